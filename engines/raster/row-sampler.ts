import { keeper } from '#engines/raster/kept.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { growRows } from '#engines/raster/resize.ts';

/** Rows made at once: few enough to stay in the cache until they are read. */
const BLOCK = 32;

const keep = keeper<(y: number) => Float32Array>();

/**
 * Reads a small plane as if it had the size of the photo, one row at a time: the bilinear picture never exists whole.
 * The returned row holds until a row of another block is asked for.
 */
export const rowSampler = (plane: Plane, width: number, height: number): ((y: number) => Float32Array) => {
  const block = new Float32Array(width * BLOCK);
  const rows = Array.from({ length: BLOCK }, (_, k) => block.subarray(k * width, (k + 1) * width));
  let first = -1;
  return keep((y) => {
    const from = y - (y % BLOCK);
    if (from !== first) growRows(plane, width, height, from, Math.min(height, from + BLOCK), block);
    first = from;
    return rows[y - from]!;
  });
};
