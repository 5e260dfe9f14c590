import { describe, expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { ceilingSpots, heldFor, lightSpots } from '#engines/dusk/windows/ceiling-spots.ts';

const [W, H] = [80, 60];
const QUAD: Quad = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
];
const paneWith = (
  boxes: readonly (readonly [x: number, y: number, wide: number, tall: number])[],
  dark = 80,
): Uint8Array => {
  const luma = new Uint8Array(W * H).fill(dark);
  for (const [x, y, wide, tall] of boxes)
    for (let j = y; j < y + tall; j++) luma.fill(250, j * W + x, j * W + x + wide);
  return luma;
};
const spotsIn = (luma: Uint8Array) => ceilingSpots(luma, QUAD, W, H).map(({ left, top }) => [left, top]);

describe('spots in the ceiling behind dark glass', () => {
  it('are small, white and flat', () => {
    const luma = paneWith([
      [30, 20, 4, 2],
      [50, 30, 3, 3],
      [20, 40, 30, 2],
      [60, 20, 2, 8],
    ]);
    expect(spotsIn(luma)).toEqual([
      [30, 20],
      [50, 30],
    ]);
  });

  it('are none in pale glass, and none at its edge', () => {
    expect(spotsIn(paneWith([[30, 20, 4, 2]], 140))).toEqual([]);
    expect(spotsIn(paneWith([[9, 20, 4, 2]]))).toEqual([]);
  });

  it('burn, and light the ceiling around them', () => {
    const luma = paneWith([[30, 20, 4, 2]]);
    const emitted = new Uint8Array(W * H * 3).fill(60);
    lightSpots(ceilingSpots(luma, QUAD, W, H), luma, W, emitted, new Uint8Array(W * H).fill(255));
    const red = (x: number, y: number): number => emitted[(y * W + x) * 3]!;
    expect(red(31, 20)).toBeGreaterThan(220);
    expect(red(36, 20)).toBeGreaterThan(60);
    expect(red(31, 20)).toBeGreaterThan(red(36, 20));
    expect(red(50, 40)).toBe(60);
  });

  it('are held by the camera where a house has several', () => {
    const [spot] = ceilingSpots(paneWith([[30, 20, 4, 2]]), QUAD, W, H);
    expect(heldFor([spot!])).toBe(1);
    expect(heldFor([spot!, spot!, spot!])).toBeLessThan(0.9);
  });
});
