import { expect, it } from 'vitest';
import type { Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { kinOf } from '#engines/dusk/lamps/lamp-twins.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 120];

/** Three lanterns on a wall, and a fourth with a bright downpipe beside it. */
const look = (() => {
  const photo = newRaster(W, H);
  photo.data.fill(120);
  const fill = (left: number, top: number, wide: number, tall: number, byte: number): void => {
    for (let y = top; y < top + tall; y++) photo.data.fill(byte, (y * W + left) * 3, (y * W + left + wide) * 3);
  };
  for (const x of [60, 140, 220, 320]) {
    fill(x - 5, 50, 10, 20, 30);
    fill(x - 3, 57, 6, 7, 200);
  }
  fill(308, 40, 8, 40, 248);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  return windowLook(photo, { alpha, front: photo, frontLuma: alpha.data });
})();
const family = [60, 140, 220].map((x) => ({ x, y: 60, tall: 20, contrast: 0.4 }));
const body: Thing = { left: 315, right: 325, top: 50, bottom: 70, area: 190, contrast: 0.3, most: 0.4, dark: 0.9 };
const fourth = (small: readonly Thing[]) => kinOf(look, family, small, () => true).filter(({ x }) => x > 280);

it('one that is a little less alike is of the family where a dark thing of its size stands out at its place', () => {
  expect(fourth([body])).toHaveLength(1);
  expect(fourth([])).toEqual([]);
  expect(fourth([{ ...body, dark: 0.2 }])).toEqual([]);
  expect(fourth([{ ...body, left: 315, right: 320, top: 64, bottom: 70, area: 28 }])).toEqual([]);
});
