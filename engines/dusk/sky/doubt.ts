import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { type Mask, newPlane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Distance from the sky's colour, in bytes, that noise and haze reach, and that a dark thing has which hides the sky whole. */
const NOISE = 24;
const WHOLE = 190;
/** Samples around a place that are looked at, and the share of its sky that must be too dark for sky. */
const AROUND = 4;
const MANY = 0.3;
/** Pixels between samples. */
const STEP = 4;

/**
 * The share of the picture that the matte takes for sky though it is darker than it by far, and so is much around:
 * silver palms and glaucous firs have the sky's hue.
 */
export const doubtOf = (photo: Raster, alpha: Mask, look: SkyLook, region: SkyRegion): number => {
  const width = Math.floor(photo.width / STEP);
  const height = Math.floor(photo.height / STEP);
  const { r, g, b } = region.local;
  const shut = new Float32Array(region.open.length);
  for (let i = 0; i < shut.length; i++) shut[i] = 1 - region.open[i]!;
  const samplers = [r, g, b, shut].map((data) =>
    rowSampler({ width: look.width, height: look.height, data }, width, height),
  );
  const dark = newPlane(width, height);
  const sky = newPlane(width, height);
  for (let y = 0; y < height; y++) {
    const [sr, sg, sb, closed] = samplers.map((at) => at(y)) as Float32Array[];
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const at = y * STEP * photo.width + x * STEP;
      const a = alpha.data[at]!;
      if (a < 128) continue;
      sky.data[i] = 1;
      if (closed![x]! < 0.5) continue;
      const er = sr![x]! * 255 - photo.data[3 * at]!;
      const eg = sg![x]! * 255 - photo.data[3 * at + 1]!;
      const eb = sb![x]! * 255 - photo.data[3 * at + 2]!;
      const off = Math.sqrt(er * er + eg * eg + eb * eb);
      if (off > NOISE + (1 - a / 255) * WHOLE && 0.3 * er + 0.59 * eg + 0.11 * eb > 0) dark.data[i] = 1;
    }
  }
  const darkAround = boxBlur(dark, AROUND).data;
  const skyAround = boxBlur(sky, AROUND).data;
  let sum = 0;
  for (let i = 0; i < sky.data.length; i++) if (dark.data[i] && darkAround[i]! > MANY * skyAround[i]!) sum++;
  return sum / sky.data.length;
};
