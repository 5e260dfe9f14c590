import { expect, it } from 'vitest';
import { standsBefore } from '#engines/dusk/windows/pane-front.ts';
import type { PanePiece } from '#engines/dusk/windows/pane-piece.ts';
import { newRaster } from '#engines/raster/raster.ts';

const SIDE = 60;
const box = { left: 3, top: 3, right: 57, bottom: 57 };
const GLASS = [70, 75, 80];
const RED = [170, 60, 60];

/** What stands before grey glass with a thing in it. */
const before = (colour: readonly number[], thing: (x: number, y: number) => boolean): Float32Array => {
  const photo = newRaster(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) photo.data.set(thing(x, y) ? colour : GLASS, (y * SIDE + x) * 3);
  const piece = { left: 0, top: 0, width: SIDE, height: SIDE } as PanePiece;
  return standsBefore(photo, piece, box, new Uint8Array(SIDE * SIDE), { warm: -10 / 255, green: 0 });
};
const middle = 30 * SIDE + 30;

it('takes a blossoming twig that comes in from a side for a thing before the glass, and a patch amid it for a mirrored one', () => {
  expect(before(RED, (_, y) => Math.abs(y - 30) < 4)[middle]).toBeGreaterThan(0.8);
  expect(before(RED, (x, y) => Math.hypot(x - 30, y - 30) < 8)[middle]).toBe(0);
});

it('takes nothing blue for a thing before the glass: it mirrors the sky or a pool', () => {
  for (const colour of [
    [110, 170, 230],
    [30, 150, 150],
  ])
    expect(before(colour, (_, y) => y > 20)[middle]).toBe(0);
});
