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

/** How many pixels of one side lie in each cell, and the sums of their channels. */
type Sums = { readonly weight: Plane; readonly channels: readonly [Plane, Plane, Plane] };

const meanOf = (sum: Plane, weights: Float32Array): Float32Array => {
  const sums = boxBlur(sum, BAND).data;
  for (let i = 0; i < sums.length; i++) sums[i] = weights[i]! > 0.01 ? sums[i]! / weights[i]! : Number.NaN;
  return sums;
};

/** What has to be added to one side, by cells: the step at the border, fading out inside. */
const offsetsOf = (photo: Sums, fill: Sums, side: number): Plane[] => {
  const { width, height } = photo.weight;
  const open = boxBlur(photo.weight, FADE).data;
  const taken = boxBlur(fill.weight, FADE).data;
  const there = boxBlur(photo.weight, BAND).data;
  const here = boxBlur(fill.weight, BAND).data;
  const most = side === FLOOR ? MOST_GLARE : MOST;
  const least = side === FLOOR ? -MOST : -DARKER;
  return photo.channels.map((sum, c) => {
    const outer = meanOf(sum, there);
    const inner = meanOf(fill.channels[c]!, here);
    const value = newPlane(width, height);
    const known = newPlane(width, height);
    for (let i = 0; i < outer.length; i++) {
      const off = outer[i]! - inner[i]!;
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
    return value;
  });
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
  const sums = Array.from(
    { length: SIDES * 2 },
    (): Sums => ({
      weight: plane(),
      channels: [plane(), plane(), plane()],
    }),
  );
  const cells = sums.flatMap(({ weight, channels }) => [weight, ...channels].map(({ data }) => data));
  // Four pixels of a cell say its mean as well as sixteen.
  const skip = step >= 4 ? 2 : 1;
  for (let y = 0; y < height; y += skip) {
    const row = Math.floor(y / step) * columns;
    for (let x = 0; x < width; x += skip) {
      const i = y * width + x;
      const inside = mask.data[i] ? 1 : 0;
      const from = inside ? out : photo.data;
      const at = (surfaces.side[i]! * 2 + inside) * 4;
      const cell = row + Math.floor(x / step);
      cells[at]![cell]!++;
      cells[at + 1]![cell]! += from[i * 3]!;
      cells[at + 2]![cell]! += from[i * 3 + 1]!;
      cells[at + 3]![cell]! += from[i * 3 + 2]!;
    }
  }
  const offsets = Array.from({ length: SIDES }, (_, side) => {
    const [open, taken] = [sums[side * 2]!, sums[side * 2 + 1]!];
    return taken.weight.data.some((v) => v > 0) ? offsetsOf(open, taken, side) : undefined;
  });
  addBySide(mask, surfaces, offsets, out);
};

/** Adds to every masked pixel what its own side has there. */
export const addBySide = (
  mask: Mask,
  { width, height, side: sides }: Surfaces,
  offsets: readonly (readonly Plane[] | undefined)[],
  out: Float32Array,
): void => {
  const samplers = offsets.map((planes) => planes?.map((plane) => rowSampler(plane, width, height)));
  for (let y = 0; y < height; y++) {
    const row = mask.data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((v) => v > 0);
    if (first < 0) continue;
    const lines = samplers.map((channels) => channels?.map((at) => at(y)));
    for (let x = first, i = y * width + first; x < width; x++, i++) {
      if (!row[x]) continue;
      const own = lines[sides[i]!];
      if (!own) continue;
      out[i * 3]! += own[0]![x]!;
      out[i * 3 + 1]! += own[1]![x]!;
      out[i * 3 + 2]! += own[2]![x]!;
    }
  }
};
