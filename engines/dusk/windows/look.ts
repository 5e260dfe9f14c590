import type { Quad } from '#engines/dusk/parameters.ts';
import type { SkyMatte } from '#engines/dusk/sky/matte.ts';
import { open } from '#engines/raster/morphology.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { fitted, shrinkRaster } from '#engines/raster/resize.ts';
import { clamp } from '#engines/raster/scalar.ts';

/** The photo at the size where windows are sought: 1000 px shows a pane of 8 px and keeps the search under half a second. */
export type WindowLook = {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly luma: Plane;
  /** Luma after thin bright bars are taken out: a window behind white muntins becomes one dark piece. */
  readonly barless: Uint8Array;
  /** Share of sky, 0..1. */
  readonly sky: Float32Array;
  readonly green: Uint8Array;
};

const SIDE = 1000;

const skyRow = (sky: Float32Array, start: number, alpha: Uint8Array, row: number, columns: Int32Array): void => {
  for (let x = 0; x < columns.length; x++) sky[start + x] = alpha[row + columns[x]!]! / 255;
};

const readLight = (rgb: Uint8Array, bytes: Uint8Array, luma: Float32Array, green: Uint8Array): void => {
  for (let i = 0, p = 0; i < green.length; i++, p += 3) {
    const r = rgb[p]!;
    const g = rgb[p + 1]!;
    const b = rgb[p + 2]!;
    const light = r * 77 + g * 151 + b * 28;
    bytes[i] = light >> 8;
    luma[i] = light / 65280;
    green[i] = 2 * g - r - b > 16 ? 1 : 0;
  }
};

export const windowLook = (photo: Raster, matte: SkyMatte): WindowLook => {
  const { width, height } = fitted(photo.width, photo.height, SIDE);
  const small = shrinkRaster(photo, width, height);
  const luma = newPlane(width, height);
  const green = new Uint8Array(width * height);
  const bytes = new Uint8Array(width * height);
  const sky = new Float32Array(width * height);
  readLight(small.data, bytes, luma.data, green);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * photo.width) / width));
  for (let y = 0; y < height; y++)
    skyRow(sky, y * width, matte.alpha.data, Math.floor(((y + 0.5) * photo.height) / height) * photo.width, columns);
  const barless = open(bytes, width, height, 7);
  return { width, height, rgb: small.data, luma, barless, sky, green };
};

/** A chance of the network's at a pixel of the look. */
export const chanceAt = (plane: Plane, look: WindowLook, x: number, y: number): number => {
  const column = Math.min(plane.width - 1, Math.max(0, Math.floor(((x + 0.5) / look.width) * plane.width)));
  const row = Math.min(plane.height - 1, Math.max(0, Math.floor(((y + 0.5) / look.height) * plane.height)));
  return plane.data[row * plane.width + column]!;
};

/** Rows and columns in which the mean chance of four sides is read. */
const READ = 10;

/** The network's mean chance between four sides, in fractions of the photo. */
export const chanceIn = ({ width, height, data }: Plane, [a, b, c, d]: Quad): number => {
  let sum = 0;
  for (let j = 0; j < READ; j++)
    for (let i = 0; i < READ; i++) {
      const [u, v] = [(i + 0.5) / READ, (j + 0.5) / READ];
      const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v;
      const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v;
      sum += data[clamp(Math.floor(y * height), 0, height - 1) * width + clamp(Math.floor(x * width), 0, width - 1)]!;
    }
  return sum / (READ * READ);
};
