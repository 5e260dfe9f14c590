import { expect, it } from 'vitest';
import { stormSashes } from '#engines/dusk/windows/storm-doors.ts';

/** A brown door of 24 by 50 with lighter places on it. */
const doorWith = (isLight: (x: number, y: number) => boolean, shadeAbove = 0) => ({
  lumas: Float32Array.from({ length: 24 * 50 }, (_, i) => {
    const [x, y] = [i % 24, Math.floor(i / 24)];
    return (isLight(x, y) ? 0.32 : 0.2) * (y < shadeAbove ? 0.6 : 1);
  }),
  width: 24,
  height: 50,
});
const upper = (x: number, y: number): boolean => x > 4 && x < 19 && y > 4 && y < 19;
const lower = (x: number, y: number): boolean => x > 4 && x < 19 && y > 21 && y < 37;

it('finds both sashes of a storm door, also where the shade of a roof lies on its upper half', () => {
  const both = [
    { left: 5, right: 18, top: 5, bottom: 18 },
    { left: 5, right: 18, top: 22, bottom: 36 },
  ];
  expect(stormSashes(doorWith((x, y) => upper(x, y) || lower(x, y)))).toEqual(both);
  expect(stormSashes(doorWith((x, y) => upper(x, y) || lower(x, y), 14))).toEqual(both);
});

it('finds none in a light leaf within a dark frame, in one panel, beside the middle, or where the sun lies across the door', () => {
  expect(stormSashes(doorWith((x, y) => x > 4 && x < 19 && y > 2))).toEqual([]);
  expect(stormSashes(doorWith(upper))).toEqual([]);
  expect(stormSashes(doorWith((x, y) => upper(x + 5, y) || lower(x + 5, y)))).toEqual([]);
  expect(stormSashes(doorWith((_, y) => y > 10 && y < 38))).toEqual([]);
});
