import { boxBlur, boxBlurOf, boxBlurOver, softBlur, softBlurOf } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Cells to either side of a place over which the sun's step is seen, and its stops from which it is a border. */
const ACROSS = 2;
const STEP = [0.25, 0.6] as const;
/** Cells around a border that are evened, and those over which. */
const NEAR = 5;
const WIDE = 14;
/** Stops from the wall around beyond which a place is a frame, a line or another paint, and those that are evened at most. */
const OWN = [0.75, 0.4] as const;
const MOST = 0.35;
/** The same on what is dark, log2 of its light: the network reads a part of the sun there. */
const DARK = [-2.2, -2.6] as const;
const OWN_DARK = [1.8, 1.3] as const;
const MOST_DARK = 0.7;

/** Stops below the lit wall around, both without the sun, between which a dark place is that wall in the shade, and dark paint; and the share of such a wall that tells. */
const SHADED = [0.4, 0.9] as const;
const SOME = 0.02;

/** Stops of sun within which a cell lies on the same side of a border as the one beside it. */
const ONE_SIDE = 0.25;

/** How far a place lies beside a border of the sun on one surface, 0..1. */
const besideBorders = (sun: Plane, surface: Plane): Float32Array => {
  const { width, height } = sun;
  const out = newPlane(width, height);
  const far = ACROSS * width;
  const step = (a: number, b: number): number =>
    surface.data[a]! * surface.data[b]! > 0.5 ? Math.abs(sun.data[a]! - sun.data[b]!) : 0;
  for (let i = far + ACROSS; i < out.data.length - far - ACROSS; i++)
    out.data[i] = ease(STEP[0], STEP[1], Math.max(step(i - ACROSS, i + ACROSS), step(i - far, i + far)));
  const data = boxBlurOver(out, NEAR);
  for (let i = 0; i < data.length; i++) data[i] = Math.min(1, 4 * data[i]!);
  return data;
};

const meanOver = (values: Plane, weight: Plane, radius: number, soft = false): Float32Array => {
  const sum = (soft ? softBlurOf : boxBlurOf)(values, weight, radius).data;
  const n = (soft ? softBlur : boxBlur)(weight, radius).data;
  for (let i = 0; i < sum.length; i++) sum[i]! /= n[i]! + 1e-3;
  return sum;
};

/** Mean of what is left in the nine cells around one that lie in as much sun: over both sides of a border it was half of either, and a pale line stayed beside a dark one. */
const onItsSide = (left: Float32Array, own: Float32Array, read: Float32Array, i: number, width: number): number => {
  let [sum, n] = [0, 1e-3];
  for (let row = i - width; row <= i + width; row += width)
    for (let j = row - 1; j <= row + 1; j++) {
      const weight = own[j]! * ease(2 * ONE_SIDE, ONE_SIDE, Math.abs(read[j]! - read[i]!));
      sum += weight * left[j]!;
      n += weight;
    }
  return sum / n;
};

/**
 * Evens what is left of light beside the borders of the sun on one surface: cameras and editors lift one side of a border and press the
 * other, and without the sun that stays as a line. What is thin, and what is of another paint, is left.
 */
const evenOn = (
  sun: Plane,
  light: Plane,
  read: Plane,
  surface: Plane,
  limits: readonly [number, number],
  most: number,
): void => {
  const near = besideBorders(read, surface);
  const left = newPlane(sun.width, sun.height);
  for (let i = 0; i < near.length; i++) left.data[i] = light.data[i]! - sun.data[i]!;
  const around = meanOver(left, surface, WIDE >> 1);
  const own = newPlane(sun.width, sun.height);
  for (let i = 0; i < near.length; i++)
    own.data[i] = surface.data[i]! * ease(limits[0], limits[1], Math.abs(left.data[i]! - around[i]!));
  const wide = meanOver(left, own, WIDE, true);
  for (let i = sun.width + 1; i < near.length - sun.width - 1; i++) {
    const part = near[i]! * own.data[i]!;
    const x = i % sun.width;
    if (part < 0.01 || x === 0 || x === sun.width - 1) continue;
    const narrow = onItsSide(left.data, own.data, read.data, i, sun.width);
    sun.data[i]! += part * clamp(narrow - wide[i]!, -most, most);
  }
};

/** What is dark of walls by its paint, 0..1: a lit wall's own shade is dark by day as well, and evened with the doors and windows in it a porch's shadow was made deeper. */
const darkOf = (light: Plane, read: Plane, walls: Plane): Plane => {
  const [dark, pale] = [newPlane(light.width, light.height), newPlane(light.width, light.height)];
  const left = newPlane(light.width, light.height);
  for (let i = 0; i < dark.data.length; i++) {
    dark.data[i] = walls.data[i]! * ease(DARK[0], DARK[1], light.data[i]!);
    pale.data[i] = walls.data[i]! - dark.data[i]!;
    left.data[i] = light.data[i]! - read.data[i]!;
  }
  const [sum, n] = [boxBlurOf(left, pale, WIDE).data, boxBlur(pale, WIDE).data];
  for (let i = 0; i < n.length; i++)
    if (dark.data[i]! > 0 && n[i]! > SOME) dark.data[i]! *= ease(SHADED[0], SHADED[1], sum[i]! / n[i]! - left.data[i]!);
  return dark;
};

/** On walls, on what is dark of them (doors, frames) by itself, and on roofs, which are dark. */
export const evenBorders = (sun: Plane, light: Plane, read: Plane, walls: Plane, roofs: Plane): void => {
  const dark = darkOf(light, read, walls);
  evenOn(sun, light, read, walls, OWN, MOST);
  for (const surface of [dark, roofs]) evenOn(sun, light, read, surface, OWN_DARK, MOST_DARK);
};
