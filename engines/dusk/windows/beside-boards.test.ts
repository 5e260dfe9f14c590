import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { isLikeInRow, panesBesideBoards } from '#engines/dusk/windows/beside-boards.ts';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import type { Raster } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [80, 120];
type Colour = readonly [number, number, number];
const WALL: Colour = [230, 230, 225];
const CASING: Colour = [215, 215, 215];
const GLASS: Colour = [90, 100, 95];
const BLUE: Colour = [50, 80, 120];
const GREY: Colour = [85, 85, 85];

/** A wall with a window from row 20 to 90: shutters at 30 and 50, glass between the first and the casing before the second, a rail at its middle. */
const wall = (board: Colour, other: Colour, glass = 8): Raster => {
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  const colourAt = (x: number, y: number): Colour => {
    if (y < 18 || y >= 94 || x < 30 || x >= 56) return WALL;
    if (x < 36) return board;
    if (x >= 50) return other;
    return x < 36 + glass && y >= 22 && y < 90 && (y < 54 || y >= 57) ? GLASS : CASING;
  };
  for (let y = 0, p = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++, p += 3) data.set(colourAt(x, y), p);
  return { width: WIDTH, height: HEIGHT, channels: 3, data };
};

const found: Quad = [
  [30 / WIDTH, 20 / HEIGHT],
  [56 / WIDTH, 20 / HEIGHT],
  [56 / WIDTH, 92 / HEIGHT],
  [30 / WIDTH, 92 / HEIGHT],
];
const boxes = (photo: Raster): number[][] =>
  panesBesideBoards(photo, found).map(([[left, top], , [right, bottom]]) =>
    [left * WIDTH, right * WIDTH, top * HEIGHT, bottom * HEIGHT].map(Math.round),
  );

it('finds both sashes between a shutter and the casing before the other', () => {
  expect(boxes(wall(BLUE, BLUE))).toEqual([
    [36, 44, 22, 54],
    [36, 44, 57, 90],
  ]);
});

it('finds none between boards of two colours or without colour, nor a gap', () => {
  expect(boxes(wall(BLUE, [130, 70, 60]))).toEqual([]);
  expect(boxes(wall(GREY, GREY))).toEqual([]);
  expect(boxes(wall(BLUE, BLUE, 3))).toEqual([]);
});

it('looks at frames that were left beside a window of their height', () => {
  const box = (left: number, top: number, bottom: number): Glass => ({ left, right: left + 12, top, bottom }) as Glass;
  expect(isLikeInRow(box(50, 20, 70), [box(20, 22, 70)])).toBe(true);
  expect(isLikeInRow(box(50, 20, 70), [box(20, 60, 110)])).toBe(false);
  expect(isLikeInRow(box(50, 20, 70), [box(20, 22, 70), box(52, 30, 60)])).toBe(false);
});
