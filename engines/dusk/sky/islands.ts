import type { Mask } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

/** Bytes of sky that join two places, and the share of an island's sky that must lie in cells of it for it to stay: the lace around a gap counts by what shows through. */
const JOINED = 16;
const CELLS = 0.4;
/** Pixels across, and the share of its rectangle, from which an island is a lump and no gap between leaves, and the chance from which a lump is sky. */
const LUMP = 12;
const FULL = 0.4;
const LIKELY = 0.45;

/**
 * Takes away what is called sky below all of the open sky, or as a lump apart from it, though no cell says so: sunlit
 * siding of a house behind has the sky's light and colour, and a sunset on a wall is seen at once.
 */
export const dropIslands = (
  { data, width, height }: Mask,
  cells: { readonly width: number; readonly height: number; readonly data: Uint8Array },
  /** The chance of sky that the vision network gives each cell: a lump stays where it sees some. */
  chance?: Float32Array,
): void => {
  const joined = new Uint8Array(data.length);
  for (let i = 0; i < joined.length; i++) if (data[i]! > JOINED) joined[i] = 1;
  const { labels, regions } = labelRegions(joined, width, height);
  const widest = regions.reduce((a, b) => (b.area > a.area ? b : a), { label: 0, area: 0, bottom: height });
  const apart = regions.filter(({ label, area, left, top, right, bottom }) => {
    const [across, down] = [right - left + 1, bottom - top + 1];
    return (
      label !== widest.label && (top > widest.bottom || (Math.min(across, down) > LUMP && area > FULL * across * down))
    );
  });
  for (const { label, left, top, right, bottom } of apart) {
    let [sky, all] = [0, 0];
    for (let y = top; y <= bottom; y++) {
      const row = Math.floor((y * cells.height) / height) * cells.width;
      for (let x = left, i = y * width + left; x <= right; x++, i++)
        if (labels[i] === label) {
          all += data[i]!;
          const cell = row + Math.floor((x * cells.width) / width);
          if (cells.data[cell] || (top <= widest.bottom && chance && chance[cell]! > LIKELY)) sky += data[i]!;
        }
    }
    if (sky > CELLS * all) continue;
    for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y++)
      for (let x = Math.max(0, left - 1), i = y * width + x; x <= Math.min(width - 1, right + 1); x++, i++)
        if (labels[i] === label || !labels[i]) data[i] = 0;
  }
};
