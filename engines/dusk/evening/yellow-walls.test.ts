import { expect, it } from 'vitest';
import { redForYellow, warmYellows } from '#engines/dusk/evening/yellow-walls.ts';
import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

it('gives yellow stucco and cream boards red, and white, sage and tan walls none', () => {
  expect(redForYellow(0.42, -1.12)).toBeGreaterThan(0.2);
  expect(redForYellow(0, -0.35)).toBeGreaterThan(0.1);
  expect(redForYellow(0, -0.1)).toBe(0);
  expect(redForYellow(-0.2, -0.6)).toBe(0);
  expect(redForYellow(0.6, -0.9)).toBe(0);
});

it('gives it to walls, and to no lawn and no white post before one', () => {
  const of = (value: number): Plane => {
    const plane = newPlane(3, 1);
    plane.data.fill(value);
    return plane;
  };
  const house = newPlane(3, 1);
  house.data[0] = 1;
  house.data[2] = 1;
  const redder = of(1);
  warmYellows(redder, { warm: of(0.1), cool: of(-1), share: of(1) } as Cells, house, Float32Array.of(-1, -1, -0.1));
  expect(redder.data[0]).toBeGreaterThan(1.15);
  expect(redder.data[1]).toBe(1);
  expect(redder.data[2]).toBe(1);
});

it('takes a wall as one paint', () => {
  const [warm, cool, house, redder] = [0, 1, 2, 3].map(() => newPlane(32, 32)) as [Plane, Plane, Plane, Plane];
  house.data.fill(1);
  redder.data.fill(1);
  cool.data.fill(-0.5);
  for (let i = 0; i < warm.data.length; i++) warm.data[i] = (i + (i >> 5)) % 2 === 0 ? 0.05 : -0.15;
  const share = newPlane(32, 32);
  share.data.fill(1);
  warmYellows(redder, { warm, cool, share } as Cells, house, cool.data);
  const [one, other] = [redder.data[16 * 32 + 16]!, redder.data[16 * 32 + 17]!];
  expect(Math.abs(one - other)).toBeLessThan(0.03);
});

it('does not ask the sky beside a gable what paint it has', () => {
  const [warm, cool, share, house, redder] = [0, 1, 2, 3, 4].map(() => newPlane(32, 8)) as [
    Plane,
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  house.data.fill(1);
  redder.data.fill(1);
  for (let i = 0; i < house.data.length; i++) {
    const wall = i % 32 < 16;
    share.data[i] = wall ? 1 : 0;
    warm.data[i] = wall ? 0.2 : -1.5;
    cool.data[i] = wall ? -0.9 : 1;
  }
  warmYellows(redder, { warm, cool, share } as Cells, house, cool.data);
  expect(redder.data[4 * 32 + 15]).toBeGreaterThan(1.15);
  expect(redder.data[4 * 32 + 20]).toBe(1);
});
