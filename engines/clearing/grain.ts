import type { Bareness } from '#engines/clearing/shade.ts';
import { FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';
import { grainWalls } from '#engines/clearing/wall-grain.ts';
import { seededRandom } from '#engines/raster/noise.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';

/** Floor detail on the floor, the photo's own grain on walls and ceiling, and noise of its strength where neither is known. */
export const addGrain = (
  photo: Raster,
  mask: Mask,
  surfaces: Surfaces,
  bare: Bareness,
  out: Float32Array,
  detail: Float32Array,
  seed: number,
): void => {
  const { width } = photo;
  const grained = grainWalls(photo, mask, surfaces, bare, out, seed);
  const steps: number[] = [];
  for (let i = width; i < mask.data.length - 1; i += 61)
    if (!mask.data[i] && !mask.data[i + 1] && surfaces.side[i] !== FLOOR)
      steps.push(Math.abs(photo.data[i * 3 + 1]! - photo.data[i * 3 + 4]!));
  steps.sort((a, b) => a - b);
  const strength = Math.min(2.2, (steps[steps.length >> 1] ?? 1) * 0.9);
  const random = seededRandom(seed + 5);
  for (let i = 0; i < mask.data.length; i++) {
    if (!mask.data[i] || grained[surfaces.side[i]!]) continue;
    const grain = (random() + random() - 1) * strength;
    // Floor that no visible piece could be copied to would be as flat as paper: it gets grain too.
    const copied = surfaces.side[i] === FLOOR && detail[i * 3] !== 0;
    for (let c = 0; c < 3; c++) out[i * 3 + c]! += copied ? detail[i * 3 + c]! : grain;
  }
};
