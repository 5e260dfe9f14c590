import { expect, it } from 'vitest';
import { giveFeet } from '#engines/dusk/sun/gable-feet.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [W, H] = [60, 60];

/** What is called roof all over: tiles in the sun, a strip of one light over a strip of another in the middle. */
const shareOfRoof = (upper: number, lower: number): number => {
  const planes = () => newPlane(W, H);
  const [roof, house, light, sun] = [planes(), planes(), planes(), planes()];
  roof.data.fill(1);
  light.data.fill(-2);
  sun.data.fill(1.5);
  for (let y = 22; y < 40; y++) light.data.fill(y < 28 ? upper : lower, y * W, (y + 1) * W);
  for (let y = 28; y < 40; y++) sun.data.fill(0, y * W, (y + 1) * W);
  giveFeet({ roof, house }, light, sun);
  const middle = 30 * W + 30;
  expect(roof.data[middle]! + house.data[middle]!).toBeCloseTo(1);
  return roof.data[middle]!;
};

it('gives the wall the deep shade below a white board that is called roof', () => {
  expect(shareOfRoof(-0.3, -4)).toBe(0);
});

it('leaves tiles in dapple, and shade below them, to the roof', () => {
  expect(shareOfRoof(-1.1, -4)).toBe(1);
  expect(shareOfRoof(-4, -0.3)).toBe(1);
  expect(shareOfRoof(-0.3, -2)).toBe(1);
});
