import { FLOOR, SIDES, type Surfaces } from '#engines/clearing/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { type Mask, newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Cells across the longer side. */
const ACROSS = 200;
/** What stands off by more than this many levels is a thing at the border, not a shade of the wall; a floor's glare may fade out. */
const MOST = 44;
const GLARE = 140;
/** Share of the longer side over which the border's shade fades out inside. */
const REACH = 0.035;

type Offsets = readonly [Plane, Plane, Plane];

/** Mean over one side's ring of what the photo has and the shade has not, faded inwards. */
const offsetsOf = (
  photo: Raster,
  ring: Uint8Array,
  surfaces: Surfaces,
  side: number,
  shadeAt: (i: number, channel: number) => number | undefined,
): Offsets | undefined => {
  const step = Math.max(3, Math.round(Math.max(photo.width, photo.height) / ACROSS));
  const width = Math.ceil(photo.width / step);
  const height = Math.ceil(photo.height / step);
  const weight = newPlane(width, height);
  const sums = [newPlane(width, height), newPlane(width, height), newPlane(width, height)] as const;
  let count = 0;
  const off = new Float32Array(3);
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const i = y * photo.width + x;
      if (!ring[i] || surfaces.side[i] !== side) continue;
      for (let c = 0; c < 3; c++) off[c] = photo.data[i * 3 + c]! - (shadeAt(i, c) ?? Number.NaN);
      const least = Math.min(off[0]!, off[1]!, off[2]!);
      const most = Math.max(off[0]!, off[1]!, off[2]!);
      if (!(least > -MOST && most < (side === FLOOR ? GLARE : MOST))) continue;
      const cell = Math.floor(y / step) * width + Math.floor(x / step);
      weight.data[cell]!++;
      for (let c = 0; c < 3; c++) sums[c]!.data[cell]! += off[c]!;
      count++;
    }
  if (count < 30) return undefined;
  const radius = Math.max(2, (Math.max(photo.width, photo.height) * REACH) / step / 2);
  const blur = (plane: Plane): Plane => boxBlur(boxBlur(plane, radius), radius);
  const near = blur(weight).data;
  // A straight border seen from the mask's edge fills about this much of the window.
  const full = (step * step * 1.5) / (2 * radius + 1);
  return sums.map((sum) => {
    const out = blur(sum);
    for (let i = 0; i < near.length; i++)
      out.data[i] = near[i]! > 1e-4 ? (out.data[i]! / near[i]!) * Math.min(1, near[i]! / full) : 0;
    return out;
  }) as unknown as Offsets;
};

/** Brings the fill to the photo's own shade along the mask's border, so that no step shows, and lets go further in. */
export const meetBorder = (
  photo: Raster,
  mask: Mask,
  surfaces: Surfaces,
  shadeAt: (i: number, channel: number) => number | undefined,
  out: Float32Array,
): void => {
  const { width, height } = photo;
  const wide = dilate(mask.data, width, height, Math.max(5, Math.round(Math.max(width, height) / 110) | 1));
  const ring = wide.map((v, i) => (v && !mask.data[i] ? 1 : 0));
  for (let side = 0; side < SIDES; side++) {
    const offsets = offsetsOf(photo, ring, surfaces, side, shadeAt);
    if (!offsets) continue;
    const samplers = offsets.map((plane) => rowSampler(plane, width, height));
    for (let y = 0; y < height; y++) {
      const rows = samplers.map((at) => at(y));
      for (let x = 0, i = y * width; x < width; x++, i++)
        if (mask.data[i] && surfaces.side[i] === side) for (let c = 0; c < 3; c++) out[i * 3 + c]! += rows[c]![x]!;
    }
  }
};
