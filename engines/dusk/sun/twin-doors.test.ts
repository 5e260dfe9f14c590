import { expect, it } from 'vitest';
import { addTwins, drawTwins, lightTwins } from '#engines/dusk/sun/twin-doors.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [140, 60];
const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % WIDTH, Math.floor(i / WIDTH));
  return out;
};
const within = (x: number, y: number, left: number, right: number, top = 20): boolean =>
  x >= left && x <= right && y >= top && y <= 45;
const first = (x: number, y: number): boolean => within(x, y, 10, 50);
const garage = plane((x, y) => (first(x, y) ? 1 : 0));
const house = plane((x, y) => (first(x, y) ? 0 : 1));
const spot = (x: number, y: number): number => (Math.sin(x * 1.1) * Math.cos(y * 0.9) > 0 ? 1 : 0);

/** Whether a dark thing in a white wall beside a garage door is taken for one in dapple. */
const twin = (left: number, right: number, top = 20, { red = 0.3, dapple = 1, wall = -0.2 } = {}): boolean => {
  const other = (x: number, y: number): boolean => within(x, y, left, right, top);
  const light = plane((x, y) => (first(x, y) ? -2 : other(x, y) ? -3.5 + 1.6 * dapple * spot(x, y) : wall));
  const sun = plane((x, y) => (other(x, y) ? dapple * spot(x, y) : 1));
  const warm = plane((x, y) => (first(x, y) ? 0.3 : other(x, y) ? red : -0.2)).data;
  const dappled = newPlane(WIDTH, HEIGHT);
  addTwins(dappled, garage, house, sun, light, [warm, plane(() => 0).data]);
  expect(dappled.data[30 * WIDTH + 55]).toBe(0);
  return dappled.data[30 * WIDTH + Math.round((left + right) / 2)] === 1;
};

it('takes a dappled door beside a garage door, of its paint, for another', () => {
  expect(twin(65, 90)).toBe(true);
});

it('takes no door for people, no window, no other paint and no door without dapple for one', () => {
  expect(twin(65, 75)).toBe(false);
  expect(twin(65, 90, 34)).toBe(false);
  expect(twin(65, 90, 20, { red: -0.4 })).toBe(false);
  expect(twin(65, 90, 20, { dapple: 0 })).toBe(false);
  expect(twin(65, 90, 20, { wall: -1.6 })).toBe(false);
});

it('gives the second door the light of the first and leaves its panels', () => {
  const other = (x: number, y: number): boolean => within(x, y, 65, 90);
  const light = plane((x, y) => (first(x, y) ? -2 : other(x, y) ? -3.5 + 1.6 * spot(x, y) : -0.2));
  const sun = plane((x, y) => (other(x, y) ? spot(x, y) : 1));
  const warm = plane((x, y) => (first(x, y) || other(x, y) ? 0.3 : -0.2)).data;
  const [dappled, goal] = [newPlane(WIDTH, HEIGHT), plane((x, y) => (first(x, y) ? 1 : 0.2))];
  const twins = addTwins(dappled, garage, house, sun, light, [warm, plane(() => 0).data]);
  lightTwins(goal, light.data, dappled.data, twins);
  for (const x of [70, 77, 84]) expect(light.data[30 * WIDTH + x]! - goal.data[30 * WIDTH + x]!).toBeCloseTo(-3, 4);
  expect(goal.data[30 * WIDTH + 58]).toBeCloseTo(0.2, 4);
  const slope = plane(() => 1);
  drawTwins(slope, twins);
  expect(slope.data[30 * WIDTH + 77]).toBeLessThan(0.8);
  expect(slope.data[30 * WIDTH + 58]).toBe(1);
});
