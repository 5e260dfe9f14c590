import { expect, it } from 'vitest';
import { ease } from '#engines/raster/scalar.ts';

it('rises from one end to the other, or falls, and stays there beyond', () => {
  expect([-1, 2, 3, 4, 9].map((v) => ease(2, 4, v))).toEqual([0, 0, 0.5, 1, 1]);
  expect([-1, 2, 3, 4, 9].map((v) => ease(4, 2, v))).toEqual([1, 1, 0.5, 0, 0]);
  expect([1.9, 2.1].map((v) => ease(2, 2, v))).toEqual([0, 1]);
  expect(ease(2, 4, Number.NaN)).toBeNaN();
});
