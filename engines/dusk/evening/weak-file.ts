import { ease } from '#engines/raster/scalar.ts';

/** Rows from one that is looked at to the next, and the most that one place counts. */
const ROWS = 4;
const MOST = 60;
/** How much neighbours differ against places two apart: in a sharp photo, and in one that was smoothed and had its edges drawn again. */
const WEAK = [0.61, 0.58] as const;

/** And in one that is sharpened to the pixel. */
const CRISP = [0.76, 0.82] as const;
/** How much places two apart differ in a file that is smooth, and in one in which sharpening has drawn: levels, twice. */
const DRAWN = [12, 18] as const;

/** Pixels across: a small file was made small and sharpened for it, a large one is soft because its lens or its maker was. */
const SMALL = [1500, 1100] as const;

/** How a photo's file was made, 0..1: weak, without detail from pixel to pixel, so that its texture is what sharpening has drawn; or crisp, sharpened to the pixel. */
export type FileMake = { readonly weak: number; readonly crisp: number };

/** Adds how much a row's neighbours differ, places two apart, and the places that are no sky. */
const compareAlong = (luma: Uint8Array, alpha: Uint8Array, from: number, to: number, sums: Int32Array): void => {
  let near = 0;
  let far = 0;
  let places = 0;
  for (let i = from; i < to; i++) {
    if (alpha[i]! > 0) continue;
    const twice = 2 * luma[i]!;
    near += Math.min(MOST, Math.abs(twice - luma[i - 1]! - luma[i + 1]!));
    places++;
    far += Math.min(MOST, Math.abs(twice - luma[i - 2]! - luma[i + 2]!));
  }
  sums[0]! += near;
  sums[1]! += far;
  sums[2]! += places;
};

export const fileMakeOf = (luma: Uint8Array, alpha: Uint8Array, width: number): FileMake => {
  const sums = Int32Array.of(0, 1, 1);
  for (let y = 0; y < luma.length; y += ROWS * width) compareAlong(luma, alpha, y + 2, y + width - 2, sums);
  const [near, far, places] = sums as unknown as readonly [number, number, number];
  return {
    weak: ease(WEAK[0], WEAK[1], near / far) * ease(DRAWN[0], DRAWN[1], far / places) * ease(SMALL[0], SMALL[1], width),
    crisp: ease(CRISP[0], CRISP[1], near / far),
  };
};
