import { expect, it } from 'vitest';
import { GLEAM, gleamOf, shadeBoards } from './floor-gleam.ts';
import { encode } from './material.ts';

const WIDTH = 48;
const HEIGHT = 32;
const BOARDS = [0.16, 0.07, 0.04];

/** Red boards; the right half mirrors a white wall. */
const roomWith = (gloss: number) => {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    for (let k = 0; k < 3; k++) data[i * 3 + k] = Math.round(encode(BOARDS[k]! + (i % WIDTH < WIDTH / 2 ? 0 : 0.4)));
  const half = { halfWidth: WIDTH / 2, halfHeight: HEIGHT / 2 };
  const groundPlane = new Int32Array((WIDTH * HEIGHT) / 4).fill(4);
  return gleamOf(
    { gloss, width: WIDTH, height: HEIGHT, ...half, groundPlane },
    { width: WIDTH, height: HEIGHT, channels: 3, data },
  );
};

it('tells what a polished floor mirrors from its boards', () => {
  const gleam = roomWith(1);
  const at = (x: number) => [...gleam.subarray((8 * (WIDTH / 2) + x) * GLEAM, (8 * (WIDTH / 2) + x + 1) * GLEAM)];
  expect(at(3)[1]).toBeLessThan(0.02);
  expect(at(20)[0]).toBeCloseTo(0.4, 1);
  expect(at(20)[2]).toBeCloseTo(0.4, 1);
  expect(at(20)[3]).toBeCloseTo(0.16, 1);
});

it('finds none on a matt floor', () => {
  expect(roomWith(0.5)).toHaveLength(0);
});

it('shades the boards alone, and hides the gleam behind pieces', () => {
  expect(shadeBoards(0.5, 0.4, 0.1, 0.8, 0)).toBeCloseTo(0.48);
  expect(shadeBoards(0.5, 0.4, 0.1, 0.8, 1)).toBeCloseTo(0.08);
  expect(shadeBoards(0.1, 0, 0, 0.5, 1)).toBeCloseTo(0.05);
});
