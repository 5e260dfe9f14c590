import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { showAtMost } from '#engines/dusk/sky/matte.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { type Mask, newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp } from '#engines/raster/scalar.ts';

/** Distance from the sky's colour, in bytes, that noise and haze reach, that a dark thing has which hides the sky whole, and that a silver one has. */
const NOISE = 24;
const WHOLE = 330;
const SILVER = 30;
/** Bytes by which a gap between leaves is bluer than the clouds around, and the share of what it is less red: a silver leaf before white cloud is bluer too, but darker by far. */
const BLUER = 24;
const BLUER_SHARE = 0.6;
/** Share of sky from which there is some to doubt; and by how much it is more than the colours allow: what is half sky is half way between the thing's colour and the sky's. */
const SOME = 48;
const MORE = 0.2;
/** Distance, in bytes, that a thing's own colour has from the sky's for that to be told. */
const APART = 40;
/** Samples around a place that are looked at, and the share of its sky that must be too dark for sky. */
const AROUND = 4;
const MANY = 0.15;
/** Cells around in which there are leaves, and their chance there from which some are: over a parapet the sky itself darkens. */
const BY_LEAVES = 4;
const LEAFY = 0.08;
/** Pixels between samples. */
const STEP = 4;

/** How far a pixel is from the sky's colour where it is darker and hardly bluer, in bytes; 0 elsewhere. */
const offOf = (photo: Uint8Array, p: number, r: number, g: number, b: number): number => {
  const [er, eg, eb] = [r * 255 - photo[p]!, g * 255 - photo[p + 1]!, b * 255 - photo[p + 2]!];
  const drop = 0.3 * er + 0.59 * eg + 0.11 * eb;
  return drop > 0 && er - eb < Math.max(BLUER, BLUER_SHARE * er) ? Math.sqrt(er * er + eg * eg + eb * eb) : 0;
};

/** Whether a pixel holds less sky than its share says, by the colour that what stands before it has of its own. */
const tooOpen = (
  photo: Uint8Array,
  own: Uint8Array,
  p: number,
  share: number,
  r: number,
  g: number,
  b: number,
): boolean => {
  const [sr, sg, sb] = [r * 255, g * 255, b * 255];
  const [fr, fg, fb] = [sr - own[p]!, sg - own[p + 1]!, sb - own[p + 2]!];
  const apart = fr * fr + fg * fg + fb * fb;
  if (apart < APART * APART) return false;
  const thing = (fr * (sr - photo[p]!) + fg * (sg - photo[p + 1]!) + fb * (sb - photo[p + 2]!)) / apart;
  return share > MORE + Math.max(0, 1 - thing);
};

const localAt = (look: SkyLook, planes: readonly Float32Array[], width: number, height: number) =>
  planes.map((data) => rowSampler({ width: look.width, height: look.height, data }, width, height));

/** One row of that: 1 where the matte takes a pixel for sky, and where it is darker by far than the sky there. */
const doubtRow = (
  photo: Uint8Array,
  alpha: Uint8Array,
  own: Uint8Array,
  start: number,
  [r, g, b, open, leafy]: readonly Float32Array[],
  sky: Float32Array,
  dark: Float32Array,
): void => {
  for (let x = 0, at = start; x < sky.length; x++, at += STEP) {
    const a = alpha[at]!;
    if (a < SOME) continue;
    sky[x] = 1;
    if (open![x]! > 0.5 || leafy![x]! < LEAFY) continue;
    const off = offOf(photo, 3 * at, r![x]!, g![x]!, b![x]!);
    if (off <= NOISE) continue;
    if (off > NOISE + (1 - a / 255) * WHOLE || tooOpen(photo, own, 3 * at, a / 255, r![x]!, g![x]!, b![x]!))
      dark[x] = 1;
  }
};

/** Where much of what the matte takes for sky is darker than it by far, 0 or 1 for every few pixels. */
const doubtIn = (
  photo: Raster,
  alpha: Mask,
  own: Uint8Array,
  look: SkyLook,
  region: SkyRegion,
  leafy: Float32Array,
): Plane => {
  const width = Math.floor(photo.width / STEP);
  const height = Math.floor(photo.height / STEP);
  const { r, g, b } = region.local;
  const near = boxBlur({ width: look.width, height: look.height, data: leafy }, BY_LEAVES).data;
  const samplers = localAt(look, [r, g, b, new Float32Array(region.open), near], width, height);
  const dark = newPlane(width, height);
  const sky = newPlane(width, height);
  for (let y = 0; y < height; y++) {
    const row = [y * width, (y + 1) * width] as const;
    const local = samplers.map((at) => at(y));
    doubtRow(
      photo.data,
      alpha.data,
      own,
      y * STEP * photo.width,
      local,
      sky.data.subarray(...row),
      dark.data.subarray(...row),
    );
  }
  const darkAround = boxBlur(dark, AROUND).data;
  const skyAround = boxBlur(sky, AROUND).data;
  const doubt = newPlane(width, height);
  for (let i = 0; i < darkAround.length; i++)
    if (darkAround[i]! > 0.02 && darkAround[i]! > MANY * skyAround[i]!) doubt.data[i] = 1;
  return doubt;
};

const someIn = (unsure: Float32Array): boolean => {
  for (let x = 0; x < unsure.length; x++) if (unsure[x]! >= 0.05) return true;
  return false;
};

const keepRow = (
  photo: Uint8Array,
  alpha: Uint8Array,
  own: Uint8Array,
  start: number,
  unsure: Float32Array,
  [r, g, b]: readonly Float32Array[],
): void => {
  for (let x = 0, i = start; x < unsure.length; x++, i++) {
    if (unsure[x]! < 0.05 || !alpha[i]) continue;
    const off = offOf(photo, 3 * i, r![x]!, g![x]!, b![x]!);
    const most = 255 * (1 - unsure[x]! * clamp((off - NOISE) / SILVER));
    showAtMost(alpha, own, photo, i, most);
  }
};

/**
 * Keeps what the matte takes for sky though it is darker than it by far, and so is much around: silver palms and
 * glaucous firs have the sky's hue.
 */
export const keepSilver = (
  photo: Raster,
  alpha: Mask,
  own: Uint8Array,
  look: SkyLook,
  region: SkyRegion,
  /** The network's chance of leaves in each cell. */
  leafy: Float32Array,
): void => {
  const doubt = doubtIn(photo, alpha, own, look, region, leafy);
  if (!doubt.data.includes(1)) return;
  const { width, height, data } = alpha;
  const { r, g, b } = region.local;
  const samplers = localAt(look, [r, g, b], width, height);
  const doubtAt = rowSampler(boxBlur(doubt, 1), width, height);
  // Of most rows nothing is in doubt, and their colours need not be known.
  for (let y = 0; y < height; y++) {
    const unsure = doubtAt(y);
    if (someIn(unsure))
      keepRow(
        photo.data,
        data,
        own,
        y * width,
        unsure,
        samplers.map((at) => at(y)),
      );
  }
};
