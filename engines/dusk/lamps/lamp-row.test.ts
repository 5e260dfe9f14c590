import { expect, it } from 'vitest';
import { bulbsInRow, lampsInRow } from '#engines/dusk/lamps/lamp-row.ts';
import { seenOf } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [W, H] = [200, 60];
const lookWith = (bulbs: readonly (readonly [number, number])[]): WindowLook => {
  const luma = newPlane(W, H);
  luma.data.fill(0.5);
  for (const [x, y] of bulbs) for (let v = y - 1; v < y + 2; v++) luma.data.fill(0.95, v * W + x - 1, v * W + x + 2);
  const [rgb, bytes, sky] = [new Uint8Array(W * H * 3), new Uint8Array(W * H), new Float32Array(W * H)];
  return { width: W, height: H, rgb, luma, barless: bytes, sky, green: bytes };
};
const lampAt = (x: number, y: number) => ({ x, y, tall: 14, wide: 10, contrast: 0.4, door: 1 });
const bulbAt = (x: number, y: number) => ({
  left: x - 1,
  right: x + 2,
  top: y - 1,
  bottom: y + 2,
  area: 9,
  contrast: 0.4,
  most: 0.45,
  dark: 0,
});
const [one, two, three] = [
  [120, 28],
  [180, 26],
  [50, 30],
] as const;
const found = (bulbs: readonly (readonly [number, number])[], spot: readonly [number, number], door = true) =>
  lampsInRow(lookWith(bulbs), [lampAt(...one), lampAt(...two)], [bulbAt(...spot)], () => door);

it('finds the bulb of a third lantern on the line of two that burn', () => {
  expect(found([one, two, three], three)).toMatchObject([{ x: 50.5, y: 30.5 }]);
});

it('takes no spot for one off that line, without a door beside it, or where the two are dark', () => {
  expect(found([one, two, [50, 45]], [50, 45])).toEqual([]);
  expect(found([one, two, three], three, false)).toEqual([]);
  expect(found([three], three)).toEqual([]);
});

const warmAt = (x: number, y: number, most = 0.17) =>
  seenOf({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3, area: 28, contrast: 0.13, most, dark: 0 });
const wall = newPlane(W, H);
wall.data.fill(1);
const bulbs = (places: readonly (readonly [number, number])[], most?: number, door = true) =>
  bulbsInRow(
    lookWith(places),
    places.map(([x, y]) => warmAt(x, y, most)),
    wall,
    () => door,
  );

it('finds two pale lanterns by the bulbs that burn in them by day', () => {
  expect(bulbs([one, three])).toMatchObject([
    { x: 120, y: 28 },
    { x: 50, y: 30 },
  ]);
});

it('takes no bulb alone, none that is hardly warm or beside no door, and no two at different heights', () => {
  expect(bulbs([one])).toEqual([]);
  expect(bulbs([one, three], 0.1)).toEqual([]);
  expect(bulbs([one, three], 0.17, false)).toEqual([]);
  expect(bulbs([one, [50, 50]])).toEqual([]);
});
