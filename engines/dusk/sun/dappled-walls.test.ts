import { expect, it } from 'vitest';
import { dappledWalls, evenWalls } from '#engines/dusk/sun/dappled-walls.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const filled = (at: (x: number, y: number) => number): Plane => {
  const plane = newPlane(60, 60);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = at(i % 60, Math.floor(i / 60));
  return plane;
};
const wall = filled(() => 1);
const white = [new Float32Array(3600), new Float32Array(3600)] as const;
const middle = 30 * 60 + 30;
const spotted = (x: number, y: number): number => (Math.sin(x * 1.3 + y) * Math.sin(y * 0.6) > 0 ? 0.6 : 0);
const dappledBy = (add: (x: number, y: number) => number, hues = white): number =>
  dappledWalls(
    filled((x, y) => 0.5 + 0.4 * add(x, y)),
    filled((x, y) => -1.5 + add(x, y)),
    hues,
    wall,
  ).data[middle]!;

it('tells dapple on light paint from boards, posts and stone', () => {
  expect(dappledBy(spotted)).toBeGreaterThan(0.5);
  expect(dappledBy((_, y) => (y % 4 === 0 ? -0.6 : 0))).toBe(0);
  expect(dappledBy((x) => (x % 6 < 2 ? 0.6 : 0))).toBe(0);
  expect(dappledBy(spotted, [new Float32Array(3600).fill(0.6), white[1]])).toBe(0);
});

it('takes what is carved on a wall in full sun for no dapple', () => {
  const seen = (stops: number): number =>
    dappledWalls(
      filled((x, y) => stops + 0.4 * spotted(x, y)),
      filled((x, y) => -1.5 + spotted(x, y)),
      white,
      wall,
    ).data[middle]!;
  expect(seen(0.6)).toBeGreaterThan(0.5);
  expect(seen(1.4)).toBe(0);
});

it('goes on where spots are few beside a wall full of them, and not where there are none', () => {
  const few = (x: number, y: number): number => (y < 30 || (x % 16 < 3 && y % 9 < 4) ? spotted(x, y) : 0);
  const none = (x: number, y: number): number => (y < 30 ? spotted(x, y) : 0);
  const at = (add: typeof few): number =>
    dappledWalls(
      filled((x, y) => 0.5 + 0.4 * add(x, y)),
      filled((x, y) => -1.5 + add(x, y)),
      white,
      wall,
    ).data[42 * 60 + 30]!;
  expect(at(none)).toBeLessThan(0.05);
  expect(at(few)).toBeGreaterThan(at(none) + 0.2);
});

it('takes most of what stands out from a wall in dapple, and most of its hue', () => {
  const light = filled((x, y) => -1.5 + spotted(x, y));
  const sun = filled(() => 0.3);
  const cool = filled((x, y) => -0.4 * spotted(x, y));
  const spread = (at: (i: number) => number): number => {
    const values = Array.from({ length: 20 }, (_, k) => at(middle - 10 + k));
    return Math.max(...values) - Math.min(...values);
  };
  const before = [spread((i) => light.data[i]! - sun.data[i]!), spread((i) => cool.data[i]!)] as const;
  evenWalls(
    sun,
    light,
    [cool],
    filled(() => 0.65),
  );
  expect(spread((i) => light.data[i]! - sun.data[i]!)).toBeLessThan(0.05 * before[0]);
  expect(spread((i) => cool.data[i]!)).toBeLessThan(0.4 * before[1]);
});
