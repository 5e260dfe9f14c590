import { boxBlur } from '#engines/raster/blur.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { sharedFloats } from './geometry.ts';
import type { RenderJob } from './job.ts';
import { bilinear } from './lens-focus.ts';
import { LINEAR } from './material.ts';

const FLOOR = 4;
export const GLEAM = 6;
/** How vivid boards must be for their colour to tell them from what they mirror. */
const VIVID = 0.3;
/** Half of the square over which the colour is taken, half-size pixels: a photo's colour is coarser than its light. */
const ROUND = 3;

/** How far a floor is a mirror, 0..1: below, what is pale on it is sun, bleached. */
export const polishOf = (gloss: number): number => Math.max(0, Math.min(1, (gloss - 0.7) / 0.2));

type Ground = Pick<RenderJob, 'gloss' | 'width' | 'height' | 'halfWidth' | 'halfHeight' | 'groundPlane'>;

const share = (r: number, b: number): number => (r - b) / Math.max(1e-3, r);

/**
 * What a polished floor mirrors, as light on top of its boards, and the boards' own light without grain: GLEAM numbers a half-size pixel. Boards are vivid and
 * what they mirror is grey: how much colour is left tells how much board there is. Empty where the floor is no mirror.
 */
export const gleamOf = (job: Ground, photo: Raster): Float32Array => {
  const polish = polishOf(job.gloss);
  if (polish <= 0) return new Float32Array(0);
  const low = lowOf(job, photo);
  const places: number[] = [];
  for (let i = 0; i * 3 < low.length; i++) if (low[i * 3]! > 0) places.push(i);
  const boards = boardsOf(low, places);
  if (!boards) return new Float32Array(0);
  const [r, , b] = boards;
  const out = sharedFloats((low.length / 3) * GLEAM);
  for (const i of places) {
    const o = i * 3;
    // Glare that has burnt the colour out hides boards like all the others.
    const level = Math.min(low[o]! / r, Math.max(1, (low[o]! - low[o + 2]!) / (r - b)));
    for (let k = 0; k < 3; k++) {
      const gleam = polish * Math.max(0, low[o + k]! - level * boards[k]!);
      out[i * GLEAM + k] = gleam;
      out[i * GLEAM + 3 + k] = low[o + k]! - gleam;
    }
  }
  return out;
};

/** The floor's colour without grain: means of what is floor around each half-size pixel, and a little way on under the pieces. */
const lowOf = (job: Ground, photo: Raster): Float32Array => {
  const { halfWidth: width, halfHeight: height, groundPlane: plane } = job;
  const planes = [0, 1, 2, 3].map(() => new Float32Array(width * height));
  const [red, green, blue, count] = planes as [Float32Array, Float32Array, Float32Array, Float32Array];
  const sx = job.width / photo.width;
  const sy = job.height / photo.height;
  for (let y = 0; y < photo.height; y++) {
    const row = ((y * sy) >> 1) * width;
    for (let x = 0; x < photo.width; x++) {
      const i = row + ((x * sx) >> 1);
      if (plane[i] !== FLOOR) continue;
      const o = (y * photo.width + x) * 3;
      red[i]! += LINEAR[photo.data[o]!]!;
      green[i]! += LINEAR[photo.data[o + 1]!]!;
      blue[i]! += LINEAR[photo.data[o + 2]!]!;
      count[i]!++;
    }
  }
  const [r, g, b, n] = planes.map((data) => boxBlur({ width, height, data }, ROUND).data);
  const low = new Float32Array(width * height * 3);
  for (let i = 0; i < plane.length; i++) {
    if (!(n![i]! > 1e-4)) continue;
    low[i * 3] = r![i]! / n![i]!;
    low[i * 3 + 1] = g![i]! / n![i]!;
    low[i * 3 + 2] = b![i]! / n![i]!;
  }
  return low;
};

/** The usual colour of the boards where they mirror least; none where they are grey. */
const boardsOf = (low: Float32Array, places: readonly number[]): [number, number, number] | undefined => {
  const vivid = places.map((i) => share(low[i * 3]!, low[i * 3 + 2]!)).sort((a, b) => a - b);
  const least = vivid[Math.floor(0.7 * vivid.length)] ?? 0;
  if (least < VIVID) return;
  const sum: [number, number, number] = [0, 0, 0];
  let n = 0;
  for (const i of places) {
    if (share(low[i * 3]!, low[i * 3 + 2]!) < least) continue;
    n++;
    for (let k = 0; k < 3; k++) sum[k]! += low[i * 3 + k]!;
  }
  return sum.map((v) => v / n) as [number, number, number];
};

/** The gleam between half-size pixels. */
export const gleamAt = (
  gleam: Float32Array,
  { halfWidth: w, halfHeight: h }: RenderJob,
  u: number,
  v: number,
  out: Float32Array,
): void => {
  if (gleam.length) bilinear(gleam, w, h, GLEAM, u, v, out);
};

/** How far a board's grain goes below and above its own light: what is brighter is a glint. */
const DARKEST = 0.35;
const PALEST = 1.8;
/** How many times the share of light that boards keep is left of what they mirror: only deep under a piece does that darken too. */
const SHADED = 1.6;

/** Light of a pixel of the floor: shades the boards, which have the light `usual` without their grain, and leaves what they mirror, but for the share of the view that pieces hide. */
export const shadeBoards = (own: number, gleam: number, usual: number, ratio: number, hidden: number): number => {
  const boards = gleam > 0 ? Math.min(own, PALEST * usual, Math.max(DARKEST * usual, own - gleam)) : own;
  // What is mirrored deep under a piece stands in its shade too.
  return boards * ratio + (own - boards) * (1 - hidden) * Math.min(1, SHADED * ratio);
};
