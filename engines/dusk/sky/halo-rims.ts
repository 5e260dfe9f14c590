import type { LocalColour } from '#engines/dusk/sky/colour.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { dilate } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Blue over red from which a sky is blue, and the share of it that a rim of sharpening still has: white boards have none. */
const BLUE = 0.12;
const ITS_BLUE = 0.2;
/** Share of the sky's light that such a rim has at least; of the sky's blue and light that the darker one beyond it has; and of a rim's light that a roof behind it has at most. */
const AS_LIGHT = 0.85;
const AS_BLUE = 0.7;
const DIMMER = 0.7;
const DARK = 0.6;
/** Share of the sky's blue from which a rim is sky before a roof in the sun too, and by how many bytes that is warmer than grey. */
const HUED = 0.5;
const WARM = 12;
/** What a rim is: pale or hued, and one more than that once it is reached. */
const PALE_RIM = 1;
const HUED_RIM = 3;
/** Bytes of the matte from which there is nothing but sky; pixels that a rim is wide at most, and within which the roof begins. */
const CLEAR = 230;
const WIDE = 8;
const BEHIND = 8;

/** What may be a rim of sharpening, by its own colour. */
const rimsIn = (
  { width, height, data }: Mask,
  photo: Uint8Array,
  luma: Uint8Array,
  { r, g, b }: LocalColour,
  look: SkyLook,
  built: Plane,
  rows: number,
): Uint8Array => {
  const [redAt, greenAt, blueAt, builtAt] = [r, g, b, built.data].map((plane) =>
    rowSampler({ width: look.width, height: look.height, data: plane }, width, height),
  );
  const rims = new Uint8Array(rows * width);
  for (let y = 0, i = 0; y < rows; y++) {
    const [sr, sg, sb, house] = [redAt!(y), greenAt!(y), blueAt!(y), builtAt!(y)];
    for (let x = 0; x < width; x++, i++) {
      const blue = sb[x]! - sr[x]!;
      if (data[i]! > CLEAR || house[x]! < 0.5 || blue < BLUE) continue;
      const light = 255 * (0.3 * sr[x]! + 0.59 * sg[x]! + 0.11 * sb[x]!);
      const its = (photo[3 * i + 2]! - photo[3 * i]!) / (255 * blue);
      if (its >= ITS_BLUE && luma[i]! >= (its >= AS_BLUE ? DIMMER : AS_LIGHT) * light)
        rims[i] = its >= HUED ? HUED_RIM : PALE_RIM;
    }
  }
  return rims;
};

/** Whether something dark lies within a few pixels, or something warm behind a rim that has the sky's hue. */
const roofBehind = (luma: Uint8Array, photo: Uint8Array, i: number, width: number, hued: boolean): boolean => {
  const most = DARK * luma[i]!;
  for (const way of [-1, 1, -width, width])
    for (let d = 1, j = i + way; d <= BEHIND; d++, j += way)
      if (luma[j]! < most || (hued && photo[3 * j]! - photo[3 * j + 2]! > WARM)) return true;
  return false;
};

/**
 * Opens the pale rim that sharpening has drawn around dark roofs before a blue sky: it is lighter than the sky, so it is read as part of
 * the roof, and stood beside it as a grey bulge. It begins at open sky and ends at the roof, within a few pixels.
 */
export const openHalos = (
  alpha: Mask,
  photo: Raster,
  luma: Uint8Array,
  sky: LocalColour,
  look: SkyLook,
  built: Plane,
  rows: number,
): void => {
  const { width, data } = alpha;
  const rims = rimsIn(alpha, photo.data, luma, sky, look, built, rows);
  const inside = (rows - BEHIND) * width;
  let front: number[] = [];
  for (let i = BEHIND * width; i < inside; i++)
    if (rims[i] && Math.max(data[i - 1]!, data[i + 1]!, data[i - width]!, data[i + width]!) > CLEAR) front.push(i);
  const reached: number[] = [];
  for (let step = 0; step < WIDE && front.length > 0; step++) {
    const next: number[] = [];
    for (const i of front) {
      if (rims[i] !== PALE_RIM && rims[i] !== HUED_RIM) continue;
      rims[i]!++;
      reached.push(i);
      for (const j of [i - 1, i + 1, i - width, i + width])
        if ((rims[j] === PALE_RIM || rims[j] === HUED_RIM) && j >= BEHIND * width && j < inside) next.push(j);
    }
    front = next;
  }
  for (const i of reached) if (roofBehind(luma, photo.data, i, width, rims[i]! > HUED_RIM)) data[i] = 255;
};

/** Bytes of the matte below which something stands there, and pixels around that, to both sides together, in which its own border lies. */
const STANDS = 130;
const BORDER = 3;
/** How far light may be that between leaves from which a faint place is a twig. */
const LEAFY = 0.3;

/** Clears the faint rests of rims that lie off every edge, but for those of trees: they stood along a roof as a dashed line. */
export const clearRests = ({ width, height, data }: Mask, leaves: Plane, rows: number): void => {
  const solid = new Uint8Array(rows * width);
  for (let i = 0; i < solid.length; i++) if (data[i]! < STANDS) solid[i] = 1;
  const near = dilate(solid, width, rows, BORDER);
  const leavesAt = rowSampler(leaves, width, height);
  for (let y = 0, i = 0; y < rows; y++) {
    const tree = leavesAt(y);
    for (let x = 0; x < width; x++, i++) if (!near[i] && data[i]! < 255 && tree[x]! < LEAFY) data[i] = 255;
  }
};
