import { expect, it } from 'vitest';
import { dropSeamless } from '#engines/dusk/sky/seamless.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const WIDTH = 80;
const HEIGHT = 60;

/** What is left of a patch of sky in the midst of a photo whose colour inside it and around it is given. */
const left = (inside: number, around: number): number => {
  const [alpha, photo] = [newMask(WIDTH, HEIGHT), newRaster(WIDTH, HEIGHT)];
  alpha.data.fill(255, 0, WIDTH * 20);
  photo.data.fill(235, 0, WIDTH * 20 * 3);
  photo.data.fill(around, WIDTH * 20 * 3);
  for (let y = 34; y < 42; y++) {
    alpha.data.fill(255, y * WIDTH + 30, y * WIDTH + 40);
    photo.data.fill(inside, (y * WIDTH + 30) * 3, (y * WIDTH + 40) * 3);
  }
  dropSeamless(alpha, photo, HEIGHT);
  expect(alpha.data[10 * WIDTH + 40]).toBe(255);
  return alpha.data[38 * WIDTH + 35]!;
};

it('takes away a patch of sky that ends in the midst of a white wall', () => {
  expect(left(235, 235)).toBe(0);
});

it('leaves a gap that leaves or boards frame', () => {
  expect(left(235, 60)).toBe(255);
  expect(left(235, 190)).toBe(255);
});

it('leaves what is not pale: a gap in dark leaves is mixed with them', () => {
  expect(left(120, 120)).toBe(255);
});
