import { skyRule } from '#engines/dusk/sky/colour.ts';
import { floodEven, floodSmooth } from '#engines/dusk/sky/flood.ts';
import type { Colours, SkyLook } from '#engines/dusk/sky/look.ts';
import { placesWith } from '#engines/raster/places.ts';
import { labelRegions, membersOf } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Cells that are settled before the search: 1 sky and 2 never sky, both by the person; the rest by the network:
 * 3 sky; 4 far from any tree, so that no sky is sought between twigs there; 5 probably sky behind wires or cloud edges,
 * if open sky is next to it; 6 a tree; 7 a hill behind it all. */
export type FixedCells = Uint8Array;
export const SEEN_SKY = 3;
export const NO_TWIGS = 4;
export const LIKELY_SKY = 5;
export const TREE = 6;
export const HILL = 7;
const barred = (v: number | undefined): boolean => v === 2 || v === HILL;

/** Cells of the sky's colours. */
const skyLike = (rule: Float32Array, fixed: FixedCells): Uint8Array => {
  const out = new Uint8Array(rule.length);
  for (let i = 0; i < out.length; i++) if (rule[i]! > 0.4 && !barred(fixed[i])) out[i] = 1;
  return out;
};

/** Edge-free cells of any cool and light colour, down to `last`. */
const hazeLike = ({ r, g, b, luma }: Colours, texture: Float32Array, fixed: FixedCells, last: number): Uint8Array => {
  const out = new Uint8Array(fixed.length);
  for (let i = 0; i <= last && i < out.length; i++) {
    if (barred(fixed[i]) || texture[i]! > 0.022 || luma[i]! < 0.42) continue;
    const warm = (r[i]! - b[i]!) / Math.max(r[i]!, g[i]!, b[i]!);
    if (warm < 0.12 && g[i]! - Math.max(r[i]!, b[i]!) < 0.02) out[i] = 1;
  }
  return out;
};

/** Open sky: from the top rows, through smooth sky-like colours, then through edge-free haze of any cool colour. */
export const openSky = (look: SkyLook, fixed: FixedCells, tolerance: number): Uint8Array => {
  const { width, height, mean, texture } = look;
  const rule = skyRule(look, [0.025, 0.065]);
  // Only the top 2 %: a house that reaches higher than that is rarer than one that reaches into 12 %.
  const top = Math.max(2, Math.round(height * 0.02)) * width;
  const start = placesWith(fixed, 1, SEEN_SKY);
  for (let i = 0; i < top; i++) if (rule[i]! > 0.55 && !barred(fixed[i])) start[i] = 1;
  const first = floodSmooth(width, height, start, skyLike(rule, fixed), mean, tolerance);
  const low = Math.floor(height * 0.6) * width;
  return floodEven(width, height, first, hazeLike(mean, texture, fixed, low), mean, tolerance / 2);
};

/** Looks past up to `BRIDGE` cells in the four directions; the colours on both sides of a wire are the same sky. */
const BRIDGE = 5;
/** Blue over red of what is no wall, and the light that haze may add across one wire. */
const PALE_BLUE = 0.07;
const HAZE = 0.12;
const acrossWires = (look: SkyLook, open: Uint8Array, cells: readonly number[]): { pairs: number; apart: number } => {
  const { width, mean } = look;
  const distances: number[] = [];
  // Towards the horizon a blue sky pales; what is lighter, but blue still, is as near as its hue is.
  const apart = (i: number, j: number): number => {
    const lift = mean.b[i]! - mean.r[i]! > PALE_BLUE ? Math.max(0, Math.min(HAZE, mean.luma[i]! - mean.luma[j]!)) : 0;
    const way = lift / Math.max(0.05, 1 - mean.luma[j]!);
    const off = (c: Float32Array): number => c[i]! - c[j]! - way * (1 - c[j]!);
    return Math.hypot(off(mean.r), off(mean.g), off(mean.b));
  };
  for (const i of cells) {
    const x = i % width;
    for (const hop of [-1, 1, -width, width]) {
      for (let n = 2; n <= BRIDGE; n++) {
        const j = i + hop * n;
        if (j < 0 || j >= open.length || (Math.abs(hop) === 1 && Math.abs((j % width) - x) !== n)) break;
        if (!open[j]) continue;
        distances.push(apart(i, j));
        break;
      }
    }
  }
  return { pairs: distances.length, apart: quantile(distances, 0.5) };
};

/** Smooth cells of the sky's colours that are not open yet. */
const restOf = (open: Uint8Array, fixed: FixedCells, rule: Float32Array, texture: Float32Array): Uint8Array => {
  const out = new Uint8Array(open.length);
  for (let i = 0; i < out.length; i++)
    if (!open[i] && !barred(fixed[i]) && rule[i]! > 0.4 && texture[i]! < 0.03) out[i] = 1;
  return out;
};

/** Adds smooth pieces of sky that a wire cuts off. A white wall behind an eave is kept out by the colour match. */
export const bridged = (look: SkyLook, fixed: FixedCells, first: Uint8Array): Uint8Array => {
  const { width, height, texture } = look;
  const rule = skyRule(look, [0.02, 0.045]);
  const open = first.slice();
  for (let round = 0; round < 3; round++) {
    const { labels, regions } = labelRegions(restOf(open, fixed, rule, texture), width, height);
    const members = membersOf(labels, regions.length);
    let added = 0;
    for (const [index, region] of regions.entries()) {
      if (region.area < 12) continue;
      const { pairs, apart } = acrossWires(look, open, members[index]!);
      if (pairs < Math.max(6, 0.5 * Math.sqrt(region.area)) || apart > 0.045) continue;
      for (const i of members[index]!) open[i] = 1;
      added += region.area;
    }
    if (added === 0) break;
  }
  return open;
};
