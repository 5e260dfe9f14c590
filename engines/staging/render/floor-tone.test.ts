import { expect, it } from 'vitest';
import { atWall, unbleach } from './floor-tone.ts';

const OAK = [0.4, 0.28, 0.18];
const GLEAM = [0.3, 0.29, 0.28];

it('leans a shaded gleam to the colour of the boards and keeps its light', () => {
  const base = Float64Array.from(GLEAM);
  unbleach(base, OAK, 0.5, 0.5, 0);
  expect(base[0]! / base[2]!).toBeGreaterThan(1.2);
  expect(base[0]! / base[2]!).toBeLessThan(1.8);
  expect(base[1]).toBeCloseTo(0.29, 1);
});

it('leaves the hue of a floor that may not be tinted', () => {
  const base = Float64Array.from(GLEAM);
  unbleach(base, OAK, 0.5, 0, 0);
  expect([...base]).toEqual(GLEAM);
});

it('takes a gleam away with the view that pieces hide', () => {
  const base = Float64Array.from([0.9, 0.87, 0.84]);
  unbleach(base, OAK, 0.5, 1, 1);
  expect(base[1]).toBeLessThan(0.4);
});

it('looks for skirtings at the walls alone', () => {
  const floor = [
    { x: -2, z: 1 },
    { x: 2, z: 1 },
    { x: 2, z: 5 },
    { x: -2, z: 5 },
  ];
  expect(atWall(floor, -1.8, 3)).toBe(true);
  expect(atWall(floor, 0, 5.2)).toBe(true);
  expect(atWall(floor, 0, 3)).toBe(false);
});
