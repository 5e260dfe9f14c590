import { expect, it } from 'vitest';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import { gridPieces } from '#engines/dusk/windows/grid-pieces.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const SIDE = 200;
const alpha = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE) };
const photo = newRaster(SIDE, SIDE);
const look = windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });

const piece = (left: number, top: number, bottom: number): Glass => {
  const right = left + 30;
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return { corners, left, right, top, bottom, score: 0.8, depth: 0.4, support: 1, bright: false, sure: 0.8 };
};

const upper = [piece(40, 40, 60), piece(90, 40, 60)];
const low = piece(90, 75, 105);

/** Glass in the fourth place down to this row. */
const glassTo = (bottom: number) => {
  const pane = newPlane(SIDE, SIDE);
  for (let y = 75; y < bottom; y++) pane.data.fill(0.9, y * SIDE + 40, y * SIDE + 70);
  for (let y = 75; y < 105; y++) pane.data.fill(0.9, y * SIDE + 90, y * SIDE + 120);
  return pane;
};

it('finds the window in the fourth place, as far down as its glass shows', () => {
  const found = gridPieces(look, glassTo(130), [...upper, low]);
  expect(found).toHaveLength(4);
  expect(found.slice(2).map(({ left, right, top, bottom }) => [left, right, top, Math.round(bottom)])).toEqual([
    [90, 120, 75, 105],
    [40, 70, 75, 129],
  ]);
});

it('leaves windows alone where no glass is seen there, or one was found', () => {
  const three = [...upper, low];
  expect(gridPieces(look, glassTo(75), three)).toEqual(three);
  const four = [...three, piece(40, 75, 130)];
  expect(gridPieces(look, glassTo(130), four)).toEqual(four);
});
