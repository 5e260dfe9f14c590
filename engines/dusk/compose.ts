import type { Clouds } from '#engines/dusk/clouds.ts';
import type { Glow } from '#engines/dusk/glow.ts';
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
  readonly glow?: Glow;
  readonly mood: Mood;
  /** Column share of the sun, and row share of the horizon. */
  readonly sun: number;
  readonly horizon: number;
};

/** Cheap hash noise for dither: smooth gradients band without it. */
const dither = (i: number): number => {
  let h = Math.imul(i ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296 - 0.5;
};

const shoulder = (light: number): number => (light > 0.6 ? 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4)) : light);

/** One pass over the photo: new sky, relit ground, lamps and grade, blended by the matte. Every byte is written once. */
export const compose = (scene: Scene): Raster => {
  const { photo, luma, matte, clouds, relight, glow, mood } = scene;
  const { width, height } = photo;
  const out = newRaster(width, height);
  const alpha = matte.alpha.data;
  const at = (plane: Plane): ((y: number) => Float32Array) => rowSampler(plane, width, height);
  const coverAt = at(clouds.cover);
  const shadeAt = at(clouds.shade);
  const slopeAt = at(relight.slope);
  const offsetAt = at(relight.offset);
  const oldAt = [matte.old.r, matte.old.g, matte.old.b].map((data) => at({ ...matte.look, data }));
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
    const lamps = glow?.row(y);
    const sunward = [0, 1, 2].map((c) => rampAt(mood.sunward, t, c as 0 | 1 | 2));
    const away = [0, 1, 2].map((c) => rampAt(mood.away, t, c as 0 | 1 | 2));
    const lowness = ease(0.3, 0.95, t);
    const upper = ease(1, 0.25, y / height);
    const fall = (y / height - 0.5) ** 2;
    for (let x = 0, i = y * width, p = i * 3; x < width; x++, i++, p += 3) {
      const share = alpha[i]! / 255;
      const sun = nearSun[x]!;
      const vignette = 1 - 0.22 * ease(0.2, 0.62, edge[x]! + fall);
      let gain = 0;
      if (share < 0.996) gain = relight.gains[illuminationStep(slope[x]! * logLight(luma[i]!) + offset[x]!)]!;
      const c = cover[x]! * 0.9;
      const s = clamp(0.25 + 0.8 * shade[x]!);
      const warm = clamp(ease(-0.1, 0.8, t) * (0.45 + 0.55 * sun) + 0.18);
      const lowMix = lowness * 0.6 + sun * 0.4;
      const tint = mood.warmth * sun * upper;
      for (let k = 0; k < 3; k++) {
        let sky = 0;
        if (share > 0.004) {
          const base = away[k]! + (sunward[k]! - away[k]!) * (sun * 0.85 + 0.1);
          const lit = high[k as 0]! + (low[k as 0]! - high[k as 0]!) * lowMix;
          const dim = core[k as 0]!;
          const bright = dim * 1.3 + (lit - dim * 1.3) * warm;
          const cloud = dim + (bright - dim) * s;
          sky = base + (base + (cloud - base) * 0.9 - base) * c;
        }
        let ground = 0;
        if (share < 0.996) {
          let v = photo.data[p + k]!;
          if (share > 0.01 && above) {
            // What of the old sky shines through is taken out before the new one is put in.
            const a = Math.min(0.85, share);
            v = clamp((v - a * old[k]![x]! * 255) / (1 - a), 0, Math.max(v, luma[i]!));
          }
          ground =
            LINEAR[(v + 0.5) | 0]! * gain * mood.ambient[k as 0]! * (1 + tint * (k === 0 ? 0.8 : k === 1 ? 0 : -0.5));
        }
        light[k] = ground;
        if (lamps) light[k] = lamps(x, k, ground, LINEAR[photo.data[p + k]!]!);
        light[k] = light[k]! * (1 - share) + sky * share;
      }
      const noise = dither(i) * 1.4;
      for (let k = 0; k < 3; k++) {
        const v = encodeLinear(shoulder(light[k]! * vignette)) + noise;
        out.data[p + k] = v < 0 ? 0 : v > 255 ? 255 : v + 0.5;
      }
    }
  }
  return out;
};
