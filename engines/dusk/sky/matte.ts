import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { SkyRegion } from '#engines/dusk/sky/region.ts';
import { close } from '#engines/raster/morphology.ts';
import { type Mask, newMask, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { ease } from '#engines/raster/scalar.ts';

/** How much of every pixel is sky, and the photo with the old sky taken out of what stands before it. */
export type SkyMatte = {
  readonly alpha: Mask;
  readonly front: Raster;
  readonly frontLuma: Uint8Array;
};

export type CutSky = SkyMatte & {
  /** How much sky stands on both sides within a few pixels, for the rows that hold sky: twigs, wires, tips of leaves. */
  readonly thin: Uint8Array;
};

/** Pixels at 1600 up to which something before the sky is thin. */
const THIN = 9;

/** Shares of sky around a place between which it is none, and all of it. */
const EDGE = [0.3, 0.7] as const;

const softRow = (alpha: Uint8Array, start: number, cells: Float32Array): void => {
  for (let x = 0; x < cells.length; x++) alpha[start + x] = 255 * ease(EDGE[0], EDGE[1], cells[x]!);
};

/** The sky by its cells alone, where no network reads the photo: a plain outline, without twigs and wires. */
export const matteOf = (photo: Raster, luma: Uint8Array, look: SkyLook, region: SkyRegion): CutSky => {
  const { width, height } = photo;
  const alpha = newMask(width, height);
  const cells = { width: look.width, height: look.height, data: new Float32Array(region.cells) };
  const cellsAt = rowSampler(cells, width, height);
  for (let y = 0; y < height; y++) softRow(alpha.data, y * width, cellsAt(y));
  return { alpha, front: photo, frontLuma: luma, thin: thinOf(alpha) };
};

/** Sky within a few pixels on both sides, for the first rows. */
export const thinOf = ({ width, height, data }: Mask, rows = height): Uint8Array =>
  close(
    data.subarray(0, rows * width),
    width,
    rows,
    Math.max(5, Math.round((THIN * Math.max(width, height)) / 1600) | 1),
  );

/** Lets no more than so many bytes of sky show in a pixel; what stands there has the photo's colour then, as far as none of it is sky. */
export const showAtMost = (alpha: Uint8Array, own: Uint8Array, photo: Uint8Array, i: number, most: number): void => {
  if (alpha[i]! <= most) return;
  alpha[i] = most;
  for (let p = 3 * i; p < 3 * i + 3; p++) own[p] = own[p]! + (photo[p]! - own[p]!) * (1 - most / 255);
};
