import { expect, test } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { rimsIn } from '#engines/dusk/windows/rims.ts';
import { newRaster } from '#engines/raster/raster.ts';

const SIZE = 100;
/** A wall, from `from` on a frame, and six pixels further in glass. */
const wallWith = (from: number, wall: number, frame: number, glass: number) => {
  const photo = newRaster(SIZE, SIZE);
  for (let y = 0, i = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, i++) {
      const depth = Math.min(x, y, SIZE - 1 - x, SIZE - 1 - y) - from;
      photo.data.fill(depth < 0 ? wall : depth < 6 ? frame : glass, i * 3, i * 3 + 3);
    }
  return photo;
};
const quad: Quad = [
  [30, 30],
  [70, 30],
  [70, 70],
  [30, 70],
];

test('where the wall begins right outside the sides, the frame inside of them stays dark', () => {
  const { left, right, top, bottom } = rimsIn(wallWith(30, 130, 60, 25), quad);
  for (const rim of [left, right, top, bottom]) expect(rim).toBeGreaterThan(1);
});

test('with its frame outside the glass is lit to its end', () => {
  expect(rimsIn(wallWith(24, 130, 60, 25), quad).left).toBe(0);
});

test('white paint right outside is a frame, and glass as far as the wall has none', () => {
  expect(rimsIn(wallWith(30, 230, 60, 25), quad).left).toBe(0);
  expect(rimsIn(wallWith(30, 130, 25, 25), quad).left).toBe(0);
});

test('a wooden frame inside of white paint stays as well', () => {
  const photo = wallWith(30, 230, 60, 25);
  for (let p = 0; p < photo.data.length; p += 3) if (photo.data[p] === 60) photo.data[p] = 90;
  expect(rimsIn(photo, quad).left).toBeGreaterThan(1);
});

test('white casing between the wall and paler glass stays dark as wide as it is', () => {
  const photo = newRaster(SIZE, SIZE);
  photo.data.fill(140);
  for (let y = 20; y < 80; y++) {
    photo.data.fill(225, (y * SIZE + 20) * 3, (y * SIZE + 80) * 3);
    photo.data.fill(190, (y * SIZE + 20) * 3, (y * SIZE + 72) * 3);
  }
  const wide: Quad = [
    [20, 20],
    [80, 20],
    [80, 80],
    [20, 80],
  ];
  expect(rimsIn(photo, wide).right).toBeGreaterThan(6);
  expect(rimsIn(photo, wide).left).toBe(0);
});
