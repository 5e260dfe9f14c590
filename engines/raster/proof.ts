import { type Mask, newMask, type Raster } from '#engines/raster/raster.ts';

/** Where two pictures of one size differ, and in what share of their pixels: the proof that goes with an edit. */
export const changedMask = (before: Raster, after: Raster): { mask: Mask; share: number } => {
  const mask = newMask(before.width, before.height);
  const changed = markChanged(before.data, after.data, mask.data);
  return { mask, share: changed / Math.max(1, mask.data.length) };
};

const markChanged = (before: Uint8Array, after: Uint8Array, mask: Uint8Array): number => {
  let changed = 0;
  for (let i = 0, p = 0; i < mask.length; i++, p += 3) {
    if (before[p] === after[p] && before[p + 1] === after[p + 1] && before[p + 2] === after[p + 2]) continue;
    mask[i] = 255;
    changed++;
  }
  return changed;
};

/** How many pixels differ where nothing may: anything but 0 is a broken promise. */
export const changedOutside = (before: Raster, after: Raster, mask: Mask): number => {
  const changed = changedMask(before, after).mask.data;
  let count = 0;
  for (let i = 0; i < changed.length; i++) if (changed[i] && !mask.data[i]) count++;
  return count;
};

/**
 * How much each place changed, at most `edge` pixels wide or high: 0 is untouched, the rest starts at 64 so that a change by
 * one step shows. The strongest change of a cell stands for it: no changed pixel is averaged away.
 */
export const differenceMap = (before: Raster, after: Raster, edge: number): Mask => {
  const scale = Math.min(1, edge / Math.max(before.width, before.height));
  const map = newMask(Math.max(1, Math.round(before.width * scale)), Math.max(1, Math.round(before.height * scale)));
  const columns = Int32Array.from({ length: before.width }, (_, x) => Math.floor((x * map.width) / before.width));
  for (let y = 0, p = 0; y < before.height; y++) {
    const row = Math.floor((y * map.height) / before.height) * map.width;
    for (let x = 0; x < before.width; x++, p += 3) {
      const by = Math.max(
        Math.abs(before.data[p]! - after.data[p]!),
        Math.abs(before.data[p + 1]! - after.data[p + 1]!),
        Math.abs(before.data[p + 2]! - after.data[p + 2]!),
      );
      if (by === 0) continue;
      const at = row + columns[x]!;
      map.data[at] = Math.max(map.data[at]!, Math.min(255, 64 + by * 2));
    }
  }
  return map;
};
