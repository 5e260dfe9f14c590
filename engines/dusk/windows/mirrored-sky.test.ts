import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { mirrorSky } from '#engines/dusk/windows/mirrored-sky.ts';

const [W, H] = [40, 40];
const pane: Quad = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.75, 0.75],
  [0.25, 0.75],
];

it('a dark pane mirrors a blue evening sky, most at its head; its bars and what lies around it do not', () => {
  const luma = new Uint8Array(W * H).fill(20);
  for (let y = 0; y < H; y++) luma[y * W + 20] = 200;
  const [emitted, glass] = [new Uint8Array(W * H * 3), new Uint8Array(W * H)];
  mirrorSky(luma, [pane], W, H, emitted, glass);
  const at = (x: number, y: number): readonly number[] => [...emitted.subarray((y * W + x) * 3, (y * W + x) * 3 + 3)];
  expect(at(15, 12)[2]).toBeGreaterThan(at(15, 12)[0]! + 5);
  expect(at(15, 12)[2]).toBeGreaterThan(at(15, 28)[2]! + 5);
  expect(at(15, 28)[2]).toBeGreaterThan(0);
  expect(at(20, 15)).toEqual([0, 0, 0]);
  expect(at(5, 15)).toEqual([0, 0, 0]);
  expect(glass[12 * W + 15]).toBeGreaterThan(60);
  expect(glass[12 * W + 20]).toBe(0);
});
