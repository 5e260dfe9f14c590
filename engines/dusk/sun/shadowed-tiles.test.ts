import { expect, it } from 'vitest';
import { shadowsOnTiles } from '#engines/dusk/sun/shadowed-tiles.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const one = (value: number): Plane => {
  const plane = newPlane(1, 1);
  plane.data[0] = value;
  return plane;
};
/** Stops that a place may gain: its sun as read, blue by day and without the sun, and how far it is roof. */
const gained = (read: number, byDay: number, cool: number, roof = 1): number =>
  shadowsOnTiles(
    { read: one(read), dayHues: [new Float32Array(1), Float32Array.of(byDay)] },
    Float32Array.of(cool),
    one(roof),
  )[0]!;

it('lets a blue shadow on tiles rise towards those around it', () => {
  expect(gained(-0.6, 0.9, 0)).toBeCloseTo(0.6);
  expect(gained(-2, 0.9, 0)).toBeCloseTo(0.9);
});

it('lifts no soffit, no tiles in the sun and no wall', () => {
  expect(gained(-1, 0.15, 0)).toBe(0);
  expect(gained(1.4, 0.9, 0)).toBe(0);
  expect(gained(-1, 0.9, 0, 0)).toBe(0);
});
