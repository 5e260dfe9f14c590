import { expect, it } from 'vitest';
import { onnxSkyline } from './skyline.ts';

const SIDE = 128;

/** Where the plane of four pixels to a place that begins at `plane` keeps a pixel, and where one plane keeps its place. */
const hintOf = (x: number, y: number, plane: number): number =>
  (plane * SIDE * SIDE + (y >> 1) * 2 * SIDE) / 4 + (x >> 1);
const placeOf = (x: number, y: number, plane: number): number => hintOf(x, y, plane + 2 * (y & 1) + (x & 1));

/** A blue sky with a thin wire over a dark wall; the hints know no wire. */
const part = () => {
  const planes = new Float32Array(4 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const wall = y > 90;
      const wire = y === 40 || y === 41;
      const colour = wall ? [90, 70, 60] : wire ? [30, 30, 32] : [120, 170, 230];
      for (let c = 0; c < 3; c++) planes[placeOf(x, y, 4 * c)] = colour[c]!;
      const row = 2 * (y & 1);
      planes[hintOf(x, y, 12 + row)] = wall ? 0 : 1;
      planes[hintOf(x, y, 13 + row)] = wall ? 0 : 0.95;
    }
  return { width: SIDE, height: SIDE, planes };
};

it('cuts a wall and a wire that no hint knows out of the sky', async () => {
  const said = await onnxSkyline({ threads: 1 }).read(part());
  const share = (x: number, y: number): number => said[placeOf(x, y, 12)]!;
  expect(said).toHaveLength(4 * SIDE * SIDE);
  expect(share(64, 20)).toBeGreaterThan(245);
  expect(share(64, 70)).toBeGreaterThan(245);
  expect(share(64, 110)).toBeLessThan(8);
  expect(share(64, 40)).toBeLessThan(90);
});
