import type { Mask } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** Bytes of sky that join two places, and the share of an island's cells that must be sky for it to stay. */
const JOINED = 16;
const CELLS = 0.4;

/**
 * Takes away what is called sky below all of the open sky though no cell says so: sunlit siding of a house behind has
 * the sky's light and colour, and a sunset on a wall is seen at once.
 */
export const dropLowIslands = (
  { data, width, height }: Mask,
  cells: { readonly width: number; readonly height: number; readonly data: Uint8Array },
): void => {
  const joined = new Uint8Array(data.length);
  for (let i = 0; i < joined.length; i++) if (data[i]! > JOINED) joined[i] = 1;
  const { labels, regions } = labelRegions(joined, width, height);
  const lowest = regions.reduce((a, b) => (b.area > a.area ? b : a), { area: 0, bottom: height }).bottom;
  const low = regions.filter(({ top }) => top > lowest);
  for (const { label, area, left, top, right, bottom } of low) {
    let sky = 0;
    for (let y = top; y <= bottom; y++) {
      const row = Math.floor((y * cells.height) / height) * cells.width;
      for (let x = left, i = y * width + left; x <= right; x++, i++)
        if (labels[i] === label) sky += cells.data[row + Math.floor((x * cells.width) / width)]!;
    }
    if (sky > CELLS * area) continue;
    for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y++)
      for (let x = Math.max(0, left - 1), i = y * width + x; x <= Math.min(width - 1, right + 1); x++, i++)
        if (labels[i] === label || !labels[i]) data[i] = 0;
  }
};
