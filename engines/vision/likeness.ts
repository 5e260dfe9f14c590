import type { Raster } from '#engines/raster/raster.ts';
import { shrinkPlane } from '#engines/raster/resize.ts';
import { lightPlane } from '#engines/vision/full-size.ts';

/** 64 bits as 16 hex digits: is each cell of a 9 x 8 picture brighter than its neighbour. Survives resizing and JPEG. */
export const picturePrint = (photo: Raster): string => {
  const { data } = shrinkPlane(lightPlane(photo), 9, 8);
  let print = '';
  for (let y = 0; y < 8; y++) {
    let bits = 0;
    for (let x = 0; x < 8; x++) bits = (bits << 1) | (data[y * 9 + x]! > data[y * 9 + x + 1]! ? 1 : 0);
    print += bits.toString(16).padStart(2, '0');
  }
  return print;
};

/** Share of equal bits of two prints. From .9 on two photos are near-duplicates: the same view, cropped or re-saved. */
export const likeness = (a: string, b: string): number => {
  let differ = 0;
  for (let i = 0; i < 16; i++) {
    let x = Number.parseInt(a[i] ?? '0', 16) ^ Number.parseInt(b[i] ?? '0', 16);
    for (; x; x &= x - 1) differ++;
  }
  return 1 - differ / 64;
};
