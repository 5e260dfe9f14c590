import { type Lens, project } from '#domain/scene/camera.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { LINEAR } from '../render/material.ts';
import { light, type Size } from './room-texels.ts';

/** Places on each side of the floor: 2.5 cm in a room of 8 m, so that a streak of sun keeps its edges. */
const FINE = 320;
const MOST = 2.8;
/** So bright is sun whatever its colour: it bleaches a pale floor. On a dark one that is a window mirrored in polish. */
const BLEACHED = 0.6;
const PALE = 0.15;

/** Only what is clearly brighter than the floor's median is sun; the rest is the floor's own colour and sheen, which a rug covers. */
const patch = (ratio: number): number => (ratio < 1.3 ? 1 : Math.min(MOST, 1 + (ratio - 1.3) * 1.15));

/** Sun patches of the floor, which run on over a rug: its brightness over its median, FINE x FINE places. */
export const sunPattern = (photo: Raster, lens: Lens, size: Size): Float32Array => {
  const bright = new Float32Array(FINE * FINE).fill(-1);
  const colourful = new Float32Array(FINE * FINE);
  for (let i = 0; i < bright.length; i++) {
    const x = (((i % FINE) + 0.5) / FINE) * (size.left + size.right) - size.left;
    const z = ((Math.floor(i / FINE) + 0.5) / FINE) * (size.depth + size.behind) - size.behind;
    const q = project(lens, x, 0, z);
    if (q[2] < 0.1 || q[0] < 0 || q[1] < 0 || q[0] >= photo.width || q[1] >= photo.height) continue;
    const k = (Math.floor(q[1]) * photo.width + Math.floor(q[0])) * 3;
    const [r, g, b] = [LINEAR[photo.data[k]!]!, LINEAR[photo.data[k + 1]!]!, LINEAR[photo.data[k + 2]!]!];
    bright[i] = light(r, g, b);
    colourful[i] = 1 - Math.min(r, g, b) / Math.max(1e-4, r, g, b);
  }
  const middle = (from: Float32Array) => from.filter((_, i) => bright[i]! >= 0).sort();
  const levels = middle(bright);
  const median = levels[levels.length >> 1] || 1;
  const usual = middle(colourful)[levels.length >> 1] || 0;
  const pattern = new Float32Array(FINE * FINE).fill(1);
  for (let i = 0; i < bright.length; i++) {
    const own = bright[i]!;
    if (own < 0) continue;
    // Sun keeps the floor's colour until it bleaches it; a window mirrored in polish is grey and dimmer, and no rug shows it.
    const tinted =
      usual < 0.15 ? (median > PALE ? 1 : 0.15) : Math.max(0.15, Math.min(1, colourful[i]! / usual / 0.5 - 0.5));
    const sun = Math.max(tinted, median > PALE ? Math.min(1, (own - BLEACHED) / 0.15) : 0);
    pattern[i] = 1 + (patch(own / median) - 1) * sun;
  }
  return soften(pattern);
};

const soften = (pattern: Float32Array): Float32Array => {
  const soft = pattern.slice();
  for (let y = 1; y < FINE - 1; y++) {
    for (let x = 1; x < FINE - 1; x++) {
      let sum = 0;
      for (let v = y - 1; v <= y + 1; v++) for (let u = x - 1; u <= x + 1; u++) sum += pattern[v * FINE + u]!;
      soft[y * FINE + x] = sum / 9;
    }
  }
  return soft;
};

/** Sun at a place of the floor, between the pattern's places. */
export const sunAt = (pattern: Float32Array, size: Size, px: number, pz: number): number => {
  const u = ((px + size.left) / (size.left + size.right)) * FINE - 0.5;
  const v = ((pz + size.behind) / (size.depth + size.behind)) * FINE - 0.5;
  const x = Math.max(0, Math.min(FINE - 1.01, u));
  const y = Math.max(0, Math.min(FINE - 1.01, v));
  const i = x | 0;
  const j = y | 0;
  const k = j * FINE + i;
  const top = pattern[k]! * (1 - x + i) + pattern[k + 1]! * (x - i);
  const low = pattern[k + FINE]! * (1 - x + i) + pattern[k + FINE + 1]! * (x - i);
  return top * (1 - y + j) + low * (y - j);
};
