import { expect, it } from 'vitest';
import { capSun, takeBackPaint } from '#engines/dusk/sun-on-paint.ts';
import { newPlane } from '#engines/raster/raster.ts';

const filled = (value: number) => {
  const plane = newPlane(60, 40);
  plane.data.fill(value);
  return plane;
};

it('gives white trim the sun of the wall around it, and leaves the border of a shadow', () => {
  const at = (x: number): number => 20 * 60 + x;
  const trim = filled(1.5);
  trim.data[at(30)] = 1.9;
  trim.data[at(10)] = 2.5;
  const half = filled(0.5);
  takeBackPaint(trim, half, filled(1));
  expect(trim.data[at(30)]).toBeCloseTo(1.5, 1);
  expect(half.data[at(30)]).toBeLessThan(0.1);
  // A whole stop is no paint.
  expect(trim.data[at(10)]).toBe(2.5);
  const border = filled(0);
  for (let i = 0; i < border.data.length; i++) if (i % 60 > 30) border.data[i] = 2;
  const steep = filled(0.95);
  takeBackPaint(border, steep, filled(1));
  expect(border.data[at(29)]).toBe(0);
  expect(border.data[at(32)]).toBe(2);
});

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
