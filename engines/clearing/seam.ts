import { addBySide } from '#engines/clearing/close-step.ts';
import type { Bareness } from '#engines/clearing/shade.ts';
import { FLOOR, SIDES, type Surfaces } from '#engines/clearing/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { dilate } from '#engines/raster/morphology.ts';
import { type Mask, newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';

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

/** Sums over one side's ring of what the photo has and the shade has not, cell by cell. */
type Ring = { readonly weight: Plane; readonly means: Offsets; count: number };

const ringsOf = (
  photo: Raster,
  mask: Mask,
  surfaces: Surfaces,
  shadeAt: (i: number, channel: number) => number | undefined,
  bare: Bareness,
  step: number,
): readonly Ring[] => {
  const { width, height, data } = photo;
  const columns = Math.ceil(width / step);
  const plane = (): Plane => newPlane(columns, Math.ceil(height / step));
  const rings = Array.from(
    { length: SIDES },
    (): Ring => ({ weight: plane(), means: [plane(), plane(), plane()], count: 0 }),
  );
  const wide = dilate(mask.data, width, height, Math.max(5, Math.round(Math.max(width, height) / 110) | 1));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!wide[i] || mask.data[i]) continue;
      const side = surfaces.side[i]!;
      const red = data[i * 3]! - (shadeAt(i, 0) ?? Number.NaN);
      const green = data[i * 3 + 1]! - (shadeAt(i, 1) ?? Number.NaN);
      const blue = data[i * 3 + 2]! - (shadeAt(i, 2) ?? Number.NaN);
      const least = Math.min(red, green, blue);
      const most = Math.max(red, green, blue);
      if (!(least > (side === FLOOR ? SHADOW * 2 : -MOST) && most < (side === FLOOR ? GLARE : MOST))) continue;
      if (bare(side, x / width, y / height) < BARE) continue;
      const cell = Math.floor(y / step) * columns + Math.floor(x / step);
      const ring = rings[side]!;
      ring.weight.data[cell]!++;
      ring.means[0].data[cell]! += red;
      ring.means[1].data[cell]! += green;
      ring.means[2].data[cell]! += blue;
      ring.count++;
    }
  return rings;
};

/** Takes out what stands off its neighbours along the ring. */
const dropOdd = ({ weight, means }: Ring, side: number): void => {
  const around = boxBlur(weight, NEIGHBOURS).data;
  const usual = means.map((sum) => boxBlur(sum, NEIGHBOURS).data);
  for (let i = 0; i < weight.data.length; i++) {
    const n = weight.data[i]!;
    if (n === 0) continue;
    const odd = means.some(({ data }, c) => {
      const off = data[i]! / n - usual[c]![i]! / around[i]!;
      return off < -ODD || off > (side === FLOOR ? ODD_GLARE : ODD);
    });
    if (!odd) continue;
    weight.data[i] = 0;
    for (const { data } of means) data[i] = 0;
  }
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
  const longer = Math.max(photo.width, photo.height);
  const step = Math.max(3, Math.round(longer / ACROSS));
  const offsets = ringsOf(photo, mask, surfaces, shadeAt, bare, step).map((ring, side) => {
    if (ring.count < 30) return undefined;
    dropOdd(ring, side);
    return faded(ring.weight, ring.means, step, longer * REACH * (side === FLOOR ? 1 : 2));
  });
  addBySide(mask, surfaces, offsets, out);
};
