import { expect, it } from 'vitest';
import { doorsIn, lightEntry } from '#engines/dusk/lamps/entry-light.ts';
import { newPlane } from '#engines/raster/raster.ts';

const [WIDTH, HEIGHT] = [120, 90];
const planeWith = (left: number, top: number, wide: number, tall: number) => {
  const plane = newPlane(WIDTH, HEIGHT);
  for (let y = top; y < top + tall; y++) plane.data.fill(0.9, y * WIDTH + left, y * WIDTH + left + wide);
  return plane;
};

it('tells a house door from a garage door, a post and a blur', () => {
  expect(doorsIn(planeWith(50, 40, 8, 18))).toMatchObject([{ left: 50, top: 40, right: 58, bottom: 58 }]);
  expect(doorsIn(planeWith(50, 40, 26, 18))).toEqual([]);
  expect(doorsIn(planeWith(50, 40, 2, 18))).toEqual([]);
  expect(doorsIn(planeWith(50, 40, 2, 3))).toEqual([]);
});

it('lights the way in most at the head of the door, the roof over it not at all, and less where a lantern hangs', () => {
  const door = { left: 50, right: 58, top: 40, bottom: 58 };
  const roof = planeWith(0, 0, WIDTH, 36);
  const [dark, beside] = [newPlane(WIDTH, HEIGHT), newPlane(WIDTH, HEIGHT)];
  lightEntry(door, [], roof, dark);
  lightEntry(door, [[62, 44]], roof, beside);
  const at = (x: number, y: number): number => dark.data[y * WIDTH + x]!;
  expect(at(54, 41)).toBeGreaterThan(2 * at(54, 57));
  expect(at(54, 41)).toBeGreaterThan(3 * at(70, 41));
  expect(at(54, 33)).toBe(0);
  expect(beside.data[41 * WIDTH + 54]).toBeLessThan(0.7 * at(54, 41));
});
