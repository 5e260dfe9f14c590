import type { Raster } from '#engines/raster/raster.ts';
import { squeezedPlanes } from '#engines/raster/resize.ts';

/** The longer side first; multiples of 32, as the network's five halvings need. */
export type NetworkSize = { readonly long: number; readonly short: number };

/** A photo squeezed to the network's size by area, planes of 0..255 one after the other. A photo is always larger. */
export const networkPicture = (
  photo: Raster,
  { long, short }: NetworkSize,
): { width: number; height: number; planes: Float32Array } => {
  const upright = photo.height > photo.width;
  const width = upright ? short : long;
  const height = upright ? long : short;
  return { width, height, planes: squeezedPlanes(photo, width, height) };
};
