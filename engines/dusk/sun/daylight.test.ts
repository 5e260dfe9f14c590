import { expect, it } from 'vitest';
import { slopeOf } from '#engines/dusk/sun/daylight.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(60, 60);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 60, Math.floor(i / 60));
  return out;
};
const whole = plane(() => 1);

it('follows the border of a shadow, and no board that crosses it', () => {
  const sun = plane((x) => (x < 30 ? 1.5 : 0));
  const bare = slopeOf(
    plane((x) => (x < 30 ? -2 : -3.5)),
    sun,
    whole,
    1,
    0.02,
  );
  const boarded = slopeOf(
    plane((x, y) => (x < 30 ? -2 : -3.5) + (y % 2 === 0 ? 1 : -1)),
    sun,
    whole,
    1,
    0.02,
  );
  expect(bare.data[30 * 60 + 30]).toBeGreaterThan(0.6);
  expect(bare.data[30 * 60 + 10]).toBe(0);
  expect(boarded.data[30 * 60 + 30]).toBe(0);
});
