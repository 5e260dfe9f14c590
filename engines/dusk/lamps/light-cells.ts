import { greenness, straw } from '#engines/dusk/sun/surfaces.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Log2 of linear light per luma byte. */
export const LOG_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => Math.log2(LINEAR[byte]! + 0.004));
export const logLight = (luma: number): number => LOG_LIGHT[luma]!;

/** Cells along the longer side. */
const CELLS = 540;

export type Cells = {
  readonly light: Plane;
  readonly share: Plane;
  readonly green: Plane;
  /** The same for the ground, yellowed grass included. */
  readonly grass: Plane;
  /** Log2 of linear red and blue against green. */
  readonly warm: Plane;
  readonly cool: Plane;
  readonly median: number;
};

/** One row of cells. */
const cellsRow = (
  { width, height, data }: Raster,
  luma: Uint8Array,
  alpha: Uint8Array,
  size: number,
  y: number,
  { light, share, green, grass, warm, cool }: Omit<Cells, 'median'>,
): void => {
  const w = light.width;
  const below = Math.min(height, y * size + size);
  const k = 1 / (size * size);
  for (let x = 0, o = y * w; x < w; x++, o++) {
    let sum = 0;
    let n = 0;
    let [r, g, b] = [0, 0, 0];
    for (let j = y * size; j < below; j++)
      for (let i = j * width + x * size, end = j * width + Math.min(width, x * size + size); i < end; i++) {
        const solid = 255 - alpha[i]!;
        sum += LOG_LIGHT[luma[i]!]! * solid;
        n += solid;
        r += data[i * 3]!;
        g += data[i * 3 + 1]!;
        b += data[i * 3 + 2]!;
      }
    light.data[o] = n > 0 ? sum / n : Number.NaN;
    share.data[o] = n / (255 * size * size);
    green.data[o] = greenness(r * k, g * k, b * k);
    grass.data[o] = Math.max(green.data[o]!, straw(r * k, g * k, b * k));
    const base = LOG_LIGHT[(g * k) | 0]!;
    warm.data[o] = LOG_LIGHT[(r * k) | 0]! - base;
    cool.data[o] = LOG_LIGHT[(b * k) | 0]! - base;
  }
};

/** Median of the light of what is no sky. */
const medianOf = (light: Float32Array, share: Float32Array): number => {
  const all = new Float32Array(Math.ceil(light.length / 3));
  let n = 0;
  for (let i = 0; i < light.length; i += 3) if (share[i]! > 0.7) all[n++] = light[i]!;
  return quantile(all.subarray(0, n), 0.5);
};

const fillGaps = (light: Float32Array, level: number): void => {
  for (let i = 0; i < light.length; i++) if (Number.isNaN(light[i]!)) light[i] = level;
};

/** Means of log light and greenness over small squares; what is sky does not count, and where there is nothing else the photo's median stands. */
export const cellsOf = (photo: Raster, luma: Uint8Array, alpha: Uint8Array): Cells => {
  const { width, height } = photo;
  const size = Math.max(1, Math.round(Math.max(width, height) / CELLS));
  const w = Math.ceil(width / size);
  const h = Math.ceil(height / size);
  const light = newPlane(w, h);
  const share = newPlane(w, h);
  const green = newPlane(w, h);
  const grass = newPlane(w, h);
  const warm = newPlane(w, h);
  const cool = newPlane(w, h);
  const planes = { light, share, green, grass, warm, cool };
  for (let y = 0; y < h; y++) cellsRow(photo, luma, alpha, size, y, planes);
  const median = medianOf(light.data, share.data);
  fillGaps(light.data, median);
  return { light, share, green, grass, warm, cool, median };
};
