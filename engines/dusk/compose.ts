import type { Clouds } from '#engines/dusk/clouds.ts';
import { emittedLight, type Lights } from '#engines/dusk/lights.ts';
import { type Mood, rampAt } from '#engines/dusk/mood.ts';
import { illuminationStep, logLight, type Relight } from '#engines/dusk/relight.ts';
import type { SkyMatte } from '#engines/dusk/sky-matte.ts';
import { encodeLinear, LINEAR } from '#engines/raster/colour.ts';
import { newRaster, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

export type Scene = {
  readonly photo: Raster;
  readonly luma: Uint8Array;
  readonly matte: SkyMatte;
  readonly clouds: Clouds;
  readonly relight: Relight;
  readonly lights?: Lights;
  readonly mood: Mood;
  /** Column share of the sun, and row share of the horizon. */
  readonly sun: number;
  readonly horizon: number;
};

/** Colour of lamplight on walls and in the lens. */
const LAMP = [1, 0.66, 0.33] as const;

/** What the low sun adds to red and takes from blue. */
const WARM = [0.8, 0, -0.5] as const;

/** Cheap hash noise for dither: smooth gradients band without it. */
const dither = (i: number): number => {
  let h = Math.imul(i ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296 - 0.5;
};

const shoulder = (light: number): number => (light > 0.6 ? 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4)) : light);

/** One pass over the photo: new sky, relit ground, lamps and grade, blended by the matte. Every byte is written once. */
export const compose = (scene: Scene): Raster => {
  const { photo, luma, matte, clouds, relight, lights, mood } = scene;
  const { width, height } = photo;
  const out = newRaster(width, height);
  const alpha = matte.alpha.data;
  const at = (plane: Plane): ((y: number) => Float32Array) => rowSampler(plane, width, height);
  const coverAt = at(clouds.cover);
  const shadeAt = at(clouds.shade);
  const slopeAt = at(relight.slope);
  const offsetAt = at(relight.offset);
  const oldAt = [matte.old.r, matte.old.g, matte.old.b].map((data) => at({ ...matte.look, data }));
  const spillAt = lights && at(lights.spill);
  const bloomAt = lights && at(lights.bloom);
  const nearSun = new Float32Array(width);
  const edge = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const away = x / width - scene.sun;
    nearSun[x] = Math.exp((-away * away) / 0.29);
    edge[x] = (x / width - 0.5) ** 2 * 1.2;
  }
  const horizon = Math.max(0.2, scene.horizon) * 1.04;
  const { low, high, core } = mood.cloud;
  const light = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const t = y / height / horizon;
    const above = y / height < scene.horizon + 0.08;
    const cover = coverAt(y);
    const shade = shadeAt(y);
    const slope = slopeAt(y);
    const offset = offsetAt(y);
    const old = above ? oldAt.map((sample) => sample(y)) : [];
    const spill = spillAt?.(y);
    const bloom = bloomAt?.(y);
    const sunward = [0, 1, 2].map((c) => rampAt(mood.sunward, t, c as 0 | 1 | 2));
    const away = [0, 1, 2].map((c) => rampAt(mood.away, t, c as 0 | 1 | 2));
    const lowness = ease(0.3, 0.95, t);
    const lateness = ease(-0.1, 0.8, t);
    const upper = ease(1, 0.25, y / height);
    const fall = (y / height - 0.5) ** 2;
    for (let x = 0, i = y * width, p = i * 3; x < width; x++, i++, p += 3) {
      const share = alpha[i]! / 255;
      const sun = nearSun[x]!;
      light[0] = light[1] = light[2] = 0;
      if (share < 0.996) {
        const step = illuminationStep(slope[x]! * logLight(luma[i]!) + offset[x]!);
        const tint = mood.warmth * sun * upper;
        for (let k = 0; k < 3; k++) {
          let v = photo.data[p + k]!;
          if (share > 0.01 && above) {
            // What of the old sky shines through is taken out before the new one is put in.
            const a = Math.min(0.85, share);
            v = clamp((v - a * old[k]![x]! * 255) / (1 - a), 0, Math.max(v, luma[i]!));
          }
          light[k] = LINEAR[(v + 0.5) | 0]! * relight.gains[k as 0][step]! * (1 + tint * WARM[k]!);
        }
        const grey = 0.2126 * light[0]! + 0.7152 * light[1]! + 0.0722 * light[2]!;
        for (let k = 0; k < 3; k++) light[k] = Math.max(0, grey + (light[k]! - grey) * mood.saturation);
        if (lights) {
          const cover = lights.glass[i]! / 255;
          for (let k = 0; k < 3; k++)
            light[k] =
              light[k]! * (1 - 0.85 * cover) +
              emittedLight(lights.emitted[p + k]!) +
              (LINEAR[photo.data[p + k]!]! * spill![x]! * (1 - cover) + bloom![x]! * 0.1) * LAMP[k]!;
        }
      }
      if (share > 0.004) {
        const c = cover[x]! * 0.81;
        const s = clamp(0.25 + 0.8 * shade[x]!);
        const warm = clamp(lateness * (0.45 + 0.55 * sun) + 0.18);
        const lowMix = lowness * 0.6 + sun * 0.4;
        for (let k = 0; k < 3; k++) {
          const base = away[k]! + (sunward[k]! - away[k]!) * (sun * 0.85 + 0.1);
          const lit = high[k as 0]! + (low[k as 0]! - high[k as 0]!) * lowMix;
          const dim = core[k as 0]!;
          const cloud = dim + (dim * 1.3 + (lit - dim * 1.3) * warm - dim) * s;
          light[k] = light[k]! * (1 - share) + (base + (cloud - base) * c) * share;
        }
      }
      const vignette = 1 - 0.2 * ease(0.2, 0.62, edge[x]! + fall);
      const noise = dither(i) * 1.4;
      for (let k = 0; k < 3; k++) {
        const v = encodeLinear(shoulder(light[k]! * vignette)) + noise;
        out.data[p + k] = v < 0 ? 0 : v > 255 ? 255 : v + 0.5;
      }
    }
  }
  return out;
};
