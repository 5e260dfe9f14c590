import { expect, it } from 'vitest';
import { unlitGlass } from '#engines/dusk/windows/unlit-glass.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(60, 20);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % 60, Math.floor(i / 60));
  return out;
};
const inBox = (x: number, y: number, from: number): boolean => x >= from && x < from + 10 && y > 4 && y < 15;
const at = (x: number): number => 10 * 60 + x;
const neutral = plane(() => 0);
// A white blind, a dark room and a wall between.
const glass = plane((x, y) => (inBox(x, y, 5) || inBox(x, y, 30) ? 1 : 0));
const shade = plane((x) => (x < 20 ? -2 : -5));

it('takes the day from a blind behind unlit glass, and nothing from a dark room or the wall', () => {
  const stops = unlitGlass(glass, shade, neutral, []);
  expect(stops[at(10)]).toBeGreaterThan(0.8);
  expect(stops[at(6)]).toBe(stops[at(10)]);
  expect(stops[at(35)]).toBe(0);
  expect(stops[at(22)]).toBe(0);
});

it('leaves a window that is lit, and one in which a lamp burns by day', () => {
  const lit = unlitGlass(glass, shade, neutral, [
    [
      [0.1, 0.3],
      [0.2, 0.3],
      [0.2, 0.7],
      [0.1, 0.7],
    ],
  ]);
  expect(lit[at(10)]).toBe(0);
  const burning = unlitGlass(
    glass,
    shade,
    plane(() => -1),
    [],
  );
  expect(burning[at(10)]).toBe(0);
});

it('leaves ragged pieces and small ones', () => {
  const ragged = plane((x, y) => (inBox(x, y, 5) && x - 5 < y - 4 ? 1 : 0));
  expect(unlitGlass(ragged, shade, neutral, [])[at(6)]).toBe(0);
  const vent = plane((x, y) => (x === 10 && (y === 10 || y === 11) ? 1 : 0));
  expect(unlitGlass(vent, shade, neutral, [])[at(10)]).toBe(0);
});
