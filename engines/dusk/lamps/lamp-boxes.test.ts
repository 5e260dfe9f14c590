import { expect, it } from 'vitest';
import { boxLanterns } from '#engines/dusk/lamps/lamp-boxes.ts';
import { windowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, newRaster } from '#engines/raster/raster.ts';

const SIDE = 300;
const door = { left: 150, right: 250, top: 100, tall: 120 };

/** A wall of grey with a pane of 8 x 16 beside the door, in iron of so many pixels on each side. */
const wallWith = (sides: { left: number; right: number; top: number; bottom: number }) => {
  const photo = newRaster(SIDE, SIDE);
  photo.data.fill(170);
  const fill = (x0: number, x1: number, y0: number, y1: number, byte: number): void => {
    for (let y = y0; y < y1; y++) photo.data.fill(byte, (y * SIDE + x0) * 3, (y * SIDE + x1) * 3);
  };
  fill(125 - sides.left, 133 + sides.right, 110 - sides.top, 126 + sides.bottom, 30);
  fill(125, 133, 110, 126, 230);
  const alpha = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE) };
  const wall = newPlane(SIDE, SIDE);
  wall.data.fill(1);
  return { look: windowLook(photo, { alpha, front: photo, frontLuma: alpha.data }), wall };
};

it('takes a pane with iron on all four sides for a lantern', () => {
  const { look, wall } = wallWith({ left: 2, right: 2, top: 2, bottom: 2 });
  expect(boxLanterns(look, [door], wall).map(({ x, y }) => [x, y])).toEqual([[129, 118]]);
});

it('takes a pale thing that is open on one side for none, and nothing where there is no door', () => {
  const { look, wall } = wallWith({ left: 2, right: 0, top: 2, bottom: 2 });
  expect(boxLanterns(look, [door], wall)).toEqual([]);
  const whole = wallWith({ left: 2, right: 2, top: 2, bottom: 2 });
  expect(boxLanterns(whole.look, [], whole.wall)).toEqual([]);
});
