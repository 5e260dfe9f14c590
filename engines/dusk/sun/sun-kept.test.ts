import { describe, expect, it } from 'vitest';
import { leaveSun } from '#engines/dusk/sun/sun-kept.ts';
import { SURFACES, type Surface, type Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const SIZE = 80;
const planeOf = (at: (x: number, y: number) => number): Plane => {
  const out = newPlane(SIZE, SIZE);
  for (let y = 0, i = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++, i++) out.data[i] = at(x, y);
  return out;
};
const surfacesWith = (own: Partial<Record<Surface, Plane>>): Surfaces =>
  Object.fromEntries(SURFACES.map((name) => [name, own[name] ?? newPlane(SIZE, SIZE)])) as Surfaces;
const one = planeOf(() => 1);
const at = (plane: Plane, x: number, y: number) => plane.data[y * SIZE + x]!;

/** A wall below a roof: in the eave's shadow down to row 26, then in the sun, with a broad shadow on its left half far below. */
const roof = planeOf((_, y) => (y < 20 ? 1 : 0));
const house = planeOf((_, y) => (y < 20 ? 0 : 1));
const sunOn = (x: number, y: number): number => (y < 26 || (x < 40 && y > 55) ? 0 : 2);

describe('shadows that stay', () => {
  it('keeps some of an eave’s shadow and takes one on the plain wall whole', () => {
    const sun = planeOf(sunOn);
    const light = planeOf((x, y) => sunOn(x, y) - 3);
    leaveSun(sun, { light, share: one }, one, surfacesWith({ roof, house }), newPlane(SIZE, SIZE));
    expect(at(sun, 60, 23)).toBeGreaterThan(0.6);
    expect(at(sun, 60, 23)).toBeLessThan(1.6);
    expect(at(sun, 20, 70)).toBeLessThan(0.1);
    expect(at(sun, 60, 45)).toBeCloseTo(2, 1);
  });

  it('leaves no border of the sun on the wall below an eave', () => {
    const cast = (x: number, y: number): number => (y < 20 || x < 40 ? 0 : 1.3);
    const sun = planeOf(cast);
    const light = planeOf((x, y) => cast(x, y) - 3);
    leaveSun(sun, { light, share: one }, one, surfacesWith({ roof, house }), newPlane(SIZE, SIZE));
    expect(at(sun, 41, 30) - at(sun, 38, 30)).toBeGreaterThan(1.1);
  });

  it('carries an eave on where the network sees no roof above a stretch of its shadow', () => {
    const seen = planeOf((x, y) => (y < 20 && (x < 32 || x > 46) ? 1 : 0));
    const walls = planeOf((x, y) => 1 - at(seen, x, y));
    const sun = planeOf((_, y) => (y >= 20 && y < 26 ? -0.5 : 2));
    const light = planeOf((x, y) => at(sun, x, y) - 3);
    leaveSun(sun, { light, share: one }, one, surfacesWith({ roof: seen, house: walls }), newPlane(SIZE, SIZE));
    expect(Math.abs(at(sun, 39, 23) - at(sun, 20, 23))).toBeLessThan(0.25);
  });

  it('keeps no shadow of leaves on the tiles of a roof', () => {
    const cast = (x: number, y: number): number => (y < 12 && x < 40 ? 0 : 2);
    const sun = planeOf(cast);
    const light = planeOf((x, y) => (x % 4 < 2 ? 2 : 1) * cast(x, y) - 5);
    leaveSun(sun, { light, share: one }, one, surfacesWith({ roof, house }), newPlane(SIZE, SIZE));
    expect(at(sun, 38, 6)).toBeCloseTo(0, 1);
  });

  it('keeps no black shadow of leaves at the rim of a roof, and keeps a grey one there', () => {
    const left = (stops: number): number => {
      const sun = planeOf((x, y) => (y > 15 && y < 20 && x < 40 ? stops : 2));
      const light = planeOf((x, y) => at(sun, x, y) - 3);
      leaveSun(sun, { light, share: one }, one, surfacesWith({ roof, house }), newPlane(SIZE, SIZE));
      return at(sun, 20, 19) - stops;
    };
    expect(left(-1.5)).toBeLessThan(0.6 * left(0));
  });

  it('keeps a shadow that what was read of the sun does not explain', () => {
    const sun = planeOf((x, y) => (y > 40 && x % 20 < 10 ? 2 : 0));
    const light = planeOf((x, y) => (y > 40 && x % 10 < 5 ? -1 : -3));
    leaveSun(sun, { light, share: one }, one, surfacesWith({ house: one }), newPlane(SIZE, SIZE));
    expect(at(sun, 31, 60)).toBeGreaterThan(0.5);
  });

  it('takes the whole sun off the ground and off a dappled door', () => {
    const sun = planeOf(sunOn);
    leaveSun(sun, { light: planeOf(() => -2), share: one }, one, surfacesWith({ paving: one }), newPlane(SIZE, SIZE));
    expect([...sun.data]).toEqual([...planeOf(sunOn).data]);
    leaveSun(sun, { light: planeOf(() => -2), share: one }, one, surfacesWith({ roof, house }), one);
    expect([...sun.data]).toEqual([...planeOf(sunOn).data]);
  });

  it('lays no shade on a white board that stands before the shadow', () => {
    const takenOn = (trim?: Float32Array): number => {
      // The board stands right above its shadow.
      const cast = (_: number, y: number): number => (y > 23 && y < 32 ? 0 : 2);
      const sun = planeOf(cast);
      const light = planeOf((x, y) => cast(x, y) - 3);
      leaveSun(sun, { light, share: one }, one, surfacesWith({ roof, house }), newPlane(SIZE, SIZE), trim);
      return at(sun, 40, 21) - 2;
    };
    expect(takenOn()).toBeGreaterThan(0.15);
    expect(takenOn(planeOf((_, y) => (y > 19 && y < 24 ? 1 : 0)).data)).toBeLessThan(0.05);
  });
});
