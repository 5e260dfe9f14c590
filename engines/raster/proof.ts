import { type Mask, newMask, type Raster } from '#engines/raster/raster.ts';

/** Where two pictures of one size differ, and in what share of their pixels: the proof that goes with an edit. */
export const changedMask = (before: Raster, after: Raster): { mask: Mask; share: number } => {
  const mask = newMask(before.width, before.height);
  let changed = 0;
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 3) {
    if (
      before.data[p] === after.data[p] &&
      before.data[p + 1] === after.data[p + 1] &&
      before.data[p + 2] === after.data[p + 2]
    )
      continue;
    mask.data[i] = 255;
    changed++;
  }
  return { mask, share: changed / Math.max(1, mask.data.length) };
};
