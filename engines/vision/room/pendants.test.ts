import { expect, it } from 'vitest';
import { lensOf, project } from '#domain/scene/camera.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { pinhole } from '#tests/support/synthetic-room.ts';
import { findPendants } from './pendants.ts';
import type { SeenClasses } from './seen-classes.ts';

const [W, H] = [320, 213];
const camera = pinhole(W, H, 20, { yaw: 5, pitch: -4 }, 1.4);
const lens = lensOf(camera);
const room = {
  ceiling: 2.6,
  floor: [
    { x: -3, z: -1 },
    { x: -3, z: 6 },
    { x: 3, z: 6 },
    { x: 3, z: -1 },
  ],
};
const plane = (at: (u: number, v: number) => number): Plane => ({
  width: W,
  height: H,
  data: Float32Array.from({ length: W * H }, (_, p) => at(p % W, Math.floor(p / W))),
});
const [u0, v0] = project(lens, 0.4, 2.6, 3.5);
const inside = (u: number, v: number, wide: number, tall: number, at = u0): boolean =>
  Math.abs(u - at) <= wide && v >= v0 && v <= v0 + tall;
const seen = (thing: (u: number, v: number) => boolean): SeenClasses => {
  const none = plane(() => 0);
  const ceiling = plane((u, v) => (v < v0 + 20 && !thing(u, v) ? 1 : 0));
  const fixture = plane((u, v) => (thing(u, v) ? 0.9 : 0));
  return { wall: none, floor: none, ceiling, window: none, door: none, fixture, movable: none, outside: none };
};

it('finds the floor below a lamp by where it meets the ceiling', () => {
  const [lamp] = findPendants(
    lens,
    room,
    seen((u, v) => inside(u, v, 1, 12) || inside(u, v - 10, 9, 14)),
  );
  expect(Math.hypot(lamp!.x - 0.4, lamp!.z - 3.5)).toBeLessThan(0.2);
});

it('takes neither a small downlight nor what hangs at a wall for a lamp over a table', () => {
  expect(
    findPendants(
      lens,
      room,
      seen((u, v) => inside(u, v, 1, 2)),
    ),
  ).toEqual([]);
  const [wall] = project(lens, -2.8, 2.6, 3.5);
  expect(
    findPendants(
      lens,
      room,
      seen((u, v) => inside(u, v, 5, 10, wall)),
    ),
  ).toEqual([]);
});
