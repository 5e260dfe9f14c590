import { expect, it } from 'vitest';
import { sinkBlinds } from '#engines/dusk/evening/dark-blinds.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [120, 80];
const planeOf = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % WIDTH, Math.floor(i / WIDTH));
  return out;
};
const inside = (x: number, y: number): boolean => x >= 40 && x < 80 && y >= 20 && y < 60;
const glass = planeOf((x, y) => (inside(x, y) ? 1 : 0));
const quad: Quad = [
  [40 / WIDTH, 20 / HEIGHT],
  [80 / WIDTH, 20 / HEIGHT],
  [80 / WIDTH, 60 / HEIGHT],
  [40 / WIDTH, 60 / HEIGHT],
];
const goalFor = (light: Plane, unlit: readonly Quad[] = [quad]): ((x: number, y: number) => number) => {
  const goal = newPlane(WIDTH, HEIGHT);
  sinkBlinds(goal, light, glass, unlit);
  return (x, y) => goal.data[y * WIDTH + x]!;
};

it('lets a blind behind dark glass sink, not dark glass, a lit window or the wall', () => {
  const blind = planeOf((x, y) => (inside(x, y) ? -0.5 : -1));
  expect(goalFor(blind)(60, 40)).toBeGreaterThan(0.5);
  expect(goalFor(blind)(20, 40)).toBe(0);
  expect(goalFor(blind, [])(60, 40)).toBe(0);
  expect(goalFor(planeOf((x, y) => (inside(x, y) ? -4 : -1)))(60, 40)).toBe(0);
});

/** A line two cells thick, which climbs by so much, and lies higher on the wall than on the blind, which hangs deeper. */
const crossed = (climb: number): Plane =>
  planeOf((x, y) => {
    const row = 40 + climb * (x - 60) - (inside(x, y) ? 0 : 4);
    return (inside(x, y) ? -0.5 : -1) - (Math.abs(y - row) <= 1 ? 0.4 : 0);
  });

it('takes the slanting shadow of a wire off a blind and off the wall beside it, and leaves a bar that runs with the frame', () => {
  const wire = goalFor(crossed(0.1));
  expect(wire(60, 30) - wire(60, 40)).toBeCloseTo(0.4, 1);
  expect(wire(86, 39)).toBeCloseTo(-0.4, 1);
  expect(wire(86, 60)).toBe(0);
  const bar = goalFor(crossed(0));
  expect(bar(60, 40)).toBeCloseTo(bar(60, 30), 1);
  expect(bar(86, 36)).toBe(0);
});
