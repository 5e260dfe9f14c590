import { expect, it } from 'vitest';
import { pieceAt, surfaceAt } from './flood.ts';

/** Two greys side by side with a soft gradient inside the left one. */
const picture = () => {
  const data = new Uint8ClampedArray(20 * 10 * 4).fill(255);
  for (let y = 0; y < 10; y++)
    for (let x = 0; x < 20; x++) data.fill(x < 10 ? 80 + x * 2 : 200, (y * 20 + x) * 4, (y * 20 + x) * 4 + 3);
  return { width: 20, height: 10, data };
};
const count = (cells: Uint8Array) => cells.reduce((n, v) => n + v, 0);

it('follows a gradient and stops at an edge', () => {
  expect(count(surfaceAt(picture(), 2, 5))).toBe(100);
  expect(count(surfaceAt(picture(), 15, 5))).toBe(100);
});

it('finds the one piece of a mask that was tapped', () => {
  const data = new Uint8ClampedArray(20 * 10 * 4);
  for (const x of [2, 3, 15]) data[(4 * 20 + x) * 4 + 3] = 255;
  expect(count(pieceAt({ width: 20, height: 10, data }, 2, 4))).toBe(2);
  expect(count(pieceAt({ width: 20, height: 10, data }, 15, 4))).toBe(1);
});
