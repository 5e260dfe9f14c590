import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { wallIn } from '#engines/dusk/windows/wall.ts';
import { newRaster } from '#engines/raster/raster.ts';

const SIZE = 120;
const QUAD: Quad = [
  [40, 40],
  [80, 40],
  [80, 80],
  [40, 80],
];
/** Glass under an arch in a wall of one light. */
const archIn = (wall: number, glass: number) => {
  const photo = newRaster(SIZE, SIZE);
  const inner: number[] = [];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const inside = x >= 40 && x < 80 && y < 80 && (y >= 60 || Math.hypot(x - 60, y - 60) < 20);
      const i = y * SIZE + x;
      photo.data.fill(inside ? glass : wall, i * 3, i * 3 + 3);
      if (inside) inner.push(i);
    }
  const found = wallIn(photo, QUAD, { left: 38, top: 38, width: 44, height: 44 }, inner);
  return (x: number, y: number): number => found[(y - 38) * 44 + x - 38]!;
};

it('finds the wall above the shoulders of an arch, and none in its glass', () => {
  const wall = archIn(210, 60);
  expect(wall(42, 42)).toBe(1);
  expect(wall(78, 42)).toBe(1);
  expect(wall(60, 50)).toBe(0);
  expect(wall(50, 75)).toBe(0);
});

it('finds nothing where wall and glass are alike', () => {
  expect(archIn(90, 60)(42, 42)).toBe(0);
});
