import { ease } from '#engines/raster/scalar.ts';
import { GROUND, type RenderJob, SAMPLES } from './job.ts';

/** Share of a neighbour on an outline. */
const OUTLINE = 0.075;
/** A pixel this wide on a piece still shows its weave, and one this wide a mean of it, metres; and the share of a neighbour there. */
const CLOSE = 0.006;
const DISTANT = 0.014;
const BLENDED = 0.04;
/** A coverage sample near a pixel's middle. */
const MIDDLE = 3;

/** The share of a neighbour for a pixel so wide on its piece: sharpened, the weave of what stands far off is salt and pepper. */
export const focusAt = (edge: number, span: number): number => edge + (BLENDED - edge) * ease(CLOSE, DISTANT, span);

/** Are two triangles shaded apart? As faces.ts tells it. */
type Parted = (a: number, b: number) => boolean;

/**
 * Does another piece, or another face of this one, begin beside this pixel? Sharpened across, pale sofas had white rims,
 * what lies behind them black lines, and the rim of a table teeth.
 */
const meetsAnother = ({ ids, geometry, width }: RenderJob, pixel: number, parted: Parted): boolean => {
  for (const step of [1, width]) {
    const before = ids[(pixel - step) * SAMPLES + MIDDLE]!;
    const after = ids[(pixel + step) * SAMPLES + MIDDLE]!;
    if (before === after) continue;
    if (!before || !after || geometry.placement[before - 1] !== geometry.placement[after - 1]) return true;
    if (parted(before - 1, after - 1)) return true;
  }
  return false;
};

/**
 * The furniture with the photo's own sharpness: listing photos are sharpened, and cloth without that reads as clay. `edge`
 * is the share of each side neighbour, negative to sharpen. Outlines are as soft as a lens draws them: cut at the pixel they look pasted.
 */
export const focused = (
  job: RenderJob,
  parted: Parted,
  x: number,
  y: number,
  edge: number,
  out: Float32Array,
): void => {
  const { width: w, height: h, layer } = job;
  const o = (y * w + x) * 4;
  const [l, r, u, d] = [o - 4, o + 4, o - w * 4, o + w * 4];
  const rim = x === 0 || y === 0 || x === w - 1 || y === h - 1;
  const inside = !rim && layer[o + 3]! + layer[l + 3]! + layer[r + 3]! + layer[u + 3]! + layer[d + 3]! > 4.999;
  if (!inside || meetsAnother(job, y * w + x, parted)) {
    const share = OUTLINE + 0.3 * edge;
    for (let k = 0; k < 4; k++) {
      const own = layer[o + k]!;
      const near = rim ? 4 * own : layer[l + k]! + layer[r + k]! + layer[u + k]! + layer[d + k]!;
      out[k] = own * (1 - 4 * share) + near * share;
    }
    return;
  }
  out[3] = layer[o + 3]!;
  for (let k = 0; k < 3; k++) {
    const c = layer[o + k]!;
    const near = layer[l + k]! + layer[r + k]! + layer[u + k]! + layer[d + k]!;
    const v = c * (1 - 4 * edge) + near * edge;
    out[k] = v < 0.35 * c ? 0.35 * c : v > 1.6 * c ? 1.6 * c : v;
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
