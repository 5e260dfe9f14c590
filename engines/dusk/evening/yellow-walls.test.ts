import { expect, it } from 'vitest';
import { redForYellow, warmYellows } from '#engines/dusk/evening/yellow-walls.ts';
import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

it('gives yellow stucco and cream boards red, and white, sage and tan walls none', () => {
  expect(redForYellow(0.42, -1.12)).toBeGreaterThan(0.2);
  expect(redForYellow(0, -0.35)).toBeGreaterThan(0.15);
  expect(redForYellow(0, -0.1)).toBe(0);
  expect(redForYellow(-0.2, -0.6)).toBe(0);
  expect(redForYellow(0.6, -0.9)).toBe(0);
});

it('gives it to walls, and to no lawn', () => {
  const of = (value: number): Plane => {
    const plane = newPlane(2, 1);
    plane.data.fill(value);
    return plane;
  };
  const house = newPlane(2, 1);
  house.data[0] = 1;
  const redder = of(1);
  warmYellows(redder, { warm: of(0.1), cool: of(-1) } as Cells, house);
  expect(redder.data[0]).toBeGreaterThan(1.15);
  expect(redder.data[1]).toBe(1);
});
