import { dilate } from '#engines/raster/morphology.ts';
import type { Mask } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** Pixels of a speck, and the length from which the same few are a piece of wire. */
const SPECK = 100;
const LONG = 13;

/** Small things that touch nothing but sky become sky: noise of compression, or a leaf that seems to float. */
export const dropSpecks = (alpha: Mask, rows: number): void => {
  const { width, data } = alpha;
  const solid = new Uint8Array(rows * width);
  for (let i = 0; i < solid.length; i++) solid[i] = data[i]! < 215 ? 1 : 0;
  // Widened by a pixel: the parts of a slanting wire touch at their corners only.
  const { labels, regions } = labelRegions(dilate(solid, width, rows, 3), width, rows);
  const speck = regions.map(
    ({ area, left, right, top, bottom }) => area < SPECK && Math.max(right - left, bottom - top) < LONG,
  );
  for (let i = 0; i < solid.length; i++) if (labels[i] && speck[labels[i]! - 1]) data[i] = 255;
};
