import { expect, test } from 'vitest';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import { joined } from '#engines/dusk/windows/joined.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [120, 60];
/** Glass from side to side, with something at its middle. */
const lookWith = (middle: number): WindowLook => {
  const luma = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < luma.data.length; i++) luma.data[i] = Math.abs((i % WIDTH) - 60) < 2 ? middle : 0.3;
  return { width: WIDTH, height: HEIGHT, luma } as WindowLook;
};
const piece = (left: number, right: number, bottom = 50): Glass =>
  ({ left, right, top: 10, bottom, score: right - left > 40 ? 0.9 : 0.2, corners: [] }) as unknown as Glass;

test('two pieces of one pane that a fold parted are one', () => {
  const [one, ...rest] = joined(lookWith(0.36), [piece(60, 90), piece(10, 60)]);
  expect(rest).toEqual([]);
  expect(one).toMatchObject({ left: 10, right: 90, score: 0.9, whole: false });
});

test('a post, a gap and another sill part them', () => {
  expect(joined(lookWith(0.6), [piece(10, 60), piece(60, 90)])).toHaveLength(2);
  expect(joined(lookWith(0.3), [piece(10, 55), piece(60, 90)])).toHaveLength(2);
  expect(joined(lookWith(0.3), [piece(10, 60), piece(60, 90, 40)])).toHaveLength(2);
});
