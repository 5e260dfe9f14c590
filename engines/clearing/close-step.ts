import { FLOOR, SIDES, type Surfaces } from '#engines/clearing/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { type Mask, newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Cells across the longer side. */
const ACROSS = 400;
/** Cells on both sides of the border whose means are compared, and cells over which what is left of a step fades out. */
const BAND = 1.5;
const FADE = 5;
/** A step by more levels is a thing that touches the border; a floor may mirror a window. */
const MOST = 60;
/** On walls a darker border is what a thing left beside the mask; met, it would run into the cleared wall as a smudge. */
const DARKER = 24;
const MOST_GLARE = 170;

const meanOf = (sum: Plane, weight: Plane): Float32Array => {
  const sums = boxBlur(sum, BAND).data;
  const weights = boxBlur(weight, BAND).data;
  return sums.map((v, i) => (weights[i]! > 0.05 ? v / weights[i]! : Number.NaN));
};

/**
 * What is left of the step between fill and photo after the shade met the border: both sides of the border are compared
 * a few pixels deep, surface by surface, and the difference fades out just inside, so that no outline of the mask stays.
 */
export const closeStep = (photo: Raster, mask: Mask, surfaces: Surfaces, out: Float32Array): void => {
  const { width, height } = photo;
  const step = Math.max(2, Math.round(Math.max(width, height) / ACROSS));
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const plane = (): Plane => newPlane(columns, rows);
  for (let side = 0; side < SIDES; side++) {
    const weights = { photo: plane(), fill: plane() };
    const sums = { photo: [plane(), plane(), plane()], fill: [plane(), plane(), plane()] };
    let inside = 0;
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        if (surfaces.side[i] !== side) continue;
        const cell = Math.floor(y / step) * columns + Math.floor(x / step);
        const of = mask.data[i] ? 'fill' : 'photo';
        if (of === 'fill') inside++;
        weights[of].data[cell]!++;
        for (let c = 0; c < 3; c++)
          sums[of][c]!.data[cell]! += of === 'fill' ? out[i * 3 + c]! : photo.data[i * 3 + c]!;
      }
    if (inside === 0) continue;
    const open = boxBlur(weights.photo, FADE).data;
    const taken = boxBlur(weights.fill, FADE).data;
    const most = side === FLOOR ? MOST_GLARE : MOST;
    const least = side === FLOOR ? -MOST : -DARKER;
    const offsets = [0, 1, 2].map((c) => {
      const there = meanOf(sums.photo[c]!, weights.photo);
      const here = meanOf(sums.fill[c]!, weights.fill);
      const value = plane();
      const known = plane();
      for (let i = 0; i < there.length; i++) {
        const off = there[i]! - here[i]!;
        if (!(off > least && off < most)) continue;
        value.data[i] = off;
        known.data[i] = 1;
      }
      const spread = boxBlur(value, FADE).data;
      const near = boxBlur(known, FADE).data;
      for (let i = 0; i < spread.length; i++) {
        const nearness = open[i]! / Math.max(1e-6, open[i]! + taken[i]!);
        value.data[i] = near[i]! > 0.01 ? (spread[i]! / near[i]!) * Math.min(1, 2.2 * nearness) : 0;
      }
      return rowSampler(value, width, height);
    });
    for (let y = 0, i = 0; y < height; y++) {
      const lines = offsets.map((at) => at(y));
      for (let x = 0; x < width; x++, i++)
        if (mask.data[i] && surfaces.side[i] === side) for (let c = 0; c < 3; c++) out[i * 3 + c]! += lines[c]![x]!;
    }
  }
};
