import { expect, it } from 'vitest';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { panesUnderFronds } from '#engines/dusk/windows/under-fronds.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [60, 40];
type Box = readonly [left: number, top: number, right: number, bottom: number];
const planeWith = (base: number, ...boxes: readonly (readonly [Box, number])[]): Plane => {
  const plane = newPlane(W, H);
  plane.data.fill(base);
  for (const [[left, top, right, bottom], value] of boxes)
    for (let y = top; y < bottom; y++) plane.data.fill(value, y * W + left, y * W + right);
  return plane;
};
const lookWith = (luma: Plane): WindowLook => ({ width: W, height: H, luma }) as WindowLook;

/** The network sees ten columns of a pane that is fourteen wide and two rows taller, under fronds, over a wall. */
const pane = planeWith(0, [[20, 16, 30, 26], 0.7]);
const fronds = planeWith(0, [[10, 0, 50, 14], 0.9]);
const house = planeWith(1);
const dark = planeWith(0.5, [[18, 14, 32, 26], 0.15]);

it('finds dark glass under fronds, up to where it ends', () => {
  const [quad, ...others] = panesUnderFronds(lookWith(dark), pane, fronds, house);
  expect(others).toHaveLength(0);
  const [a, , c] = quad!;
  expect([a[0] * W, a[1] * H, c[0] * W, c[1] * H].map(Math.round)).toEqual([18, 14, 32, 26]);
});

it('finds none in the open, over a lawn or in pale paint', () => {
  expect(panesUnderFronds(lookWith(dark), pane, planeWith(0), house)).toHaveLength(0);
  expect(panesUnderFronds(lookWith(dark), pane, fronds, planeWith(0))).toHaveLength(0);
  expect(panesUnderFronds(lookWith(planeWith(0.5)), pane, fronds, house)).toHaveLength(0);
});
