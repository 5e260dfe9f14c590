import { expect, it } from 'vitest';
import { litAsOne, sunlitRows } from '#engines/dusk/lamps/porch-shade.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [20, 20];
const place = { left: 0, right: W, ceiling: new Int32Array(W), floor: new Int32Array(W).fill(H) };
const planeOf = (value: (x: number, y: number) => number): Plane => {
  const plane = newPlane(W, H);
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) plane.data[y * W + x] = value(x, y);
  return plane;
};
const bare = planeOf(() => 1);
/** The foot of the wall lay in the sun; the third column is a casing, the tenth a board before the porch. */
const light = planeOf((x, y) => (x === 10 ? 0.8 : (y < 10 ? 0.15 : 0.8) * (x === 3 ? 1.2 : 1)));

it('lights the head and the foot of a wall alike that the sun had parted', () => {
  const { data } = litAsOne(place, bare, light, 0.5);
  const [head, foot] = [data[4 * W + 5]! * 0.15, data[15 * W + 5]! * 0.8];
  expect(head / foot).toBeGreaterThan(0.5);
  expect(data[4 * W + 3]).toBeCloseTo(data[4 * W + 5]!);
});

it('makes up for no border of the sun that the evening has evened out', () => {
  const evening = planeOf((_, y) => 0.15 * 2 ** (y / 10));
  const { data } = litAsOne(place, bare, evening, 0.5);
  for (let y = 1; y < H; y++) expect(data[y * W + 5]! / data[(y - 1) * W + 5]!).toBeGreaterThan(0.9);
});

it('gives a board that stood in the sun no more for the shade behind it', () => {
  const { data } = litAsOne(place, bare, light, 0.5);
  expect(data[4 * W + 10]).toBeLessThan(0.6 * data[4 * W + 5]!);
});

it('leaves a porch alone that no border of the sun crosses', () => {
  expect(sunlitRows(place, bare, light, 0.8)).toBe(0.5);
  expect(sunlitRows(place, bare, light, 2)).toBe(0);
  expect(litAsOne(place, bare, light, 0)).toBe(bare);
});
