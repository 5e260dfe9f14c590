import { expect, it } from 'vitest';
import { evenBorders } from '#engines/dusk/sun/even-borders.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const filled = (at: (x: number, y: number) => number): Plane => {
  const plane = newPlane(80, 40);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = at(i % 80, Math.floor(i / 80));
  return plane;
};
const wall = filled(() => 1);
const none = filled(() => 0);
const leftOf = (light: Plane, read: Plane): Float32Array => {
  const sun = { ...read, data: read.data.slice() };
  evenBorders(sun, light, read, wall, none);
  return light.data.map((v, i) => v - sun.data[i]!);
};

it('evens the line that a camera has drawn beside the border of a shadow', () => {
  const halo = (x: number): number => (x > 36 && x < 40 ? 0.25 : x > 39 && x < 43 ? -0.2 : 0);
  const left = leftOf(
    filled((x) => (x < 40 ? -1 : -2.3) + halo(x)),
    filled((x) => (x < 40 ? 1.3 : 0)),
  );
  const row = Array.from(left.subarray(1600, 1680));
  expect(Math.max(...row) - Math.min(...row)).toBeLessThan(0.32);
});

it('leaves a wall without a border as it is, and a dark frame beside one', () => {
  const stained = filled((x) => (x % 20 < 10 ? -1 : -1.2));
  expect(
    leftOf(
      stained,
      filled(() => 1),
    )[1620],
  ).toBeCloseTo(stained.data[1620]! - 1, 6);
  const framed = filled((x) => (x < 40 ? -1 : x === 42 ? -5 : -2.3));
  expect(
    leftOf(
      framed,
      filled((x) => (x < 40 ? 1.3 : 0)),
    )[1642],
  ).toBeCloseTo(-5, 5);
});

it('evens more on a dark door, of which the network reads little', () => {
  const left = leftOf(
    filled((x) => (x < 40 ? -2.8 : -4.4)),
    filled((x) => (x < 40 ? 0.6 : 0)),
  );
  expect(left[1638]! - left[1641]!).toBeLessThan(0.7);
});

it('leaves no pale line beside a dark one where the sun was read too weak on both sides of its border', () => {
  const left = leftOf(
    filled((x) => (x < 40 ? -1 : -2.3)),
    filled((x) => (x < 40 ? 1.05 : 0)),
  );
  expect(left[1639]! - left[1640]!).toBeLessThan(0.06);
});

it('takes a wall that is dark in the shade for no dark paint: with the frames in it, it would be made darker still', () => {
  const frame = (x: number): boolean => x > 43 && x % 6 < 2;
  const left = leftOf(
    filled((x) => (x < 40 ? -1.4 : frame(x) ? -6 : -4)),
    filled((x) => (x < 40 ? 2.6 : frame(x) ? -0.8 : 0)),
  );
  expect(left[1646]).toBeGreaterThan(-4.1);
});
