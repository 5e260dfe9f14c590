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

const copyPixels = (data: Uint8Array, pixels: Int32Array, { r, g, b, luma }: Colours): void => {
  for (let o = 0; o < pixels.length; o++) {
    const p = Math.max(0, pixels[o]!) * 3;
    r[o] = data[p]! / 255;
    g[o] = data[p + 1]! / 255;
    b[o] = data[p + 2]! / 255;
    luma[o] = 0.3 * r[o]! + 0.59 * g[o]! + 0.11 * b[o]!;
  }
};

type Sums = {
  readonly mean: Colours;
  readonly sideways: Float32Array;
  readonly rough: Float32Array;
  readonly pixels: Uint32Array;
  readonly brightest: Int32Array;
  readonly darkest: Int32Array;
};

/** The rows of pixels from `top` up to `bottom` into their row of cells, one cell after another. */
const addRows = (
  { width, height, data }: Raster,
  luma: Uint8Array,
  top: number,
  bottom: number,
  edges: Int32Array,
  row: number,
  { mean, sideways, rough, pixels, brightest, darkest }: Sums,
): void => {
  for (let c = 0, o = row; c + 1 < edges.length; c++, o++) {
    const [left, right] = [edges[c]!, edges[c + 1]!];
    let [r, g, b] = [0, 0, 0];
    let [side, down] = [0, 0];
    let [high, low] = [-1, -1];
    let [most, least] = [-1, 256];
    for (let y = top; y < bottom; y++) {
      const below = y + 1 < height ? width : 0;
      const last = (y + 1) * width - 1;
      const end = y * width + right;
      for (let i = y * width + left, p = i * 3; i < end; i++, p += 3) {
        r += data[p]!;
        g += data[p + 1]!;
        b += data[p + 2]!;
        const here = luma[i]!;
        side += Math.abs(here - luma[i < last ? i + 1 : i]!);
        down += Math.abs(here - luma[i + below]!);
        if (here > most) {
          most = here;
          high = i;
        }
        if (here < least) {
          least = here;
          low = i;
        }
      }
    }
    mean.r[o] = r;
    mean.g[o] = g;
    mean.b[o] = b;
    sideways[o] = side;
    rough[o] = down;
    pixels[o] = (bottom - top) * (right - left);
    brightest[o] = high;
    darkest[o] = low;
  }
};

/** Sums over every cell become means. */
const divide = ({ mean, sideways, rough, pixels }: Sums, texture: Float32Array, scale: number): void => {
  const { r, g, b, luma } = mean;
  for (let o = 0; o < luma.length; o++) {
    const k = 1 / (255 * Math.max(1, pixels[o]!));
    r[o]! *= k;
    g[o]! *= k;
    b[o]! *= k;
    texture[o] = (sideways[o]! + rough[o]!) * k * scale;
    rough[o] = Math.min(sideways[o]!, rough[o]!) * k * scale;
    luma[o] = 0.3 * r[o]! + 0.59 * g[o]! + 0.11 * b[o]!;
  }
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
  const edges = new Int32Array(width + 1).fill(photo.width);
  for (let x = photo.width - 1; x >= 0; x--) edges[Math.min(width - 1, Math.floor((x * width) / photo.width))] = x;
  const sums = { mean, sideways, rough, pixels, brightest, darkest };
  const rowOf = (y: number): number => Math.min(height - 1, Math.floor((y * height) / photo.height));
  for (let y = 0, top = 0; y < photo.height; y++) {
    if (y + 1 < photo.height && rowOf(y + 1) === rowOf(top)) continue;
    addRows(photo, luma, top, y + 1, edges, rowOf(top) * width, sums);
    top = y + 1;
  }
  // Gradients are per pixel, so a larger photo of the same scene has smaller ones.
  const scale = Math.sqrt(Math.max(photo.width, photo.height) / 1600);
  divide(sums, texture, scale);
  copyPixels(photo.data, brightest, bright);
  copyPixels(photo.data, darkest, dark);
  return { width, height, mean, bright, dark, texture, rough };
};
