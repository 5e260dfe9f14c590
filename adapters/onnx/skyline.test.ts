import { expect, it } from 'vitest';
import { onnxSkyline } from './skyline.ts';

const SIDE = 128;

/** A blue sky with a thin wire over a dark wall; the hints know no wire. */
const part = () => {
  const size = SIDE * SIDE;
  const planes = new Float32Array(5 * size);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      const wall = y > 90;
      const wire = y === 40 || y === 41;
      const colour = wall ? [90, 70, 60] : wire ? [30, 30, 32] : [120, 170, 230];
      for (let c = 0; c < 3; c++) planes[c * size + i] = colour[c]!;
      planes[3 * size + i] = wall ? 0 : 1;
      planes[4 * size + i] = wall ? 0 : 0.95;
    }
  return { width: SIDE, height: SIDE, planes };
};

it('cuts a wall and a wire that no hint knows out of the sky', async () => {
  const said = await onnxSkyline({ threads: 1 }).read(part());
  const share = (x: number, y: number): number => said[3 * SIDE * SIDE + y * SIDE + x]!;
  expect(said).toHaveLength(4 * SIDE * SIDE);
  expect(share(64, 20)).toBeGreaterThan(245);
  expect(share(64, 70)).toBeGreaterThan(245);
  expect(share(64, 110)).toBeLessThan(8);
  expect(share(64, 40)).toBeLessThan(90);
});
