import { describe, expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { sillsInSun } from '#engines/dusk/windows/sills-in-sun.ts';
import { newRaster } from '#engines/raster/raster.ts';

const W = 300;
const H = 200;
const box = (left: number, top: number, right: number, bottom: number): { readonly quad: Quad } => ({
  quad: [
    [left / W, top / H],
    [right / W, top / H],
    [right / W, bottom / H],
    [left / W, bottom / H],
  ],
});

/** A yellow wall in the shade down to such a row and in the sun below, with white blinds under the second window. */
const wall = (shadow: number, blinds: readonly number[]) => {
  const photo = newRaster(W, H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const glass = (x >= 40 && x < 90 && y >= 50 && y < 110) || (x >= 180 && x < 230 && y >= 50 && y < 95);
      const under = x >= 180 && x < 230 && y >= 95 && y < 110;
      photo.data.set(
        glass ? [50, 55, 60] : under ? blinds : y < shadow ? [105, 85, 45] : [250, 240, 170],
        (y * W + x) * 3,
      );
    }
  return photo;
};

describe('a window that ends over the sill of its row', () => {
  const windows = [box(40, 50, 90, 110), box(180, 50, 230, 95)];
  const sillOf = (photo: ReturnType<typeof wall>) => sillsInSun(photo, windows)[1]!.quad[2][1] * H;

  it('gets that sill where the shadow on the wall ends with it', () => {
    expect(sillOf(wall(95, [200, 200, 205]))).toBeCloseTo(110);
  });

  it('stays where no shadow ends there, or where the wall itself lies below', () => {
    expect(sillOf(wall(60, [200, 200, 205]))).toBeCloseTo(95);
    expect(sillOf(wall(95, [250, 240, 170]))).toBeCloseTo(95);
  });

  it('leaves the others', () => {
    expect(sillsInSun(wall(95, [200, 200, 205]), windows)[0]).toBe(windows[0]);
  });
});
