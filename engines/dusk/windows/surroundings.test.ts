import { expect, it } from 'vitest';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { houseAbove } from '#engines/dusk/windows/surroundings.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const SIDE = 200;
const look = { width: SIDE, height: SIDE } as WindowLook;
const frame: Frame = {
  corners: [
    [60, 100],
    [140, 100],
    [140, 160],
    [60, 160],
  ],
  support: 0.9,
  bright: false,
};
const rows = (from: number, to: number): Plane => {
  const plane = newPlane(SIDE, SIDE);
  plane.data.fill(1, from * SIDE, to * SIDE);
  return plane;
};

it('sees the board of a flat roof right over a window, and none over the glass of a railing', () => {
  expect(houseAbove(look, frame, { house: rows(84, 170), wall: rows(84, 99) })).toBeGreaterThan(0.9);
  expect(houseAbove(look, frame, { house: rows(84, 170), wall: rows(160, 170), roof: rows(84, 99) })).toBeGreaterThan(
    0.9,
  );
  expect(houseAbove(look, frame, { house: rows(95, 170), wall: rows(160, 170) })).toBe(0);
});
