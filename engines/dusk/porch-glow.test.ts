import { expect, test } from 'vitest';
import { glowUnderRoof, roofOver } from '#engines/dusk/porch-glow.ts';
import { newPlane } from '#engines/raster/raster.ts';

const box = { left: 40, right: 54, top: 40, bottom: 54 };
const window = { box, metres: 1.4, light: 1 };
/** A wall with a roof of six rows that ends `above` cells over the window. */
const house = (above: number, to = 100) => {
  const [roof, wall, spill] = [newPlane(100, 100), newPlane(100, 100), newPlane(100, 100)];
  wall.data.fill(1);
  for (let y = 34 - above; y < 40 - above; y++) roof.data.fill(1, y * 100, y * 100 + to);
  return { roof, wall, spill };
};

test('a porch throws the light of its window back onto the wall, most of it under the ceiling', () => {
  const { roof, wall, spill } = house(4);
  glowUnderRoof(window, roof, wall, spill);
  const at = (x: number, y: number) => spill.data[y * 100 + x]!;
  expect(at(47, 37)).toBeGreaterThan(0.2);
  expect(at(47, 37)).toBeGreaterThan(at(47, 58));
  expect(at(57, 45)).toBeGreaterThan(2 * at(70, 45));
  expect(spill.data.subarray(0, 35 * 100).every((v) => v === 0)).toBe(true);
});

test('no roof near the head of the window, or one over its corner alone, keeps nothing', () => {
  expect(roofOver(window, house(24).roof)).toBeUndefined();
  expect(roofOver(window, house(4, 44).roof)).toBeUndefined();
  expect(roofOver(window, house(4).roof)).toBe(35);
});
