import { expect, it } from 'vitest';
import { closeHedge } from '#engines/dusk/windows/hedges.ts';
import { newPlane } from '#engines/raster/raster.ts';

/** What stands before a pane of 40 by 40 pixels, from row 30 down, with a gap of so many columns down to a row. */
const hedge = (gap: number, deep: number, green = true): Float32Array => {
  const front = newPlane(44, 44);
  for (let y = 30; y < 44; y++)
    for (let x = 0; x < 44; x++) if (Math.abs(x - 22) > gap / 2 || y >= deep) front.data[y * 44 + x] = 0.9;
  closeHedge(front, 2, 42, 2, 42, () => green);
  return front.data;
};

it('takes a pale blossom among the leaves of a hedge for the hedge', () => {
  const front = hedge(8, 38);
  expect(front[34 * 44 + 22]).toBe(1);
  expect(front[29 * 44 + 22]).toBe(0);
});

it('leaves the glass between two bushes', () => {
  expect(hedge(30, 44)[34 * 44 + 22]).toBe(0);
  expect(hedge(20, 38)[34 * 44 + 22]).toBe(0);
});

it('leaves glass that mirrors trees over a white sill', () => {
  expect(hedge(8, 38, false)[34 * 44 + 22]).toBe(0);
});
