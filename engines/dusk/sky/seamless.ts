import type { Mask, Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';

/** Bytes of sky from which a place belongs to a patch, and those up to which one beside it is no sky at all. */
const SOME = 16;
const NONE = 16;
/** Pixels of a patch at least and at most: fewer tell nothing, and more are the open sky, which meets mist and white walls without an edge. */
const LEAST = 24;
const MOST = 1200;
/** Pixels beyond the border at which colours are compared with the patch's own: nearer they are mixed. */
const OFF = 3;
/** Red, green and blue together by which both sides of a border differ at most where there is none. */
const ALIKE = 60;
/** Light of a place from which it may be taken for sky, and the share of a patch's border at which nothing changes. */
const PALE = 200;
const SEAMLESS = 0.42;
const TELLING = 10;

type Labels = { readonly labels: Int32Array; readonly width: number; readonly height: number };

/** The mean colour of a patch. */
const colourOf = ({ labels, width }: Labels, { data }: Raster, patch: Region): readonly [number, number, number] => {
  let [r, g, b] = [0, 0, 0];
  for (let y = patch.top; y <= patch.bottom; y++)
    for (let x = patch.left, i = y * width + x; x <= patch.right; x++, i++) {
      if (labels[i] !== patch.label) continue;
      r += data[3 * i]!;
      g += data[3 * i + 1]!;
      b += data[3 * i + 2]!;
    }
  return [r / patch.area, g / patch.area, b / patch.area];
};

/** Share of a patch's border, up, down, left and right, at which the photo goes on as it was. */
const seamlessShare = (map: Labels, alpha: Uint8Array, photo: Raster, patch: Region): number => {
  const { labels, width, height } = map;
  const { data } = photo;
  const [r, g, b] = colourOf(map, photo, patch);
  if (g < PALE) return 0;
  let [all, same] = [0, 0];
  for (let y = Math.max(OFF, patch.top); y <= Math.min(height - 1 - OFF, patch.bottom); y++)
    for (let x = Math.max(OFF, patch.left), i = y * width + x; x <= Math.min(width - 1 - OFF, patch.right); x++, i++) {
      if (labels[i] !== patch.label) continue;
      for (const way of [1, -1, width, -width]) {
        if (labels[i + way] === patch.label) continue;
        all++;
        const beside = i + OFF * way;
        if (alpha[beside]! > NONE) continue;
        const p = 3 * beside;
        if (Math.abs(data[p]! - r) + Math.abs(data[p + 1]! - g) + Math.abs(data[p + 2]! - b) < ALIKE) same++;
      }
    }
  return all < TELLING ? 0 : same / all;
};

/**
 * Takes away a small patch of sky that ends in the midst of something pale: a gap has an edge, be it of leaves or of boards,
 * and what goes on beyond it as it was is a sunlit wall.
 */
export const dropSeamless = (alpha: Mask, photo: Raster, rows: number): void => {
  const { width, data } = alpha;
  const some = new Uint8Array(rows * width);
  for (let i = 0; i < some.length; i++) if (data[i]! > SOME) some[i] = 1;
  const { labels, regions } = labelRegions(some, width, rows);
  for (const region of regions) {
    const { label, area, left, right, top, bottom } = region;
    if (area < LEAST || area > MOST) continue;
    if (seamlessShare({ labels, width, height: rows }, data, photo, region) < SEAMLESS) continue;
    for (let y = Math.max(0, top - 1); y <= Math.min(rows - 1, bottom + 1); y++)
      for (let x = Math.max(0, left - 1), i = y * width + x; x <= Math.min(width - 1, right + 1); x++, i++)
        if (labels[i] === label || !labels[i]) data[i] = 0;
  }
};
