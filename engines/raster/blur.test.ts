import { expect, it } from 'vitest';
import { boxBlur, boxBlurOf, boxBlurOver, softBlur, softBlurOf, sumOfPlanes } from '#engines/raster/blur.ts';
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

it('the blur of a product is that of the multiplied plane, and a sum of planes that of their values', () => {
  const plane = (seed: number) => ({
    width: 7,
    height: 3,
    data: Float32Array.from({ length: 21 }, (_, i) => ((i * seed) % 13) / 7),
  });
  const [a, b] = [plane(5), plane(11)];
  const product = { ...a, data: a.data.map((v, i) => v * b.data[i]!) };
  expect(boxBlurOf(a, b, 2).data).toEqual(boxBlur(product, 2).data);
  expect(sumOfPlanes([a.data, b.data, a.data], 21)).toEqual(a.data.map((v, i) => Math.fround(v + b.data[i]!) + v));
  expect(sumOfPlanes([], 2)).toEqual(new Float32Array(2));
});
