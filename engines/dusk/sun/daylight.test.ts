import { expect, it } from 'vitest';
import { believe, shadowsLeft, slopeOf } from '#engines/dusk/sun/daylight.ts';
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

it('raises the faint shadow of a pole on paving, and no cell that lies half on the lawn', () => {
  const paving = plane((x) => (x < 40 ? 1 : 0));
  const shade = plane((x) => (x === 20 ? -3.4 : x === 39 ? -3.4 : x < 40 ? -3 : -5));
  const cast = shadowsLeft(shade, paving, -3, [plane(() => 0), plane(() => 0)], 1);
  expect(cast.data[30 * 60 + 20]).toBeLessThan(-0.2);
  expect(cast.data[30 * 60 + 39]! + 0).toBe(0);
});

it('raises the shadow of a pole alike on a pale walk and on the dark road along it, and leaves their border', () => {
  const shade = plane((x, y) => (y < 12 ? -2.5 : -3.3) - (x === 20 || x === 21 ? 0.45 : 0));
  const cast = shadowsLeft(shade, whole, -3.3, [plane(() => 0), plane(() => 0)], 1);
  expect(cast.data[6 * 60 + 20]).toBeLessThan(-0.25);
  expect(cast.data[16 * 60 + 20]).toBeLessThan(-0.25);
  expect(cast.data[6 * 60 + 40]! + 0).toBe(0);
});

it('raises the shadow of a pole on a walk with joints whole', () => {
  const shade = plane((x, y) => -3.3 - (y % 9 === 0 ? 0.35 : 0) - (x === 20 || x === 21 ? 0.3 : 0));
  const cast = shadowsLeft(shade, whole, -3.3, [plane(() => 0), plane(() => 0)], 1);
  expect(cast.data[31 * 60 + 20]).toBeLessThan(-0.22);
  expect(cast.data[31 * 60 + 45]! + 0).toBe(0);
});
