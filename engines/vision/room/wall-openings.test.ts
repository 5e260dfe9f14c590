import { describe, expect, it } from 'vitest';
import { lensOf, project } from '#domain/scene/camera.ts';
import { atWall, type Wall } from '#domain/scene/room.ts';
import { pinhole } from '#tests/support/synthetic-room.ts';
import type { SeenClasses } from './seen-classes.ts';
import { readWall } from './wall-openings.ts';

const [width, height] = [320, 213];
const lens = lensOf(pinhole(width, height, 18, { yaw: 30, pitch: 2 }, 1.3));
const wall: Wall = { name: 'right', from: { x: 3, z: 6 }, to: { x: 3, z: -1.6 }, seen: 1, openings: [] };
const plane = (v: number) => ({ width, height, data: new Float32Array(width * height).fill(v) });
const classes = (door: number): SeenClasses => ({
  wall: plane(1 - door),
  floor: plane(0),
  ceiling: plane(0),
  window: plane(0),
  door: plane(door),
  fixture: plane(0),
  movable: plane(0),
  outside: plane(0),
});
const post = (along: number, low: number, high: number) => {
  const p = atWall(wall, along, 0);
  const [x1, y1] = project(lens, p.x, low, p.z);
  const [x2, y2] = project(lens, p.x, high, p.z);
  return { x1, y1, x2, y2, length: Math.hypot(x2 - x1, y2 - y1) };
};
const photo = { width, height, channels: 3 as const, data: new Uint8Array(width * height * 3).fill(200) };
const doors = (tops: readonly [number, number], door: number, low = 0.1) =>
  readWall(wall, {
    lens,
    photo,
    classes: classes(door),
    uprights: [post(1.6, low, tops[0]), post(2.9, low, tops[1])] as never,
  }).openings.filter((o) => o.kind === 'door');

describe('two posts on the floor', () => {
  it('frame a doorway though the top of one is lost in a bright wall, where the network half sees a door', () => {
    const [found] = doors([2.25, 1.8], 0.3);
    expect(found?.from).toBeCloseTo(1.54, 1);
    expect(found?.to).toBeCloseTo(2.96, 1);
  });
  it('frame none where the tops are far apart, a post stands off the floor or the network sees plain wall', () => {
    expect(doors([2.25, 1.6], 0.3)).toEqual([]);
    expect(doors([2.25, 1.8], 0.3, 0.4)).toEqual([]);
    expect(doors([2.25, 1.8], 0.05)).toEqual([]);
  });
});
