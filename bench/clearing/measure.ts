import type { Mask, Raster } from '#engines/raster/raster.ts';

/** Peak signal to noise over the masked pixels, in dB. */
export const psnr = (a: Raster, b: Raster, mask: Mask): number => {
  let sum = 0;
  let n = 0;
  for (let i = 0; i < mask.data.length; i++)
    if (mask.data[i])
      for (let k = 0; k < 3; k++) {
        sum += (a.data[i * 3 + k]! - b.data[i * 3 + k]!) ** 2;
        n++;
      }
  return 10 * Math.log10((255 * 255 * n) / Math.max(1, sum));
};

const grey = (raster: Raster, i: number): number =>
  0.299 * raster.data[i * 3]! + 0.587 * raster.data[i * 3 + 1]! + 0.114 * raster.data[i * 3 + 2]!;

/** Mean structural similarity (8 x 8 windows, step 4, on grey) over windows that lie mostly inside the mask. */
export const ssim = (a: Raster, b: Raster, mask: Mask): number => {
  const { width, height } = a;
  let total = 0;
  let windows = 0;
  for (let y = 0; y + 8 <= height; y += 4)
    for (let x = 0; x + 8 <= width; x += 4) {
      let inside = 0;
      const s = [0, 0, 0, 0, 0];
      for (let j = y; j < y + 8; j++)
        for (let i = j * width + x; i < j * width + x + 8; i++) {
          if (mask.data[i]) inside++;
          const [p, q] = [grey(a, i), grey(b, i)];
          s[0]! += p;
          s[1]! += q;
          s[2]! += p * p;
          s[3]! += q * q;
          s[4]! += p * q;
        }
      if (inside < 40) continue;
      const [ma, mb] = [s[0]! / 64, s[1]! / 64];
      const [va, vb, cov] = [s[2]! / 64 - ma * ma, s[3]! / 64 - mb * mb, s[4]! / 64 - ma * mb];
      total += ((2 * ma * mb + 6.5025) * (2 * cov + 58.5225)) / ((ma * ma + mb * mb + 6.5025) * (va + vb + 58.5225));
      windows++;
    }
  return windows > 0 ? total / windows : 1;
};
