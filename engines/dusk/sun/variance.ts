import { boxBlur, boxBlurOf } from '#engines/raster/blur.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** The variance of a plane around every cell. */
export const varianceAround = (plane: Plane, radius: number): Float32Array => {
  const [mean, out] = [boxBlur(plane, radius).data, boxBlurOf(plane, plane, radius).data];
  for (let i = 0; i < out.length; i++) out[i]! -= mean[i]! * mean[i]!;
  return out;
};
