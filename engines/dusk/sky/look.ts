import { placesOf, rasterKernel } from '#engines/raster/kernel/kernel.ts';
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

/** Bytes as shares of white. */
const SHARES = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);

const copyPixels = (data: Uint8Array, pixels: Int32Array, { r, g, b, luma }: Colours): void => {
  for (let o = 0; o < pixels.length; o++) {
    const p = Math.max(0, pixels[o]!) * 3;
    const red = SHARES[data[p]!]!;
    const green = SHARES[data[p + 1]!]!;
    const blue = SHARES[data[p + 2]!]!;
    r[o] = red;
    g[o] = green;
    b[o] = blue;
    luma[o] = 0.3 * red + 0.59 * green + 0.11 * blue;
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

/** First of so many pixels that belong to each of fewer cells, and the end. */
const edgesOf = (pixels: number, cells: number): Int32Array => {
  const edges = new Int32Array(cells + 1).fill(pixels);
  for (let i = pixels - 1; i >= 0; i--) edges[Math.min(cells - 1, Math.floor((i * cells) / pixels))] = i;
  return edges;
};

const sumsOf = (photo: Raster, luma: Uint8Array, width: number, height: number): Sums => {
  const count = width * height;
  const columns = edgesOf(photo.width, width);
  const rows = edgesOf(photo.height, height);
  const [rgb, light, edges, scratch, out, end] = placesOf(
    photo.data.length,
    luma.length,
    4 * columns.length,
    14 * (photo.width + 48),
    28 * count,
  );
  const kernel = rasterKernel(end);
  const { buffer } = kernel.memory;
  new Uint8Array(buffer, rgb, photo.data.length).set(photo.data);
  new Uint8Array(buffer, light, luma.length).set(luma);
  new Int32Array(buffer, edges, columns.length).set(columns);
  kernel.sumCells(rgb, light, photo.width, photo.height, edges, width, height, scratch, out);
  const plane = (k: number): Float32Array => new Float32Array(buffer, out + 4 * k * count, count).slice();
  const places = (k: number): Int32Array => new Int32Array(buffer, out + 4 * k * count, count).slice();
  const pixels = new Uint32Array(count);
  for (let o = 0, y = 0; y < height; y++)
    for (let x = 0; x < width; x++, o++) pixels[o] = (rows[y + 1]! - rows[y]!) * (columns[x + 1]! - columns[x]!);
  return {
    mean: { r: plane(0), g: plane(1), b: plane(2), luma: new Float32Array(count) },
    sideways: plane(3),
    rough: plane(4),
    pixels,
    brightest: places(5),
    darkest: places(6),
  };
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
  const bright = newColours(count);
  const dark = newColours(count);
  const texture = new Float32Array(count);
  const sums = sumsOf(photo, luma, width, height);
  // Gradients are per pixel, so a larger photo of the same scene has smaller ones.
  const scale = Math.sqrt(Math.max(photo.width, photo.height) / 1600);
  divide(sums, texture, scale);
  copyPixels(photo.data, sums.brightest, bright);
  copyPixels(photo.data, sums.darkest, dark);
  return { width, height, mean: sums.mean, bright, dark, texture, rough: sums.rough };
};
