import { expect, it } from 'vitest';
import { withinBoards } from '#engines/dusk/windows/boards.ts';
import { newRaster } from '#engines/raster/raster.ts';

const quad = [
  [0.3, 0.2],
  [0.6, 0.2],
  [0.6, 0.8],
  [0.3, 0.8],
] as const;

/** What is left of a window from column 30 to 60 and row 20 to 80, its boards 7, 3, 6 and 6 pixels wide and `beside` next to them. */
const left = (beside: number, glassAt: (x: number, y: number) => number) => {
  const photo = newRaster(100, 100);
  for (let i = 0; i < photo.data.length; i++) {
    const [x, y] = [Math.floor(i / 3) % 100, Math.floor(i / 300)];
    const glass = x >= 37 && x < 57 && y >= 26 && y < 74;
    photo.data[i] = glass ? glassAt(x, y) : x >= 30 && x < 60 ? 210 : beside;
  }
  return withinBoards(photo, quad);
};
/** A pale sky beside a tree and over a dark roof, mirrored. */
const mirrored = (x: number, y: number): number => (y < 50 && x > 44 ? 220 : 40);

it('takes a broad casing between shutters off its glass, though pale sky is mirrored in it', () => {
  const [a, , c] = left(80, mirrored);
  expect(a[0]).toBeCloseTo(0.37);
  expect(a[1]).toBeCloseTo(0.26);
  expect(c[0]).toBeCloseTo(0.57);
  expect(c[1]).toBeCloseTo(0.74);
});

it('leaves a window beside a pale wall, and one with a blind from side to side', () => {
  expect(left(190, mirrored)).toBe(quad);
  expect(left(80, () => 205)).toBe(quad);
});
