import { GROUND, type RenderJob } from './job.ts';

/** Share of each side neighbour. */
const LENS = 0.08;

/** The furniture as a lens draws it, before the picture is sharpened: cut at the pixel, slanting edges turned to stairs. */
export const lensed = ({ width: w, height: h, layer }: RenderJob, x: number, y: number, out: Float32Array): void => {
  const o = (y * w + x) * 4;
  const rim = x === 0 || y === 0 || x === w - 1 || y === h - 1;
  for (let k = 0; k < 4; k++) {
    const own = layer[o + k]!;
    const near = rim ? 4 * own : layer[o - 4 + k]! + layer[o + 4 + k]! + layer[o - w * 4 + k]! + layer[o + w * 4 + k]!;
    out[k] = own * (1 - 4 * LENS) + near * LENS;
  }
};

/** The layer between its pixels, for a photo that is larger. */
export const bilinear = (
  from: Float32Array,
  w: number,
  h: number,
  channels: number,
  u: number,
  v: number,
  out: Float32Array,
): void => {
  const x = u < 0 ? 0 : u > w - 1.001 ? w - 1.001 : u;
  const y = v < 0 ? 0 : v > h - 1.001 ? h - 1.001 : v;
  const i = x | 0;
  const j = y | 0;
  const fx = x - i;
  const fy = y - j;
  const a = (j * w + i) * channels;
  const b = a + (i + 1 < w ? channels : 0);
  const down = j + 1 < h ? w * channels : 0;
  for (let k = 0; k < channels; k++) {
    const top = from[a + k]! * (1 - fx) + from[b + k]! * fx;
    const low = from[a + down + k]! * (1 - fx) + from[b + down + k]! * fx;
    out[k] = top * (1 - fy) + low * fy;
  }
};

/** The room's light between half-size pixels. Pixels that a piece hides wholly hold nothing and do not count: they drew dark lines around pieces. */
export const groundAt = (from: Float32Array, w: number, h: number, u: number, v: number, out: Float32Array): void => {
  const x = u < 0 ? 0 : u > w - 1.001 ? w - 1.001 : u;
  const y = v < 0 ? 0 : v > h - 1.001 ? h - 1.001 : v;
  const i = x | 0;
  const j = y | 0;
  let weight = 0;
  out.fill(0);
  for (let q = 0; q < 4; q++) {
    const a = i + (q & 1);
    const b = j + (q >> 1);
    if (a >= w || b >= h) continue;
    const o = (b * w + a) * GROUND;
    if (from[o] === 0) continue;
    const share = (q & 1 ? x - i : 1 - x + i) * (q >> 1 ? y - j : 1 - y + j) + 1e-4;
    for (let k = 0; k < GROUND; k++) out[k]! += from[o + k]! * share;
    weight += share;
  }
  if (weight === 0) {
    out.fill(1, 0, 3);
    out[7] = 1;
    return;
  }
  for (let k = 0; k < GROUND; k++) out[k]! /= weight;
};

const BESIDE = 3;

/** The room's light beside what hides it: mean of the nearest half-size pixels that show it. Leaves `out` where none does. */
export const groundBeside = (
  from: Float32Array,
  w: number,
  h: number,
  x: number,
  y: number,
  out: Float32Array,
): void => {
  const sum = new Float32Array(3);
  let n = 0;
  for (let v = Math.max(0, y - BESIDE); v <= Math.min(h - 1, y + BESIDE); v++) {
    for (let u = Math.max(0, x - BESIDE); u <= Math.min(w - 1, x + BESIDE); u++) {
      const o = (v * w + u) * GROUND;
      if (from[o] === 0) continue;
      n++;
      for (let k = 0; k < 3; k++) sum[k]! += from[o + k]!;
    }
  }
  if (n > 0) for (let k = 0; k < 3; k++) out[k] = sum[k]! / n;
};
