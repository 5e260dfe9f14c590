import { expect, it } from 'vitest';
import { hangDown } from '#engines/clearing/hang-down.ts';
import type { RoomUnder } from '#engines/clearing/room-under.ts';
import { BACK, FLOOR } from '#engines/clearing/surfaces.ts';
import { newMask, newRaster } from '#engines/raster/raster.ts';

const WIDTH = 40;
const HEIGHT = 60;

/** A back wall down to row 50, and the floor below it. */
const room = {
  lens: {},
  surfaces: { side: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i < 50 * WIDTH ? BACK : FLOOR)) },
} as unknown as RoomUnder;

it('continues a curtain behind what stood before it, down to the floor and not on it', () => {
  const photo = newRaster(WIDTH, HEIGHT);
  for (let y = 0; y < 30; y++)
    for (let x = 10; x < 20; x++) photo.data.set([200 + (x % 3), 180, 160], (y * WIDTH + x) * 3);
  const mask = newMask(WIDTH, HEIGHT);
  for (let y = 28; y < HEIGHT; y++) mask.data.fill(255, y * WIDTH + 5, y * WIDTH + 30);
  const begins = new Int32Array(WIDTH);
  const ends = new Int32Array(WIDTH);
  for (let x = 10; x < 20; x++) ends[x] = 30;
  const hangings = { width: WIDTH, height: HEIGHT, stays: new Uint8Array(WIDTH * HEIGHT), begins, ends };
  const { picture, cloth } = hangDown(photo, photo, mask, hangings, room);
  const at = (x: number, y: number) => [...picture.data.slice((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
  expect(at(12, 45)).toEqual([200, 180, 160]);
  expect(at(13, 45)).toEqual([201, 180, 160]);
  expect([cloth[45 * WIDTH + 12], cloth[52 * WIDTH + 12], cloth[45 * WIDTH + 25]]).toEqual([1, 0, 0]);
});
