import { cut, houseBox, mergedSize, placeOf, tilesOf } from '#engines/dusk/close-look.ts';
import type { HouseParts, Segmentation, Segmenter } from '#engines/ports.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';

/** The greater of two where pieces overlap: what one cuts off at its side the other shows whole. */
const raise = (into: Plane, left: number, top: number, { width, height, data }: Plane): void => {
  for (let y = 0, j = 0; y < height; y++)
    for (let i = (top + y) * into.width + left, end = i + width; i < end; i++, j++)
      into.data[i] = Math.max(into.data[i]!, data[j]!);
};

/** The glass and the lamps of the house by the network that knows houses best, which looks at the house alone, in one or two pieces. */
export const housePartsIn = async (
  photo: Raster,
  seen: Segmentation,
  segmenter: Segmenter,
  signal?: AbortSignal,
): Promise<HouseParts | undefined> => {
  const box = houseBox(seen);
  if (!box || !segmenter.houseParts) return undefined;
  const { width, height } = mergedSize(photo);
  const [glass, lamps] = [newPlane(width, height), newPlane(width, height)];
  for (const tile of tilesOf(box)) {
    const { left, top, w, h } = placeOf(tile, width, height);
    if (w < 2 || h < 2) continue;
    const near = await segmenter.houseParts(cut(photo, tile), signal);
    raise(glass, left, top, growPlane(near.glass, w, h));
    raise(lamps, left, top, growPlane(near.lamps, w, h));
  }
  return { glass, lamps };
};
