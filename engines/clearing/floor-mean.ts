import { FLOOR, type Surfaces } from '#engines/clearing/surfaces.ts';
import { softBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';

const STEP = 4;

/**
 * The visible floor's own mean colour around every place, at quarter size. Boards and pile are what differs from it;
 * a patch of sun is not, and would show as a pale block where it is copied to.
 */
export const floorMean = (photo: Raster, surfaces: Surfaces, taken: Uint8Array, reach: number): Plane[] => {
  const width = Math.ceil(photo.width / STEP);
  const height = Math.ceil(photo.height / STEP);
  const weight = newPlane(width, height);
  const sums = [newPlane(width, height), newPlane(width, height), newPlane(width, height)];
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const i = y * photo.width + x;
      if (taken[i] || surfaces.side[i] !== FLOOR) continue;
      const cell = Math.floor(y / STEP) * width + Math.floor(x / STEP);
      weight.data[cell]!++;
      for (let c = 0; c < 3; c++) sums[c]!.data[cell]! += photo.data[i * 3 + c]!;
    }
  const near = softBlur(weight, reach / STEP).data;
  return sums.map((sum) => {
    const out = softBlur(sum, reach / STEP);
    for (let i = 0; i < near.length; i++) out.data[i]! /= Math.max(1e-3, near[i]!);
    return out;
  });
};
