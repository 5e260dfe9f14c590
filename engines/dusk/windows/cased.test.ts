import { expect, it } from 'vitest';
import { withoutReveal } from '#engines/dusk/windows/cased.ts';
import { newRaster } from '#engines/raster/raster.ts';

const quad = [
  [0.4, 0.3],
  [0.52, 0.3],
  [0.52, 0.8],
  [0.4, 0.8],
] as const;

it('takes a white board on one side away, with the casing over and under the glass, and leaves a grey one', () => {
  const withBoard = (board: number) => {
    const photo = newRaster(100, 100);
    for (let y = 0; y < 100; y++)
      for (let x = 0; x < 100; x++)
        photo.data.fill(x < 44 || y < 33 || y > 77 ? board : 90, (y * 100 + x) * 3, (y * 100 + x) * 3 + 3);
    return withoutReveal(quad, photo);
  };
  const [a, b, c] = withBoard(210);
  expect(a[0]).toBeCloseTo(0.44);
  expect(b[0]).toBeCloseTo(0.52);
  expect(a[1]).toBeCloseTo(0.33, 1);
  expect(c[1]).toBeCloseTo(0.78, 1);
  expect(withBoard(170)).toBe(quad);
});
