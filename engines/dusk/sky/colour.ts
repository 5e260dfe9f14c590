import type { Colours, SkyLook } from '#engines/dusk/sky/look.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

const known = new WeakMap<SkyLook, Map<number, Float32Array>>();

const ruleRow = (
  colours: Colours,
  texture: Float32Array,
  smooth: readonly [number, number],
  from: number,
  to: number,
  low: number,
  rule: Float32Array,
): void => {
  for (let i = from; i < to; i++) {
    if (texture[i]! >= smooth[1]) continue;
    const r = colours.r[i]!;
    const g = colours.g[i]!;
    const b = colours.b[i]!;
    const luma = colours.luma[i]!;
    const high = Math.max(r, g, b);
    const saturation = high > 0 ? (high - Math.min(r, g, b)) / high : 0;
    const blue = ease(0, 0.08, b - r) * ease(-0.06, 0, b - g) * ease(0.3, 0.45, high);
    const white = ease(0.18, 0.06, saturation) * ease(0.7, 0.85, luma);
    const grey = ease(0.25, 0.12, saturation) * ease(0.38, 0.55, luma) * ease(-0.04, 0, b - r) * 0.9;
    rule[i] = Math.max(blue, white, grey) * ease(smooth[1], smooth[0], texture[i]!) * low;
  }
};

/** How much a cell looks like sky by itself: blue, white or cool grey, smooth, and not in the lower part. */
export const skyRule = (look: SkyLook, smooth: readonly [number, number]): Float32Array => {
  const { width, height, mean: colours } = look;
  const rules = known.get(look) ?? new Map<number, Float32Array>();
  known.set(look, rules);
  const before = rules.get(smooth[1]);
  if (before) return before;
  const rule = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const low = ease(0.66, 0.5, y / height);
    if (low === 0) break;
    ruleRow(colours, look.texture, smooth, y * width, (y + 1) * width, low, rule);
  }
  rules.set(smooth[1], rule);
  return rule;
};

export type LocalColour = { readonly r: Float32Array; readonly g: Float32Array; readonly b: Float32Array };

/** Sums of `values` times `weight` over squares of `step` cells. */
const gathered = (values: Float32Array | undefined, weight: Plane, step: number): Plane => {
  const { width, height } = weight;
  const out = newPlane(Math.ceil(width / step), Math.ceil(height / step));
  const column = new Int32Array(width);
  for (let x = 0; x < width; x++) column[x] = Math.floor(x / step);
  for (let y = 0; y < height; y++)
    gatherRow(out.data, Math.floor(y / step) * out.width, column, values, weight.data, y * width);
  return out;
};

const gatherRow = (
  out: Float32Array,
  row: number,
  column: Int32Array,
  values: Float32Array | undefined,
  weight: Float32Array,
  start: number,
): void => {
  for (let x = 0, i = start; x < column.length; x++, i++) {
    const w = weight[i]!;
    if (w > 0) out[row + column[x]!]! += values ? values[i]! * w : w;
  }
};

/** Weights of the colours around, blurred over `reach` cells, over five times as many and over all. */
type Around = { readonly near: Float32Array; readonly mid: Float32Array; readonly far: number };

const meanOf = (values: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
};

/** The mean over all of it stands in for a third, endless blur. */
const aroundOf = (values: Plane, reach: number): Around => ({
  near: softBlur(values, reach).data,
  mid: softBlur(values, reach * 5).data,
  far: meanOf(values.data) * 0.0005 + 1e-9,
});

const spread = (source: Float32Array, weight: Plane, weights: Around, step: number, reach: number): Float32Array => {
  const out = gathered(source, weight, step);
  const { near, mid, far } = aroundOf(out, reach / step);
  for (let i = 0; i < near.length; i++)
    out.data[i] = (near[i]! + mid[i]! * 0.02 + far) / (weights.near[i]! + weights.mid[i]! * 0.02 + weights.far + 1e-9);
  return growPlane(out, weight.width, weight.height).data;
};

/**
 * Carries the colours under `weight` smoothly to where there are none: near ones first, far ones as the last resort.
 * What is blurred over `reach` cells needs no more than a few of them to a sample.
 */
export const spreadColours = ({ r, g, b }: LocalColour, weight: Plane, reach: number): LocalColour => {
  const step = reach >= 16 ? 4 : 2;
  const weights = aroundOf(gathered(undefined, weight, step), reach / step);
  return {
    r: spread(r, weight, weights, step, reach),
    g: spread(g, weight, weights, step, reach),
    b: spread(b, weight, weights, step, reach),
  };
};

export const colourDistance = (colours: Colours, i: number, other: LocalColour): number => {
  const r = colours.r[i]! - other.r[i]!;
  const g = colours.g[i]! - other.g[i]!;
  const b = colours.b[i]! - other.b[i]!;
  return Math.sqrt(r * r + g * g + b * b);
};

const BINS = 12;
const binOf = (r: number, g: number, b: number): number => {
  const bin = (v: number): number => Math.min(BINS - 1, Math.floor(clamp(v) * BINS));
  return (bin(r) * BINS + bin(g)) * BINS + bin(b);
};

/** Chance that a colour is sky in this very photo, from colour counts inside and outside a first region. */
export const skyChance = (look: SkyLook, inside: Uint8Array, colours: Colours): Float32Array => {
  const sky = new Float32Array(BINS ** 3);
  const rest = new Float32Array(BINS ** 3);
  let skyCount = 1;
  let restCount = 1;
  for (let i = 0; i < inside.length; i++) {
    const bin = binOf(look.mean.r[i]!, look.mean.g[i]!, look.mean.b[i]!);
    if (inside[i]) {
      sky[bin]!++;
      skyCount++;
    } else {
      rest[bin]!++;
      restCount++;
    }
  }
  for (let bin = 0; bin < sky.length; bin++) {
    const s = (sky[bin]! + 0.02) / skyCount;
    const o = (rest[bin]! + 0.1) / restCount;
    sky[bin] = s / (s + o);
  }
  const chance = new Float32Array(inside.length);
  for (let i = 0; i < chance.length; i++) chance[i] = sky[binOf(colours.r[i]!, colours.g[i]!, colours.b[i]!)]!;
  return chance;
};
