import { expect, it } from 'vitest';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import { shiningPanes } from '#engines/dusk/windows/lit-by-day.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const [W, H] = [400, 240];
const [LEFT, TOP, RIGHT, BOTTOM] = [180, 60, 224, 100] as const;
type Colour = readonly [number, number, number];

/** A grey wall with one pale rectangle in it, and a strip of another colour at its right side. */
const found = (strip: Colour, wallInside = 0, top: number = TOP): number => {
  const photo = newRaster(W, H);
  for (let i = 0; i < W * H; i++) photo.data.set([105, 110, 118], i * 3);
  for (let y = top; y < top + BOTTOM - TOP; y++)
    for (let x = LEFT; x < RIGHT; x++) photo.data.set(x < RIGHT - 8 ? [215, 210, 200] : strip, (y * W + x) * 3);
  const alpha = { width: W, height: H, data: new Uint8Array(W * H) };
  const wall = newPlane(W, H);
  wall.data.fill(1);
  for (let y = top; y < top + BOTTOM - TOP; y++) wall.data.fill(wallInside, y * W + LEFT, y * W + RIGHT);
  const corners = [
    [LEFT, top],
    [RIGHT, top],
    [RIGHT, top + BOTTOM - TOP],
    [LEFT, top + BOTTOM - TOP],
  ] as const;
  const frame: Frame = { corners, support: 0.9, bright: true };
  return shiningPanes(windowLook(photo, { alpha, front: photo, frontLuma: alpha.data }), [frame], wall).length;
};

it('takes a bright pane with the colour of a lamp in it for a lit room', () => {
  expect(found([210, 150, 60])).toBe(1);
});

it.each([
  ['a pale board without a lamp in it', found([215, 210, 200])],
  ['a painted field of the wall', found([210, 150, 60], 0.8)],
  ['a sign on the lawn', found([210, 150, 60], 0, 180)],
])('leaves %s', (_, panes) => {
  expect(panes).toBe(0);
});
