import { describe, expect, it } from 'vitest';
import { eveningExposure, exposureWithout, holdWalls, standingOf } from '#engines/dusk/evening/exposure.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const filled = (value: number): Plane => {
  const plane = newPlane(8, 10);
  plane.data.fill(value);
  return plane;
};
const exposure = (level: number, solid = 1, usual = 1, sunny = 0, wall = 0): number =>
  eveningExposure(
    {
      light: filled(level),
      share: filled(solid),
      slope: filled(0),
      excess: filled(0),
      gain: filled(usual),
      arriving: filled(1),
    },
    filled(wall),
    usual,
    sunny,
  );

describe('eveningExposure', () => {
  it('gives a dark ground more light than a pale one, and neither less than it has', () => {
    expect(exposure(-4)).toBeGreaterThan(exposure(-3.6));
    expect(exposure(-3.6)).toBeGreaterThan(1);
    expect(exposure(-2)).toBe(1);
  });

  it('ends where a night would become a day', () => {
    expect(exposure(-9)).toBe(exposure(-6));
    expect(exposure(-9)).toBeLessThan(1.6);
  });

  it('leaves what the mood gives to the mood', () => {
    expect(exposure(-4, 1, 1.55)).toBeCloseTo(exposure(-4), 5);
  });

  it('gives a sunny photo less', () => {
    expect(exposure(-4, 1, 1, 1)).toBeLessThan(0.9 * exposure(-4));
  });

  it('does not bring white walls to daylight', () => {
    const bright = newPlane(8, 10);
    bright.data.fill(-4);
    bright.data.fill(-2.8, 0, 24);
    const walls = newPlane(8, 10);
    walls.data.fill(1, 0, 24);
    const tone = { share: filled(1), slope: filled(0), excess: filled(0), gain: filled(1), arriving: filled(1) };
    expect(eveningExposure({ light: bright, ...tone }, walls, 1, 0)).toBeCloseTo(2 ** 0.24, 2);
    expect(eveningExposure({ light: bright, ...tone }, filled(0), 1, 0)).toBeCloseTo(2 ** 0.36, 2);
  });

  it('reads no sky', () => {
    expect(exposure(-6, 0.2)).toBe(1);
  });
});

describe('standingOf', () => {
  it('tells a house that stands for itself from a patch among its neighbours', () => {
    const away = newPlane(8, 10);
    const built = { house: filled(0.5), garage: filled(0.1), roof: filled(0.4) };
    expect(standingOf(built, away)).toBe(1);
    away.data.fill(2.4, 24);
    expect(standingOf(built, away)).toBe(0);
  });
});

describe('holdWalls', () => {
  /** Twenty cells of white wall between thirty of a neighbour's dark one, over dark ground. */
  const held = (beside: number): Float32Array => {
    const [light, walls, away, arriving] = [filled(-6), newPlane(8, 10), newPlane(8, 10), filled(1)];
    light.data.fill(-2.6, 0, 20).fill(-5, 20, 50);
    walls.data.fill(1, 0, 50);
    away.data.fill(beside, 20, 50);
    const tone = { light, share: filled(1), slope: filled(0), excess: filled(0), gain: filled(1), arriving };
    const exposure = eveningExposure(tone, walls, 1, 0);
    expect(exposure).toBeGreaterThan(1.3);
    holdWalls(tone, walls, away, { house: walls, garage: filled(0) }, exposure, 1, 0);
    return arriving.data;
  };

  it('takes from white walls what neighbours in the dark have given them, and from nothing else', () => {
    const arriving = held(2.4);
    expect(arriving[5]).toBeLessThan(0.8);
    expect(arriving[30]).toBe(1);
    expect(arriving[70]).toBe(1);
  });

  it('leaves the walls of a house that stands alone', () => {
    expect(held(0)[5]).toBe(1);
  });
});

describe('exposureWithout', () => {
  it('gives more where lamps reach little, and nothing where they light the picture', () => {
    expect(exposureWithout(undefined, 1)).toBeGreaterThan(1.3);
    expect(exposureWithout(filled(0.0002), 1)).toBe(exposureWithout(undefined, 1));
    expect(exposureWithout(filled(0.1), 1)).toBe(1);
    expect(exposureWithout(undefined, 0.4)).toBeLessThan(exposureWithout(undefined, 1));
  });
});
