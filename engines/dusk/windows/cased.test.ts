import { expect, it } from 'vitest';
import { withoutCasing, withoutReveal } from '#engines/dusk/windows/cased.ts';
import { newRaster } from '#engines/raster/raster.ts';

const quad = [
  [0.4, 0.3],
  [0.52, 0.3],
  [0.52, 0.8],
  [0.4, 0.8],
] as const;

/** What is left of a slim window from column 40 to 52 and row 30 to 80 of such a photo. */
const left = (lightOf: (x: number, y: number) => number) => {
  const photo = newRaster(100, 100);
  for (let i = 0; i < photo.data.length; i++) {
    const p = Math.floor(i / 3);
    photo.data[i] = lightOf(p % 100, Math.floor(p / 100));
  }
  return withoutCasing(quad, photo);
};

it('takes the boards beside and above the glass of a sidelight away', () => {
  const [a, b, , d] = left((x, y) => (x > 42 && x < 49 && y > 39 ? 40 : 150));
  expect(a[0]).toBeCloseTo(0.43);
  expect(b[0]).toBeCloseTo(0.49);
  expect(a[1]).toBeCloseTo(0.4, 1);
  expect(d[1]).toBeCloseTo(0.8);
});

it('leaves a window of glass from side to side, and one between curtains, which have no board above', () => {
  expect(left(() => 40)).toBe(quad);
  expect(left((x) => (x > 42 && x < 49 ? 40 : 150))).toBe(quad);
});

it('leaves blinds, whose light changes from row to row', () => {
  expect(left((x, y) => (x > 42 && x < 49 && y > 39 ? 40 : 150 + 25 * (y % 5 < 2 ? 1 : 0)))).toBe(quad);
});

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
