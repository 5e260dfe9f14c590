import type { Raster } from '#engines/raster/raster.ts';
import { fitted } from '#engines/raster/resize.ts';

/** Three colour planes and their luma, sRGB 0..1. */
export type Colours = {
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly luma: Float32Array;
};

/**
 * The photo at the size where regions are decided. `mean` is the average of every cell; `bright` the colour of its
 * brightest pixel, which looks between twigs and past wires, `dark` that of its darkest. `texture` is the mean full-size gradient.
 */
export type SkyLook = {
  readonly width: number;
  readonly height: number;
  readonly mean: Colours;
  readonly bright: Colours;
  readonly dark: Colours;
  readonly texture: Float32Array;
  /** The weaker of the sideways and the downward gradient: foliage is rough both ways, siding only one. */
  readonly rough: Float32Array;
};

/** 480 px is enough to tell sky from wall; wires and twigs are the matte's business, at full size. */
const LOOK_SIDE = 480;

const newColours = (count: number): Colours => ({
  r: new Float32Array(count),
  g: new Float32Array(count),
  b: new Float32Array(count),
  luma: new Float32Array(count),
});

const copyPixel = (photo: Raster, pixel: number, to: Colours, o: number): void => {
  const p = pixel * 3;
  to.r[o] = photo.data[p]! / 255;
  to.g[o] = photo.data[p + 1]! / 255;
  to.b[o] = photo.data[p + 2]! / 255;
  to.luma[o] = 0.3 * to.r[o]! + 0.59 * to.g[o]! + 0.11 * to.b[o]!;
};

export const lookAt = (photo: Raster, luma: Uint8Array): SkyLook => {
  const { width, height } = fitted(photo.width, photo.height, LOOK_SIDE);
  const count = width * height;
  const mean = newColours(count);
  const bright = newColours(count);
  const dark = newColours(count);
  const texture = new Float32Array(count);
  const rough = new Float32Array(count);
  const sideways = new Float32Array(count);
  const pixels = new Uint32Array(count);
  const brightest = new Int32Array(count).fill(-1);
  const darkest = new Int32Array(count).fill(-1);
  const column = new Int32Array(photo.width);
  for (let x = 0; x < photo.width; x++) column[x] = Math.min(width - 1, Math.floor((x * width) / photo.width));
  for (let y = 0; y < photo.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / photo.height)) * width;
    const below = y + 1 < photo.height ? photo.width : 0;
    for (let x = 0, i = y * photo.width, p = i * 3; x < photo.width; x++, i++, p += 3) {
      const o = row + column[x]!;
      mean.r[o]! += photo.data[p]!;
      mean.g[o]! += photo.data[p + 1]!;
      mean.b[o]! += photo.data[p + 2]!;
      const here = luma[i]!;
      const right = x + 1 < photo.width ? luma[i + 1]! : here;
      sideways[o]! += Math.abs(here - right);
      rough[o]! += Math.abs(here - luma[i + below]!);
      pixels[o]!++;
      if (brightest[o]! < 0 || here > luma[brightest[o]!]!) brightest[o] = i;
      if (darkest[o]! < 0 || here < luma[darkest[o]!]!) darkest[o] = i;
    }
  }
  // Gradients are per pixel, so a larger photo of the same scene has smaller ones.
  const scale = Math.sqrt(Math.max(photo.width, photo.height) / 1600);
  for (let o = 0; o < count; o++) {
    const k = 1 / (255 * Math.max(1, pixels[o]!));
    mean.r[o]! *= k;
    mean.g[o]! *= k;
    mean.b[o]! *= k;
    texture[o] = (sideways[o]! + rough[o]!) * k * scale;
    rough[o] = Math.min(sideways[o]!, rough[o]!) * k * scale;
    mean.luma[o] = 0.3 * mean.r[o]! + 0.59 * mean.g[o]! + 0.11 * mean.b[o]!;
    copyPixel(photo, Math.max(0, brightest[o]!), bright, o);
    copyPixel(photo, Math.max(0, darkest[o]!), dark, o);
  }
  return { width, height, mean, bright, dark, texture, rough };
};
