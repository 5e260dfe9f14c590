import type { Raster } from '#engines/raster/raster.ts';

/** The longer side first; multiples of 32, as the network's five halvings need. */
export type NetworkSize = { readonly long: number; readonly short: number };

/** A photo squeezed to the network's size, planes of 0..255 one after the other. Area average: a photo is always larger. */
export const networkPicture = (
  photo: Raster,
  { long, short }: NetworkSize,
): { width: number; height: number; planes: Float32Array } => {
  const upright = photo.height > photo.width;
  const width = upright ? short : long;
  const height = upright ? long : short;
  const planes = new Float32Array(3 * width * height);
  const size = width * height;
  for (let y = 0; y < height; y++) {
    const y0 = (y * photo.height) / height;
    const y1 = ((y + 1) * photo.height) / height;
    for (let x = 0; x < width; x++) {
      const x0 = (x * photo.width) / width;
      const x1 = ((x + 1) * photo.width) / width;
      let r = 0;
      let g = 0;
      let b = 0;
      let weight = 0;
      for (let j = Math.floor(y0); j < y1; j++) {
        const down = Math.min(j + 1, y1) - Math.max(j, y0);
        for (let i = Math.floor(x0); i < x1; i++) {
          const share = down * (Math.min(i + 1, x1) - Math.max(i, x0));
          const p = (Math.min(j, photo.height - 1) * photo.width + Math.min(i, photo.width - 1)) * 3;
          r += photo.data[p]! * share;
          g += photo.data[p + 1]! * share;
          b += photo.data[p + 2]! * share;
          weight += share;
        }
      }
      const at = y * width + x;
      planes[at] = r / weight;
      planes[size + at] = g / weight;
      planes[2 * size + at] = b / weight;
    }
  }
  return { width, height, planes };
};
