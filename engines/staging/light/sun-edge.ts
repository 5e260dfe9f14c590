import type { Raster } from '#engines/raster/raster.ts';
import { LINEAR } from '../render/material.ts';
import type { Glimpse } from './light-box.ts';
import { light, type Size } from './room-texels.ts';
import { type Patches, sunAt } from './sun-pattern.ts';

/** Below this over the floor's own light nothing is sun. */
const LEAST = 1.3;
const SURE = 1.4;
/** A gate less open than this is shut. */
const FAINT = 0.02;
/** Most that pale cloth takes before it would burn out, and what black would. */
const PALE_MOST = 1.2;
const DARK_MOST = 3.4;
/** Most sun on what gives back this share of the light. */
const mostOn = (share: number): number => PALE_MOST + (DARK_MOST - PALE_MOST) * Math.max(0, 1 - share / 0.45);

/** `sunny`: the patches tell where the sun stands. Where they do not, what polish mirrors is a window, and no rug shows that. */
export const glimpseOf = (
  photo: Raster,
  { gate: all, peak, even, shade, mirrored, carpet, pale }: Patches,
  sunny: boolean,
): Glimpse => {
  const { width, height, data } = photo;
  const bright = new Uint8Array(new SharedArrayBuffer(width * height));
  for (let i = 0; i < bright.length; i++) {
    const own = light(LINEAR[data[i * 3]!]!, LINEAR[data[i * 3 + 1]!]!, LINEAR[data[i * 3 + 2]!]!);
    bright[i] = Math.round(255 * Math.sqrt(own));
  }
  // Shadows leave a gleam as it is; a pale board is none, and a carpet has none.
  const gleam = (i: number) => (carpet ? 0 : Math.min(1, 2 * mirrored[i]!));
  const gate = sunny ? all : all.map((v, i) => v * gleam(i));
  const cover = all.map((v, i) => {
    const mirror = mirrored[i]!;
    if (!sunny && (mirror > 0.4 || !pale)) return 0;
    const least = sunny ? SURE : 1.3 * SURE;
    // Weak and drawn towards the camera: a mirror image. What outshines the floor so far is sun whichever way it runs.
    const weak = Math.max(0, Math.min(1, 2.6 - peak[i]!));
    return v * Math.max(0, Math.min(1, (peak[i]! - least) / 0.3)) * (1 - weak * Math.max(0, 2 * mirror - 1));
  });
  return { width, height, bright, gate, cover, peak, even, shade };
};

/** Brightness at a place in the picture (shares of its sides), a cross of five pixels. */
const ownOf = ({ width: w, height: h, bright }: Glimpse, u: number, v: number): number => {
  const x = Math.max(2, Math.min(w - 4, u * w - 0.5));
  const y = Math.max(2, Math.min(h - 4, v * h - 0.5));
  const i = x | 0;
  const j = y | 0;
  const [fx, fy] = [x - i, y - j];
  const at = (k: number) => bright[k]! * bright[k]!;
  const mean = (k: number) => 0.28 * at(k) + 0.18 * (at(k - 2) + at(k + 2) + at(k - 2 * w) + at(k + 2 * w));
  const k = j * w + i;
  const top = mean(k) * (1 - fx) + mean(k + 1) * fx;
  const low = mean(k + w) * (1 - fx) + mean(k + w + 1) * fx;
  return (top * (1 - fy) + low * fy) / 65025;
};

/** May there be sun on the floor at a place? */
export const mayBeSunny = (glimpse: Glimpse, size: Size, x: number, z: number): boolean =>
  sunAt(glimpse.gate, size, x, z) >= FAINT && sunAt(glimpse.peak, size, x, z) > LEAST;

/**
 * Sun on the floor, or on a rug that lies on it, over the floor's own light. Inside a patch it is even, whatever the
 * boards' grain, and at its edge it falls as the photo does. `cloth`: the share of the light that what lies there gives
 * back; null for the floor itself.
 */
export const sunOnFloor = (
  glimpse: Glimpse,
  size: Size,
  u: number,
  v: number,
  x: number,
  z: number,
  cloth: number | null,
): number => {
  const gate = sunAt(cloth === null ? glimpse.gate : glimpse.cover, size, x, z);
  if (gate < FAINT) return 0;
  const peak = sunAt(glimpse.peak, size, x, z);
  if (peak <= LEAST) return 0;
  const sure = Math.min(1, (peak - LEAST) / 0.25);
  // Pixel by pixel a faint streak is all boards and grain.
  const clear = Math.max(0, Math.min(1, (peak - 1.5) / 0.7));
  const own = ownOf(glimpse, u, v) / sunAt(glimpse.shade, size, x, z);
  const level = own * clear + sunAt(glimpse.even, size, x, z) * (1 - clear);
  const t = Math.max(0, Math.min(1, (level - 1) / (peak - 1) / 0.85 - 0.1));
  // A patch that burns out in the photo is brighter than it shows.
  const most = cloth === null ? peak - 1 : Math.min(mostOn(cloth), 1.5 * (peak - 1));
  return most * Math.min(1, 2 * gate) * sure * t * (0.5 + t * (1.5 - t));
};
