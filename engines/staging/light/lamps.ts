import { type Lens, rayThrough } from '#domain/scene/camera.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { LINEAR } from '../render/material.ts';
import { TEXELS } from './light-box.ts';
import { PLANE, type Size } from './room-texels.ts';

const CONTRAST = 1.3;
const RING = [
  [7, 0],
  [-7, 0],
  [0, 5],
  [0, -5],
  [5, 4],
  [-5, 4],
  [5, -4],
  [-5, -4],
] as const;

/**
 * Ceiling texels that hold a lamp. Looked for in the picture: a downlight is a tenth of a metre, less than a texel. Lit
 * means near the photo's white and clearly brighter than the ceiling all around.
 */
export const findLamps = (small: Raster, lens: Lens, size: Size): Uint8Array => {
  const lamps = new Uint8Array(6 * PLANE);
  const { width: w, height: h, data } = small;
  const at = (x: number, y: number) => LINEAR[data[(y * w + x) * 3 + 1]!]!;
  const up = size.height - lens.camera.eye;
  for (let y = 5; y < h - 5; y++) {
    for (let x = 7; x < w - 7; x++) {
      const own = at(x, y);
      if (own < 0.72) continue;
      const d = rayThrough(lens, x + 0.5, y + 0.5);
      if (d[1] <= 0.02) continue;
      const [px, pz] = [(d[0] * up) / d[1], (d[2] * up) / d[1]];
      if (px < -size.left + 0.1 || px > size.right - 0.1 || pz > size.depth - 0.1 || pz < 0) continue;
      const around = Math.max(...RING.map(([dx, dy]) => at(x + dx, y + dy)));
      if (own < CONTRAST * around) continue;
      const u = Math.floor(((px + size.left) / (size.left + size.right)) * TEXELS);
      const v = Math.floor(((pz + size.behind) / (size.depth + size.behind)) * TEXELS);
      lamps[5 * PLANE + Math.min(TEXELS - 1, v) * TEXELS + Math.min(TEXELS - 1, u)] = 1;
    }
  }
  return lamps;
};
