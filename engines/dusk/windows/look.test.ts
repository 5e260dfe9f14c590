import { expect, it } from 'vitest';
import { chanceIn } from '#engines/dusk/windows/look.ts';
import { newPlane } from '#engines/raster/raster.ts';

it('reads the mean chance between four sides', () => {
  const plane = newPlane(20, 20);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = i % 20 < 10 ? 1 : 0;
  const box = (left: number, right: number) =>
    chanceIn(plane, [
      [left, 0.2],
      [right, 0.2],
      [right, 0.8],
      [left, 0.8],
    ]);
  expect(box(0.1, 0.4)).toBe(1);
  expect(box(0.3, 0.7)).toBeCloseTo(0.5);
  expect(box(0.6, 0.9)).toBe(0);
});
