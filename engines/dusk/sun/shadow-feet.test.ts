import { expect, it } from 'vitest';
import { closeFeet, evenFeet } from '#engines/dusk/sun/shadow-feet.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (y: number) => number): Plane => {
  const out = newPlane(12, 60);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(Math.floor(i / 12));
  return out;
};
const lit = (y: number): boolean => y >= 30;

/** A wall in a roof's shadow down to row 30, three stops darker there, and what is read of the sun on it. */
const light = plane((y) => (lit(y) ? -0.2 : -3.2));
const walls = plane(() => 1);
const none = plane(() => 0);

/** Stops by which the wall below a border is lighter than above it, without the sun, so many cells away from it. */
const stepIn = (sun: Plane, away: number, day = light): number => {
  const left = (y: number): number => day.data[y * 12 + 6]! - sun.data[y * 12 + 6]!;
  return left(29 + away) - left(30 - away);
};

it('takes what is left of a shadow off both sides of its foot, and less of it farther away', () => {
  const sun = plane((y) => (lit(y) ? 1.8 : 0.4));
  evenFeet(
    sun,
    light,
    plane((y) => (lit(y) ? 1.8 : 0.4)),
    walls,
    none,
    undefined,
  );
  expect(Math.abs(stepIn(sun, 3))).toBeLessThan(0.15);
  expect(stepIn(sun, 8)).toBeGreaterThan(0.5);
  expect(stepIn(sun, 8)).toBeLessThan(1.2);
  expect(stepIn(sun, 20)).toBeCloseTo(1.6);
});

it('leaves two paints in one light', () => {
  const sun = plane(() => 1.8);
  expect(
    evenFeet(
      sun,
      light,
      plane(() => 1.8),
      walls,
      none,
      undefined,
    ),
  ).toEqual([]);
  expect(stepIn(sun, 1)).toBeCloseTo(3);
});

it('leaves what is lighter by more than a sun can be: a white board below a dark one', () => {
  const sun = plane((y) => (lit(y) ? 1.2 : 0.2));
  const boards = plane((y) => (lit(y) ? -0.2 : -5));
  evenFeet(
    sun,
    boards,
    plane((y) => (lit(y) ? 1.2 : 0.2)),
    walls,
    none,
    undefined,
  );
  expect(stepIn(sun, 1, boards)).toBeCloseTo(3.8);
});

it('leaves no line where the sun is half hidden', () => {
  const day = plane((y) => (y === 30 ? -1.2 : lit(y) ? -0.2 : -3.2));
  const sun = plane((y) => (y === 30 ? 1 : lit(y) ? 3.2 : 0.2));
  closeFeet(
    sun,
    day,
    evenFeet(
      sun,
      day,
      plane((y) => (lit(y) ? 3.2 : 0.2)),
      walls,
      none,
      undefined,
    ),
  );
  for (let y = 25; y < 35; y++) expect(day.data[y * 12 + 6]! - sun.data[y * 12 + 6]!).toBeCloseTo(-3.4, 1);
});

/** Feet found on a sunlit wall under such a roof and beside such glass. */
const feetUnder = (roof: Plane, glass: Plane | undefined): readonly number[] => {
  const sun = (): Plane => plane((y) => (lit(y) ? 1.8 : 0.4));
  return evenFeet(sun(), light, sun(), walls, roof, glass);
};

it('leaves the shadow right below an eave', () => {
  const roof = plane((y) => (y < 18 ? 1 : 0));
  expect(feetUnder(roof, undefined)).toEqual([]);
});

it('leaves the wall below a dark frame, beside which glass stands', () => {
  const glass = plane((y) => (y < 24 ? 1 : 0));
  expect(feetUnder(none, glass)).toEqual([]);
});
