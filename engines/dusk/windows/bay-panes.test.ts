import { expect, it } from 'vitest';
import { bayBeside } from '#engines/dusk/windows/bay-panes.ts';
import type { Glass, WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [160, 120];
const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % WIDTH, Math.floor(i / WIDTH));
  return out;
};

const side = {
  corners: [
    [40, 40],
    [54, 40],
    [54, 80],
    [40, 80],
  ],
  left: 40,
  right: 54,
  top: 40,
  bottom: 80,
  score: 0.5,
  depth: 0.5,
} as unknown as Glass;

/** A white wall with a sure pane in it, and another in which leaves are mirrored, of such rows, columns and chances. */
const beside = (left: number, right: number, top: number, bottom: number, chance = 0.4, door = 0): Glass[] => {
  const inside = (x: number, y: number): boolean => x >= left && x <= right && y >= top && y <= bottom;
  const luma = plane((x, y) =>
    x >= 40 && x <= 54 && y >= 40 && y <= 80 ? 0.3 : inside(x, y) ? ((x * 7 + y * 3) % 5 === 0 ? 0.6 : 0.2) : 0.8,
  );
  const sight = {
    pane: plane((x, y) => (inside(x, y) ? chance : 0)),
    shut: plane((x, y) => (inside(x, y) ? door : 0)),
  } as unknown as WindowSight;
  return bayBeside({ width: WIDTH, height: HEIGHT, luma } as WindowLook, sight, side, [side]);
};

it('finds the pane of a bay behind a post, which mirrors leaves', () => {
  const [pane] = beside(62, 88, 40, 80);
  expect([pane?.left, pane?.right, pane?.top, pane?.bottom]).toEqual([62, 88, 40, 80]);
});

it('finds none where the network sees no glass or a door, on another sill, beyond a wall, or a shutter', () => {
  expect(beside(62, 88, 40, 80, 0.1)).toEqual([]);
  expect(beside(62, 88, 40, 80, 0.4, 0.5)).toEqual([]);
  expect(beside(62, 88, 40, 100)).toEqual([]);
  expect(beside(62, 88, 40, 62)).toEqual([]);
  expect(beside(80, 106, 40, 80)).toEqual([]);
  expect(beside(62, 73, 40, 80)).toEqual([]);
});
