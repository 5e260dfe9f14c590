import { expect, it } from 'vitest';
import { withoutThin } from '#engines/dusk/sun/daylight.ts';
import { evenHues } from '#engines/dusk/sun/even-hues.ts';
import { layBorders, onlyBroad } from '#engines/dusk/sun/sun-borders.ts';
import { SURFACES } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [96, 64];
const planeOf = (at: (x: number, y: number) => number): Plane => {
  const plane = newPlane(WIDTH, HEIGHT);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = at(i % WIDTH, Math.floor(i / WIDTH));
  return plane;
};
const lit = (x: number, y: number): number => (x > 50 && y > 20 ? 1.6 : 0);
const board = (x: number): boolean => x > 70 && x < 75;
const without = (light: Plane, sun: Plane): number[] => Array.from(light.data, (v, i) => v - sun.data[i]!);
const [whole, nowhere] = [planeOf(() => 1), planeOf(() => 0)];
const one = new Uint8Array(WIDTH * HEIGHT);

it('takes a shadow out with its border where the network has it soft and too weak, and leaves a white board', () => {
  const light = planeOf((x, y) => -4 + lit(x, y) + (board(x) ? 1.5 : 0));
  const sun = boxBlur(
    planeOf((x, y) => 0.8 * lit(x, y)),
    2,
  );
  layBorders(sun, sun, light, whole, nowhere, one);
  const left = without(light, sun);
  const at = (x: number, y: number): number => left[y * WIDTH + x]!;
  expect(Math.abs(at(60, 40) - at(40, 40))).toBeLessThan(0.3);
  expect(Math.abs(at(60, 30) - at(60, 10))).toBeLessThan(0.3);
  expect(at(72, 40) - at(65, 40)).toBeGreaterThan(1.3);
});

it('takes a thin shadow with its rim where the network has it softer', () => {
  const cast = (x: number, y: number): boolean => x > 40 && x < 45 && y > 20 && y < 44;
  const light = planeOf((x, y) => (cast(x, y) ? -3 : -0.5));
  const sun = boxBlur(
    planeOf((x, y) => (cast(x, y) ? 0 : 3)),
    1,
  );
  const wide = onlyBroad(light, withoutThin(light), sun, whole, one, nowhere).data;
  for (const x of [41, 43, 44]) expect(wide[32 * WIDTH + x]).toBeCloseTo(-3, 1);
});

it('takes a shadow whole though a part of the sun is taken', () => {
  const light = planeOf((x, y) => -4 + 1.6 * lit(x, y));
  const told = planeOf(lit);
  const left = (all: Plane): number => {
    const sun = planeOf((x, y) => 0.6 * lit(x, y));
    layBorders(sun, all, light, whole, nowhere, one);
    const shade = without(light, sun);
    return shade[40 * WIDTH + 56]! - shade[40 * WIDTH + 46]!;
  };
  expect(left(told)).toBeLessThan(0.6);
  expect(left(told)).toBeLessThan(left(planeOf((x, y) => 0.6 * lit(x, y))) - 0.4);
});

it('makes no stain on a wall on which the photo has none', () => {
  const light = planeOf(() => -2);
  const sun = planeOf((x, y) => 2 + 0.5 * Math.sin(x / 5) * Math.sin(y / 4));
  layBorders(sun, sun, light, whole, nowhere, one);
  const left = without(light, sun);
  expect(Math.max(...left) - Math.min(...left)).toBeLessThan(0.1);
});

it('takes all that is lighter on a dappled door', () => {
  const light = planeOf((x, y) => -3 + (((x >> 2) + (y >> 2)) % 2));
  const sun = planeOf(() => 1);
  layBorders(sun, sun, light, whole, whole, one);
  const left = without(light, sun);
  expect(Math.max(...left) - Math.min(...left)).toBeLessThan(0.2);
});

it('stays finite where sun and light are even, or there is nothing plain', () => {
  for (const plain of [whole, nowhere])
    for (const stops of [0, 0.1, 2.63]) {
      const sun = planeOf((x) => stops + (x > 90 ? 1e-4 : 0));
      layBorders(
        sun,
        sun,
        planeOf((x) => -7.777 + (x > 90 ? 1e-4 : 0)),
        plain,
        nowhere,
        one,
      );
      expect(sun.data.every(Number.isFinite)).toBe(true);
      expect(sun.data[40]).toBeCloseTo(stops, 1);
    }
});

it('takes the white board along a roof for paint, not for the sun on dark shingles', () => {
  const roof = new Uint8Array(WIDTH * HEIGHT).fill(SURFACES.indexOf('roof'));
  const sun = boxBlur(
    planeOf((x) => (board(x) ? 2.2 : 1.5)),
    1,
  );
  const light = planeOf((x) => (board(x) ? -0.7 : -2.8));
  layBorders(sun, sun, light, whole, nowhere, roof);
  const left = without(light, sun);
  expect(left[40 * WIDTH + 72]! - left[40 * WIDTH + 60]!).toBeGreaterThan(1.2);
});

it('keeps siding out of the sun, and takes dapple with it on paving', () => {
  const [siding, spots] = [
    planeOf((_, y) => -3 + (y % 4 === 0 ? -0.8 : 0)),
    planeOf((x, y) => (x % 12 < 4 && y % 12 < 4 ? 1 : 0)),
  ];
  const wall = onlyBroad(
    siding,
    withoutThin(siding),
    planeOf(() => 1),
    whole,
    one,
    nowhere,
  );
  expect(Math.max(...wall.data) - Math.min(...wall.data)).toBeLessThan(0.1);
  const light = planeOf((x, y) => -4 + spots.data[y * WIDTH + x]!);
  const at = (plane: Plane): number => plane.data[25 * WIDTH + 50]! - plane.data[31 * WIDTH + 55]!;
  expect(at(onlyBroad(light, withoutThin(light), spots, whole, one, whole))).toBeGreaterThan(0.7);
  const faint = planeOf((x, y) => 0.4 * spots.data[y * WIDTH + x]!);
  expect(at(onlyBroad(light, withoutThin(light), faint, whole, one, nowhere))).toBeLessThan(0.1);
});

it('takes the thin shadow of a bracket with the sun, and leaves a dark bar', () => {
  const thin = (x: number): boolean => x > 45 && x < 50;
  const sun = planeOf((x) => (thin(x) ? 0.3 : 2));
  const off = (stops: number, kinds: Uint8Array): number => {
    const light = planeOf((x) => (thin(x) ? -1 - stops : -1));
    return onlyBroad(light, withoutThin(light), sun, whole, kinds, nowhere).data[30 * WIDTH + 47]!;
  };
  expect(off(1.6, one)).toBeLessThan(-2.2);
  expect(off(4, one)).toBeGreaterThan(-1.3);
  // On tiles nothing else is as dark.
  expect(off(3, new Uint8Array(WIDTH * HEIGHT).fill(SURFACES.indexOf('roof')))).toBeLessThan(-3);
});

it('lets a shadow on dark tiles be deeper than the shade that the network knows', () => {
  const roof = new Uint8Array(WIDTH * HEIGHT).fill(SURFACES.indexOf('roof'));
  const light = planeOf((x) => (x > 50 ? -2.3 : -3.7));
  const sun = boxBlur(
    planeOf((x) => (x > 50 ? 0.7 : 0)),
    1,
  );
  layBorders(sun, sun, light, whole, nowhere, roof);
  const left = without(light, sun);
  expect(Math.abs(left[40 * WIDTH + 58]! - left[40 * WIDTH + 43]!)).toBeLessThan(0.2);
});

it("gives both sides of a shadow's border one hue, and leaves the hue of another paint", () => {
  const light = planeOf((x, y) => -4 + lit(x, y));
  const sun = planeOf(lit);
  const red = planeOf((x, y) => (lit(x, y) > 0 ? 0.05 : -0.25) + (x < 20 ? 0.5 : 0));
  const blue = planeOf((x, y) => (lit(x, y) > 0 ? -0.2 : 0.1));
  evenHues([red, blue], [red.data.slice(), blue.data.slice()], sun, light, whole, one);
  expect(Math.abs(blue.data[40 * WIDTH + 60]! - blue.data[40 * WIDTH + 40]!)).toBeLessThan(0.08);
  const at = (x: number, y: number): number => red.data[y * WIDTH + x]!;
  expect(Math.abs(at(60, 40) - at(40, 40))).toBeLessThan(0.08);
  expect(at(10, 40) - at(30, 40)).toBeGreaterThan(0.4);
});

it('evens hues that a file has softer than its light', () => {
  const cast = (x: number): number => (x > 50 ? 1.6 : 0);
  const light = planeOf((x) => -4 + cast(x));
  const red = boxBlur(
    planeOf((x) => (x > 50 ? 0.2 : -0.2)),
    1,
  );
  evenHues([red, planeOf(() => 0)], [red.data.slice(), nowhere.data], planeOf(cast), light, whole, one);
  expect(red.data[40 * WIDTH + 60]! - red.data[40 * WIDTH + 40]!).toBeLessThan(0.12);
});

it('evens a step of hue that taking the sun has made, and leaves one that was there by day', () => {
  const cast = (x: number): number => (x > 50 ? 1.6 : 0);
  const stepAfter = (byDay: number): number => {
    const blue = planeOf((x) => (x > 50 ? 0 : -0.65));
    const day = planeOf((x) => (x > 50 ? 0 : -byDay)).data;
    const light = planeOf((x) => -4 + cast(x));
    evenHues([planeOf(() => 0), blue], [nowhere.data, day], planeOf(cast), light, whole, one);
    return blue.data[40 * WIDTH + 60]! - blue.data[40 * WIDTH + 40]!;
  };
  expect(stepAfter(0.2)).toBeLessThan(0.15);
  expect(stepAfter(0.65)).toBeGreaterThan(0.5);
});

it('gives a white post in the sun before a wall in the shade its sun, and leaves its white', () => {
  const thin = (x: number): boolean => x > 45 && x < 50;
  const sun = planeOf((x) => (thin(x) ? 1.6 : 0));
  const light = planeOf((x) => (thin(x) ? -0.3 : -2.6));
  const broad = onlyBroad(light, withoutThin(light), sun, whole, one, nowhere).data;
  const step = broad[30 * WIDTH + 47]! - broad[30 * WIDTH + 30]!;
  expect(step).toBeGreaterThan(1);
  expect(step).toBeLessThan(1.7);
});

it('takes a shadow off a dark door, of which the network reads little', () => {
  const light = planeOf((x) => (x > 50 ? -2.9 : -4.4));
  const sun = boxBlur(
    planeOf((x) => (x > 50 ? 0.45 : 0)),
    1,
  );
  layBorders(sun, sun, light, whole, nowhere, one);
  const left = without(light, sun);
  expect(Math.abs(left[40 * WIDTH + 58]! - left[40 * WIDTH + 43]!)).toBeLessThan(0.6);
});
