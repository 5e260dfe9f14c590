import { expect, it } from 'vitest';
import { believe, slopeOf } from '#engines/dusk/sun/daylight.ts';
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

it('takes a weak sun whole and a strong one in part', () => {
  const light = (stops: number): Plane => plane((x) => (x < 50 ? -1 : -1 - stops));
  const taken = (stops: number): number => {
    const sun = plane((x) => (x < 50 ? stops : 0));
    believe(sun, light(stops), whole);
    return sun.data[0]!;
  };
  expect(taken(1.2)).toBeCloseTo(1.2, 2);
  expect(taken(3)).toBeCloseTo(1.5, 2);
});
