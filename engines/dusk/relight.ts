import type { Mood } from '#engines/dusk/mood.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { LINEAR } from '#engines/raster/colour.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease, mix, quantile } from '#engines/raster/scalar.ts';

/** Log2 of linear light per luma byte. */
const LOG_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => Math.log2(LINEAR[byte]! + 0.004));
const GAIN_LOW = -9;
const GAIN_STEPS = 1024;

/**
 * Splits the light into broad illumination and detail (guided filter on log light at quarter size) and answers, for
 * any pixel, the gain that takes its illumination from day to dusk: sun and hard shadow are drawn together, the median
 * is set, detail is left alone.
 */
export type Relight = {
  /** Illumination = slope x log light of the pixel + offset, both at quarter size. */
  readonly slope: Plane;
  readonly offset: Plane;
  /** Gain per illumination step for red, green and blue: what the sun lit warm is drawn further to the blue. */
  readonly gains: readonly [Float32Array, Float32Array, Float32Array];
};

export const illuminationStep = (illumination: number): number => {
  const step = Math.round(((illumination - GAIN_LOW) / -GAIN_LOW) * GAIN_STEPS);
  return step < 0 ? 0 : step > GAIN_STEPS ? GAIN_STEPS : step;
};

export const logLight = (luma: number): number => LOG_LIGHT[luma]!;

export const relightFor = (luma: Uint8Array, alpha: Uint8Array, width: number, height: number, mood: Mood): Relight => {
  const w = Math.ceil(width / 4);
  const h = Math.ceil(height / 4);
  const light = newPlane(w, h);
  const weight = newPlane(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      let n = 0;
      for (let j = y * 4; j < Math.min(height, y * 4 + 4); j++)
        for (let i = j * width + x * 4, end = j * width + Math.min(width, x * 4 + 4); i < end; i++) {
          const share = 255 - alpha[i]!;
          sum += LOG_LIGHT[luma[i]!]! * share;
          n += share;
        }
      light.data[y * w + x] = sum;
      weight.data[y * w + x] = n;
    }
  const samples: number[] = [];
  for (let i = 0; i < w * h; i++) {
    if (weight.data[i]! > 3000) samples.push(light.data[i]! / weight.data[i]!);
  }
  const median = quantile(samples, 0.5);
  const radius = Math.max(2, Math.round((9 * Math.max(width, height)) / 1600));
  const { slope, offset } = maskedGuide(light, weight, radius, 0.35, median);
  const { share, low, high } = mood.exposure;
  const target = Math.log2(Math.min(high, Math.max(low, 2 ** median * share)));
  const gains = [0, 1, 2].map(() => new Float32Array(GAIN_STEPS + 1)) as [Float32Array, Float32Array, Float32Array];
  for (let step = 0; step <= GAIN_STEPS; step++) {
    const illumination = GAIN_LOW + (step / GAIN_STEPS) * -GAIN_LOW;
    const d = illumination - median;
    const dusk = target + (d > 0 ? 1.45 * (1 - Math.exp(-d * 0.52)) : d * 0.9);
    const sunny = ease(-0.2, 1.2, d);
    for (let k = 0; k < 3; k++)
      gains[k]![step] = 2 ** (dusk - illumination) * mix(mood.ambient.shade[k]!, mood.ambient.sun[k]!, sunny);
  }
  return { slope, offset, gains };
};

/** Guided filter of a plane by itself where only the weighted cells count: the sky must not light the roof. */
const maskedGuide = (
  sum: Plane,
  weight: Plane,
  radius: number,
  epsilon: number,
  fallback: number,
): { slope: Plane; offset: Plane } => {
  const { width, height } = sum;
  const n = width * height;
  const w = newPlane(width, height);
  const v = newPlane(width, height);
  const vv = newPlane(width, height);
  for (let i = 0; i < n; i++) {
    const share = weight.data[i]! / 4080;
    const value = weight.data[i]! > 0 ? sum.data[i]! / weight.data[i]! : fallback;
    w.data[i] = share + 1e-4;
    v.data[i] = value * w.data[i]!;
    vv.data[i] = value * value * w.data[i]!;
  }
  const meanW = boxBlur(w, radius).data;
  const meanV = boxBlur(v, radius).data;
  const meanVv = boxBlur(vv, radius).data;
  const a = newPlane(width, height);
  const b = newPlane(width, height);
  for (let i = 0; i < n; i++) {
    const mean = meanV[i]! / meanW[i]!;
    const variance = Math.max(0, meanVv[i]! / meanW[i]! - mean * mean);
    a.data[i] = variance / (variance + epsilon);
    b.data[i] = mean * (1 - a.data[i]!);
  }
  return { slope: boxBlur(a, radius), offset: boxBlur(b, radius) };
};
