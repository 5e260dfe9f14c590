import type { Bareness } from '#engines/clearing/shade.ts';
import { FLOOR, SIDES, type Surfaces } from '#engines/clearing/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { type Mask, newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Cells across the longer side. */
const ACROSS = 200;
/** What stands off the shade by more levels than this is no shade of the same surface. */
const MOST = 110;
/** What stands off its neighbours on the border by more is a thing that touches it; glare on a floor changes faster. */
const ODD = 26;
const ODD_GLARE = 90;
/** A window mirrored in a floor may be brighter than its shade by this much and still fades out inside. */
const GLARE = 190;
/** Cells to each side that a border is compared with, and averaged over. */
const NEIGHBOURS = 5;
/**
 * Share of the longer side over which a border's shade fades out inside, twice that on walls: further in, a shadow that
 * stayed beside a sofa would darken the room. Carried all the way like a membrane it cost 1.4 dB on a bedroom.
 */
const REACH = 0.035;
/** Darker than its shade by more than this, a floor's border is a shadow. */
const SHADOW = -24;
/** Under this a place is probably no bare surface, and says nothing. */
const BARE = 0.35;

type Offsets = readonly [Plane, Plane, Plane];

/** Mean over one side's ring of what the photo has and the shade has not, cell by cell, without what is odd. */
const ringOf = (
  photo: Raster,
  ring: Uint8Array,
  surfaces: Surfaces,
  side: number,
  shadeAt: (i: number, channel: number) => number | undefined,
  bare: Bareness,
): { readonly weight: Plane; readonly means: Offsets; readonly step: number } | undefined => {
  const step = Math.max(3, Math.round(Math.max(photo.width, photo.height) / ACROSS));
  const width = Math.ceil(photo.width / step);
  const height = Math.ceil(photo.height / step);
  const weight = newPlane(width, height);
  const means = [newPlane(width, height), newPlane(width, height), newPlane(width, height)] as const;
  const off = new Float32Array(3);
  let count = 0;
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const i = y * photo.width + x;
      if (!ring[i] || surfaces.side[i] !== side) continue;
      for (let c = 0; c < 3; c++) off[c] = photo.data[i * 3 + c]! - (shadeAt(i, c) ?? Number.NaN);
      const least = Math.min(off[0]!, off[1]!, off[2]!);
      const most = Math.max(off[0]!, off[1]!, off[2]!);
      if (!(least > (side === FLOOR ? SHADOW * 2 : -MOST) && most < (side === FLOOR ? GLARE : MOST))) continue;
      if (bare(side, x / photo.width, y / photo.height) < BARE) continue;
      const cell = Math.floor(y / step) * width + Math.floor(x / step);
      weight.data[cell]!++;
      for (let c = 0; c < 3; c++) means[c]!.data[cell]! += off[c]!;
      count++;
    }
  if (count < 30) return undefined;
  const around = boxBlur(weight, NEIGHBOURS).data;
  const usual = means.map((sum) => boxBlur(sum, NEIGHBOURS).data);
  for (let i = 0; i < weight.data.length; i++) {
    const n = weight.data[i]!;
    if (n === 0) continue;
    const odd = means.some(({ data }, c) => {
      const off = data[i]! / n - usual[c]![i]! / around[i]!;
      return off < -ODD || off > (side === FLOOR ? ODD_GLARE : ODD);
    });
    if (odd) weight.data[i] = 0;
    for (const { data } of means) if (odd) data[i] = 0;
  }
  return { weight, means, step };
};

/** The border's offset, fading out inside within `reach` pixels. */
const faded = (weight: Plane, means: Offsets, step: number, reach: number): Offsets => {
  const radius = Math.max(2, reach / step / 2);
  const blur = (plane: Plane): Plane => boxBlur(boxBlur(plane, radius), radius);
  const near = blur(weight).data;
  // A straight border seen from the mask's edge fills about this much of the window.
  const full = (step * step * 1.5) / (2 * radius + 1);
  return means.map((sum) => {
    const out = blur(sum);
    for (let i = 0; i < near.length; i++)
      out.data[i] = near[i]! > 1e-4 ? (out.data[i]! / near[i]!) * Math.min(1, near[i]! / full) : 0;
    return out;
  }) as unknown as Offsets;
};

/** Brings the fill to the photo's own shade along the mask's border, so that no step shows. */
export const meetBorder = (
  photo: Raster,
  mask: Mask,
  surfaces: Surfaces,
  shadeAt: (i: number, channel: number) => number | undefined,
  bare: Bareness,
  out: Float32Array,
): void => {
  const { width, height } = photo;
  const longer = Math.max(width, height);
  const wide = dilate(mask.data, width, height, Math.max(5, Math.round(longer / 110) | 1));
  const ring = wide.map((v, i) => (v && !mask.data[i] ? 1 : 0));
  for (let side = 0; side < SIDES; side++) {
    const seen = ringOf(photo, ring, surfaces, side, shadeAt, bare);
    if (!seen) continue;
    const { weight, means, step } = seen;
    const offsets = faded(weight, means, step, longer * REACH * (side === FLOOR ? 1 : 2));
    const samplers = offsets.map((plane) => rowSampler(plane, width, height));
    for (let y = 0; y < height; y++) {
      const rows = samplers.map((at) => at(y));
      for (let x = 0, i = y * width; x < width; x++, i++)
        if (mask.data[i] && surfaces.side[i] === side) for (let c = 0; c < 3; c++) out[i * 3 + c]! += rows[c]![x]!;
    }
  }
};
