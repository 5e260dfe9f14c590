import { expect, it } from 'vitest';
import { dimBlinds } from '#engines/dusk/sun/sunny-blinds.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const SIZE = 60;
/** A wall, and a window of twenty cells in its midst. */
const inside = (x: number, y: number): boolean => x >= 20 && x < 40 && y >= 20 && y < 40;
const planeOf = (wall: number, window: (y: number) => number): Plane => {
  const out = newPlane(SIZE, SIZE);
  for (let y = 0, i = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, i++) out.data[i] = inside(x, y) ? window(y) : wall;
  return out;
};
const at = (plane: Plane, y: number): number => plane.data[y * SIZE + 30]!;
const [walls, glass] = [planeOf(1, () => 0), planeOf(0, () => 1)];

it('takes as much sun off a pale blind as off its wall, and leaves its shadow', () => {
  const sun = planeOf(2, (y) => (y < 24 ? 0.2 : 1.5));
  dimBlinds(
    sun,
    planeOf(-1, (y) => (y < 24 ? -2.4 : -0.5)),
    walls,
    glass,
  );
  expect(at(sun, 32)).toBeCloseTo(2, 1);
  expect(at(sun, 21)).toBeCloseTo(0.2, 2);
  expect(at(sun, 10)).toBe(2);
});

it('leaves dark glass, and a blind that loses more than its wall', () => {
  const dark = planeOf(2, () => 1.5);
  dimBlinds(
    dark,
    planeOf(-1, () => -4),
    walls,
    glass,
  );
  expect(at(dark, 30)).toBe(1.5);
  const more = planeOf(1, () => 1.5);
  dimBlinds(
    more,
    planeOf(-1, () => -0.5),
    walls,
    glass,
  );
  expect(at(more, 30)).toBe(1.5);
});
