import { expect, it } from 'vitest';
import { boxBlur, boxBlurOf, boxBlurOver, softBlur, softBlurOf } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (i: number) => number): Plane => {
  const out = newPlane(23, 17);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i);
  return out;
};
const values = plane((i) => Math.sin(i));
const weights = plane((i) => (i % 5) / 4);
const multiplied = plane((i) => values.data[i]! * weights.data[i]!);

it('blurs a product as if it had been made before', () => {
  expect(boxBlurOf(values, weights, 3).data).toEqual(boxBlur(multiplied, 3).data);
  expect(softBlurOf(values, weights, 6).data).toEqual(softBlur(multiplied, 6).data);
  expect(boxBlurOf(values, values, 2).data[0]).toBeGreaterThan(0);
});

it('blurs over a plane, and leaves others as they were', () => {
  const before = values.data.slice();
  const means = boxBlur(values, 3).data;
  expect(values.data).toEqual(before);
  const over = plane((i) => Math.sin(i));
  expect(boxBlurOver(over, 3)).toBe(over.data);
  expect(over.data).toEqual(means);
});
