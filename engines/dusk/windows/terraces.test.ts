import { expect, it } from 'vitest';
import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { isTerrace, withoutBalustrades } from '#engines/dusk/windows/terraces.ts';
import type { Window } from '#engines/dusk/windows/window.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [W, H] = [100, 80];
const plane = (at: (x: number, y: number) => number): Plane => {
  const out = newPlane(W, H);
  for (let i = 0; i < out.data.length; i++) out.data[i] = at(i % W, Math.floor(i / W));
  return out;
};
/** The house stands left of the column 30; a balustrade of glass runs from there to the right, over the rows 36 to 50. */
const wall = plane((x) => (x < 30 ? 0.9 : 0.1));
const house = plane((x, y) => (x < 30 ? 0.9 : y > 36 && y < 50 ? 0.9 : 0.3));
const sight = { wall, house } as unknown as WindowSight;
const look = { width: W, height: H } as unknown as WindowLook;

const at = (left: number, right: number, more: Partial<Window> = {}): Window => ({
  id: `w${left}`,
  quad: [
    [left / W, 36 / H],
    [right / W, 36 / H],
    [right / W, 50 / H],
    [left / W, 50 / H],
  ],
  confidence: 0.7,
  group: 0,
  ...more,
});

it('keeps the windows and lamps of the house, and not the glass and what shines through it', () => {
  const windows = [at(8, 20), at(40, 60), at(10, 12, { lamp: true }), at(70, 72, { lamp: true })];
  expect(withoutBalustrades(look, windows, sight).map(({ id }) => id)).toEqual(['w8', 'w10']);
});

it('tells a terrace by its floor', () => {
  expect(isTerrace(plane((_, y) => (y > 60 ? 0.8 : 0)))).toBe(true);
  expect(isTerrace(plane((_, y) => (y > 76 ? 0.8 : 0)))).toBe(false);
});
