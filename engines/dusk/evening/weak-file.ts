import { ease } from '#engines/raster/scalar.ts';

/** Rows from one that is looked at to the next, and the most that one place counts. */
const ROWS = 4;
const MOST = 60;
/** How much neighbours differ against places two apart: in a sharp photo, and in one that was smoothed and had its edges drawn again. */
const WEAK = [0.61, 0.58] as const;

/** How weak a photo's file is, 0..1: without detail from pixel to pixel its texture is what sharpening has drawn. */
export const weaknessOf = (luma: Uint8Array, alpha: Uint8Array, width: number): number => {
  let [near, far] = [0, 1];
  for (let y = 0; y < luma.length; y += ROWS * width)
    for (let i = y + 2, end = y + width - 2; i < end; i++) {
      if (alpha[i]! > 0) continue;
      const twice = 2 * luma[i]!;
      near += Math.min(MOST, Math.abs(twice - luma[i - 1]! - luma[i + 1]!));
      far += Math.min(MOST, Math.abs(twice - luma[i - 2]! - luma[i + 2]!));
    }
  return ease(WEAK[0], WEAK[1], near / far);
};
