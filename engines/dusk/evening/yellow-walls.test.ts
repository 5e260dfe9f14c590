import { expect, it } from 'vitest';
import { paintLines, redForYellow, warmYellows } from '#engines/dusk/evening/yellow-walls.ts';
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

it('makes a line on the road one yellow from end to end, its rim as its middle, and leaves the asphalt', () => {
  const [line, redder, bluer] = [0, 1, 2].map(() => newPlane(64, 9)) as [Plane, Plane, Plane];
  redder.data.fill(1);
  bluer.data.fill(1);
  const [red, blue] = [new Float32Array(64 * 9), new Float32Array(64 * 9)];
  for (let x = 0; x < 64; x++)
    for (let y = 3; y < 6; y++) {
      const i = y * 64 + x;
      line.data[i] = 1;
      // Burnt by the sun on the right; its rim half asphalt.
      const share = y === 4 ? 1 : 0.4;
      red[i] = share * (x < 32 ? 0.7 : 0.2);
      blue[i] = share * -1.8;
    }
  paintLines([redder, bluer], line, [red, blue]);
  const stops = (x: number): number => red[4 * 64 + x]! + Math.log2(redder.data[4 * 64 + x]!);
  expect(Math.abs(stops(4) - stops(60))).toBeLessThan(0.1);
  expect(redder.data[3 * 64 + 4]).toBeCloseTo(redder.data[4 * 64 + 4]!, 5);
  expect(bluer.data[4 * 64 + 4]).toBeLessThan(0.9);
  expect([redder.data[0], bluer.data[0]]).toEqual([1, 1]);
});
