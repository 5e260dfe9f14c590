import { expect, it } from 'vitest';
import { carryLines } from '#engines/dusk/sun/shadow-lines.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const SIDE = 60;
const plane = (value: (x: number, y: number) => number): Plane => {
  const out = newPlane(SIDE, SIDE);
  for (let i = 0; i < out.data.length; i++) out.data[i] = value(i % SIDE, Math.floor(i / SIDE));
  return out;
};
/** The sun shines below a slanting line, on a white wall and on a dark door at its left. */
const lit = (x: number, y: number): boolean => y > 55 - x;
const door = (x: number): boolean => x >= 14 && x < 26;
const light = plane((x, y) => (door(x) ? -4.5 : -2) + (lit(x, y) ? 1.7 : 0));
const read = plane((x, y) => (!door(x) && lit(x, y) ? 1.7 : 0));
const walls = plane(() => 1);
const copyOf = ({ width, height, data }: Plane): Plane => ({ width, height, data: data.slice() });
const at = (x: number, y: number): number => y * SIDE + x;

it('carries the border of a shadow on over a dark door, of which nothing was read', () => {
  const sun = copyOf(read);
  carryLines(sun, light, read, walls, undefined);
  expect(sun.data[at(20, 42)]).toBeCloseTo(1.7, 1);
  expect(sun.data[at(20, 28)]).toBe(0);
  expect(sun.data[at(40, 30)]).toBeCloseTo(1.7, 1);
});

it('leaves two paints of a door whose border is not the line of a shadow', () => {
  const panels = plane((x, y) => (door(x) ? (y > 30 ? -2.8 : -4.5) : light.data[at(x, y)]!));
  const sun = copyOf(read);
  carryLines(sun, panels, read, walls, undefined);
  expect(sun.data[at(20, 42)]).toBe(0);
});

it('leaves a light wall beyond the end of a line, where the network has read no sun', () => {
  const pale = plane((x, y) => (door(x) ? (lit(x, y) ? -0.6 : -2.3) : light.data[at(x, y)]!));
  const sun = copyOf(read);
  carryLines(sun, pale, read, walls, undefined);
  expect(sun.data[at(20, 42)]).toBe(0);
});

it('leaves glass in the door', () => {
  const sun = copyOf(read);
  carryLines(
    sun,
    light,
    read,
    walls,
    plane((x) => (door(x) ? 1 : 0)),
  );
  expect(sun.data[at(20, 42)]).toBe(0);
});
