import { expect, it } from 'vitest';
import { capSun } from '#engines/dusk/sun-on-paint.ts';
import { newPlane } from '#engines/raster/raster.ts';

const filled = (value: number) => {
  const plane = newPlane(60, 40);
  plane.data.fill(value);
  return plane;
};

it('lets no trim have more sun than the lit wall around it, and leaves a strip of sun on a wall in the shade', () => {
  const at = (x: number): number => 20 * 60 + x;
  const [lit, shaded] = [filled(1.5), filled(0.1)];
  for (const wall of [lit, shaded]) for (let y = 0; y < 40; y++) wall.data[y * 60 + 30] = 2.5;
  capSun(lit, filled(1));
  capSun(shaded, filled(1));
  expect(lit.data[at(30)]).toBeCloseTo(1.6, 1);
  expect(lit.data[at(20)]).toBe(1.5);
  expect(shaded.data[at(30)]).toBe(2.5);
});
