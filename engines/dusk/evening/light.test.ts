import { expect, it } from 'vitest';
import { eveningLight, ownOf } from '#engines/dusk/evening/light.ts';
import type { EveningSurface } from '#engines/dusk/evening/surfaces.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number) => number): Plane => {
  const out = newPlane(200, 30);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 200);
  return out;
};
const at = 15 * 200;
const none = plane(() => 0);
const surface = (more: Partial<EveningSurface>): EveningSurface => ({
  kept: 0.37,
  power: 0.5,
  even: -0.18,
  hue: [1, 1, 1],
  under: 0,
  far: 0,
  least: -5,
  data: plane(() => 1).data,
  level: -3,
  target: -3,
  white: 1.2,
  fine: false,
  mirrors: false,
  snow: 0,
  slab: 0.9,
  room: 2,
  ...more,
});
const leftOf = (part: EveningSurface, shade: Plane, side = 1600): Float32Array =>
  eveningLight([part], shade, shade, undefined, none, [0.3, 0.7], ownOf(side)).left;

it('tells light paint on a house apart from dark paint, by more than the day did', () => {
  const left = leftOf(
    surface({}),
    plane((x) => (x < 100 ? -3.8 : -2.2)),
  );
  expect(left[at + 160]).toBeLessThan(0);
  expect(left[at + 40]).toBeGreaterThan(0);
});

it('brings a white slab nearer to its paving than a white wall to its own', () => {
  const shade = plane((x) => (x < 20 ? -3 : -1));
  const over = (part: EveningSurface): number => leftOf(part, shade)[at + 30]!;
  expect(over(surface({ even: 0.35, white: 0.6, mirrors: true }))).toBeGreaterThan(
    over(surface({ even: 0.35, white: 0.6 })) + 0.3,
  );
});

it('lifts what is a little darker than its kind, and leaves black soil black', () => {
  const shade = plane((x) => (x < 100 ? -4 : -6));
  const left = leftOf(surface({ even: 0.35, level: -3, target: -3 }), shade);
  expect(left[at + 20]).toBeLessThan(-0.2);
  expect(left[at + 180]).toBeCloseTo(0, 3);
});

it('takes the silver from fronds, and no snow from trees', () => {
  const shade = plane((x) => (x < 100 ? -3 : -1));
  const tree = surface({ even: 0, white: 0.3, fine: true });
  const taken = (snow: number): number => {
    const ground = surface({ data: none.data, mirrors: true, snow });
    return eveningLight([tree, ground], shade, shade, undefined, none, [0.3, 0.7], ownOf(1600)).left[at + 160]!;
  };
  expect(taken(0)).toBeGreaterThan(1);
  expect(taken(0.9)).toBe(0);
});

it('keeps the leaflets of a frond apart in a small photo, where each is a cell, more than in a large one', () => {
  const shade = plane((x) => (x % 2 === 0 ? -1 : -2));
  const taken = (side: number): number => {
    const left = leftOf(surface({ even: 0.35, white: 0.3, fine: true }), shade, side);
    return left[at + 100]! - left[at + 101]!;
  };
  expect(taken(1000)).toBeLessThan(0.6 * taken(1600));
  expect(taken(1000)).toBeGreaterThan(0);
});
