import { describe, expect, it } from 'vitest';
import { eveningExposure, exposureWithout } from '#engines/dusk/evening/exposure.ts';
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

describe('exposureWithout', () => {
  it('gives more where lamps reach little, and nothing where they light the picture', () => {
    expect(exposureWithout(undefined, 1)).toBeGreaterThan(1.3);
    expect(exposureWithout(filled(0.0002), 1)).toBe(exposureWithout(undefined, 1));
    expect(exposureWithout(filled(0.1), 1)).toBe(1);
    expect(exposureWithout(undefined, 0.4)).toBeLessThan(exposureWithout(undefined, 1));
  });
});
