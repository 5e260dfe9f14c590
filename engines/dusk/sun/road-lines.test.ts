import { expect, test } from 'vitest';
import { asRoad, linesOn } from '#engines/dusk/sun/road-lines.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [60, 60];
const filled = (value: number): Plane => {
  const out = newPlane(W, H);
  out.data.fill(value);
  return out;
};

/** A road with a yellow strip across it, four rows wide, so much lighter. */
const road = (lighter: number) => {
  const [light, cool] = [filled(-2), filled(0)];
  light.data.fill(-2 + lighter, 28 * W, 32 * W);
  cool.data.fill(-1.4, 28 * W, 32 * W);
  return { light, cool };
};
const [on, off] = [30 * W + 30, 10 * W + 30];

test('a yellow line is taken for the road that it lies on', () => {
  const { light, cool } = road(1.7);
  const line = linesOn(filled(1), light, cool.data);
  expect(line.data[on]).toBeCloseTo(1);
  expect(line.data[off]).toBe(0);
  asRoad(light, filled(1), line);
  expect(light.data[on]).toBeCloseTo(-2, 1);
  expect(light.data[off]).toBeCloseTo(-2);
});

test('a strip of mulch and a bed of straw are none', () => {
  const mulch = road(-0.8);
  expect(linesOn(filled(1), mulch.light, mulch.cool.data).data[on]).toBe(0);
  expect(linesOn(filled(1), filled(-1), filled(-1.4).data).data[on]).toBe(0);
});
