import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

/** The variance of a plane around every cell. */
export const varianceAround = (plane: Plane, radius: number): Float32Array => {
  const squares = newPlane(plane.width, plane.height);
  for (let i = 0; i < squares.data.length; i++) squares.data[i] = plane.data[i]! * plane.data[i]!;
  const [mean, out] = [boxBlur(plane, radius).data, boxBlur(squares, radius).data];
  for (let i = 0; i < out.length; i++) out[i]! -= mean[i]! * mean[i]!;
  return out;
};
