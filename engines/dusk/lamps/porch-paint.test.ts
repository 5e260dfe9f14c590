import { expect, test } from 'vitest';
import { paintOver, swallowOnPaint } from '#engines/dusk/lamps/porch-paint.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [W, H] = [60, 50];
/** A porch in the lower half of the house, and trim along the head of the wall over it. */
const porch = {
  left: 20,
  right: 40,
  ceiling: new Int32Array(W).fill(30),
  floor: new Int32Array(W).fill(42),
};
const swallowed = (share: number, scale = 1) => {
  const out = newPlane(W * scale, H * scale);
  for (let i = 0; i < out.data.length; i++) if (Math.floor(i / out.width) % 5 > 0) out.data[i] = share;
  return out;
};

test('a porch is of the paint of the wall over it, at whatever size that is told', () => {
  expect(paintOver(porch, W, swallowed(0.45))).toBe(1);
  expect(paintOver(porch, W, swallowed(0.45, 2))).toBe(1);
  expect(paintOver(porch, W, swallowed(0.05))).toBe(0);
});

test('without a wall over it nothing is told', () => {
  expect(paintOver({ ...porch, ceiling: new Int32Array(W) }, W, swallowed(0.45))).toBe(0);
});

test('such paint shows less of the light the further it is from the ceiling', () => {
  const lit = newPlane(W, H);
  lit.data.fill(1);
  const { data } = swallowOnPaint(porch, lit, 1);
  const at = (y: number): number => data[y * W + 30]!;
  expect(at(30)).toBeCloseTo(0.7, 5);
  expect(at(36)).toBeLessThan(at(30));
  expect(at(42)).toBeCloseTo(0.05, 5);
});
