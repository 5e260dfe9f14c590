import { expect, it } from 'vitest';
import { lampsInRow } from '#engines/dusk/lamps/lamp-row.ts';
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
