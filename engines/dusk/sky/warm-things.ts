import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { showAtMost } from '#engines/dusk/sky/matte.ts';
import { dilate, open } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Blue over red from which a sky is deep enough to tell what stands before it by hue, and by how many bytes that is warmer than grey at least. */
const BLUE = 0.25;
const WARM = 6;
/** Light, in bytes, from which a cloud in the sun may be as warm. */
const BRIGHT = 235;
/** Bytes of the matte: below is a thing; and from which a warm one is eaten. */
const THING = 60;
const EATEN = 60;
/** Pixels across of the smallest one, and around it within which it is mixed with the sky. */
const PIECE = 3;
const AROUND = 13;
/** Shares of the sky's blue between which its border lies: cameras store colour at half size, which draws it out over several pixels. */
const MIXED = [0.3, 0.7] as const;

/** Marks what is warm in a row of the house: how much of it was taken for sky. */
const warmRow = (
  warm: Uint8Array,
  pixels: Uint8Array,
  luma: Uint8Array,
  alpha: Uint8Array,
  house: Float32Array,
  first: number,
): number => {
  let eaten = 0;
  for (let x = 0, i = first; x < house.length; x++, i++) {
    if (house[x]! < 0.3 || luma[i]! > BRIGHT || pixels[3 * i]! - pixels[3 * i + 2]! < WARM) continue;
    warm[i] = 1;
    if (alpha[i]! > EATEN) eaten++;
  }
  return eaten;
};

/**
 * Keeps pale warm things that rise from a roof into a blue sky: a stuccoed chimney is as light as the haze, and was eaten to a stump with
 * a fan of rests above it. Nothing in a blue sky is warmer than grey, and around such a thing its blue tells the share of sky.
 */
export const keepWarmThings = (
  alpha: Mask,
  own: Uint8Array,
  photo: Raster,
  luma: Uint8Array,
  sky: LocalColour,
  look: SkyLook,
  built: Plane,
  rows: number,
): void => {
  const { width, height, data } = alpha;
  const warm = new Uint8Array(rows * width);
  const builtAt = rowSampler(built, width, height);
  let eaten = 0;
  for (let y = 0; y < rows; y++) eaten += warmRow(warm, photo.data, luma, data, builtAt(y), y * width);
  if (eaten === 0) return;
  const pieces = open(warm, width, rows, PIECE);
  const { labels, regions } = labelRegions(pieces, width, rows);
  const standing = new Uint8Array(regions.length + 1);
  for (let i = 0; i < labels.length; i++) if (labels[i] && data[i]! < THING) standing[labels[i]!] = 1;
  for (let i = 0; i < labels.length; i++) pieces[i] = standing[labels[i]!]! && data[i]! > EATEN ? 1 : 0;
  const near = dilate(pieces, width, rows, AROUND);
  const [redAt, blueAt] = [sky.r, sky.b].map((plane) =>
    rowSampler({ width: look.width, height: look.height, data: plane }, width, height),
  );
  for (let y = 0, i = 0; y < rows; y++) {
    const [sr, sb] = [redAt!(y), blueAt!(y)];
    for (let x = 0; x < width; x++, i++) {
      const blue = sb[x]! - sr[x]!;
      if (!near[i] || blue < BLUE) continue;
      const share = ease(MIXED[0], MIXED[1], (photo.data[3 * i + 2]! - photo.data[3 * i]!) / (255 * blue));
      showAtMost(data, own, photo.data, i, 255 * share);
    }
  }
};
