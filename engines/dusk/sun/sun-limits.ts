import { bytesOf, STEP } from '#engines/dusk/sun/daylight.ts';
import { closeAlong, ofNine, openAlong } from '#engines/raster/morphology.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Stops beyond those of the cells around that a pixel may lose, and those to one of slope that is there for texture, and no border's. */
const LEEWAY = 0.05;
const TEXTURE = 1.5;
/** Cells along a row within which a thing is thin, and the stops from which it is: a post, a wire, the shadow of a twig are narrower than a cell, and told by their own light, so many stops more or less. */
const POST = 5;
const THIN = [0.25, 0.5] as const;
const LOOSE = 3;

/** The least and the most stops that a pixel loses. */
export type SunLimits = { readonly least: Plane; readonly most: Plane };

const stopsOf = (slope: Float32Array, excess: Float32Array, light: Plane): Plane => {
  const out = newPlane(light.width, light.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = slope[i]! * light.data[i]! + excess[i]!;
  return out;
};

const thinIn = (out: Float32Array, plain: Float32Array, bytes: Uint8Array, closed: Uint8Array, open: Uint8Array) => {
  for (let i = 0; i < out.length; i++) {
    const off = Math.max(closed[i]! - bytes[i]!, bytes[i]! - open[i]!) / STEP;
    out[i] = Math.max(1 - plain[i]!, ease(THIN[0], THIN[1], off));
  }
};

const addMost = (out: Float32Array, data: Float32Array): void => {
  for (let i = 0; i < out.length; i++) if (data[i]! > out[i]!) out[i] = data[i]!;
};

/** Where there is a post, a wire or a spot of light, or no plain wall, roof or ground at all, 0..1: boards that run across are plain. */
const thinAround = (plain: Plane, light: Plane, dappled: readonly Plane[]): Float32Array => {
  const { width, height } = plain;
  const bytes = bytesOf(light);
  const out = newPlane(width, height);
  const closed = closeAlong(bytes, width, height, POST, 'across');
  thinIn(out.data, plain.data, bytes, closed, openAlong(bytes, width, height, POST, 'across'));
  for (const { data } of dappled) addMost(out.data, data);
  return ofNine(out, true).data;
};

const loosen = (
  least: Float32Array,
  most: Float32Array,
  slope: Float32Array,
  drawn: Float32Array,
  thin: Float32Array,
): void => {
  for (let i = 0; i < slope.length; i++) {
    const leeway = LEEWAY + TEXTURE * Math.abs(slope[i]! - drawn[i]!) + LOOSE * thin[i]!;
    least[i]! -= leeway;
    most[i]! += leeway;
  }
};

/**
 * Keeps the stops that are read at full size (slope x log light + excess) within those of the cells around a pixel. Beside the border of a shadow, and
 * around every frame, they follow light: a dark line between boards lost less than the boards did, and along such a border a band of wall had no boards.
 */
export const sunLimits = (
  slope: Plane,
  excess: Plane,
  light: Plane,
  /** The slope as borders have it, before texture was kept. */
  drawn: Float32Array,
  plain: Plane,
  /** Doors and walls on which spots of sun are flattened, 0..1. */
  dappled: readonly Plane[],
): SunLimits => {
  const stops = stopsOf(slope.data, excess.data, light);
  const limits = { least: ofNine(stops, false), most: ofNine(stops, true) };
  loosen(limits.least.data, limits.most.data, slope.data, drawn, thinAround(plain, light, dappled));
  return limits;
};
