import { expect, test } from 'vitest';
import { poolOnGround } from '#engines/dusk/ground-pools.ts';
import { newPlane } from '#engines/raster/raster.ts';

const box = { left: 45, right: 57, top: 38, bottom: 48 };
/** A window over ground that begins `drop` cells below it. */
const pool = (drop: number) => {
  const [ground, spill] = [newPlane(100, 100), newPlane(100, 100)];
  ground.data.fill(1, (48 + drop) * 100);
  poolOnGround({ box, metres: 1.4, light: 1 }, ground, spill);
  return spill.data;
};

test('light out of a window lies on the ground before it and fades with the distance, never on the wall', () => {
  const light = pool(6);
  const at = (x: number, y: number) => light[y * 100 + x]!;
  expect(light.subarray(0, 54 * 100).every((v) => v === 0)).toBe(true);
  expect(at(51, 55)).toBeGreaterThan(0.05);
  expect(at(51, 55)).toBeGreaterThan(2 * at(51, 60));
  expect(at(51, 56)).toBeGreaterThan(2 * at(90, 56));
});

test('nothing falls where the ground lies a floor below', () => {
  expect(pool(40).every((v) => v === 0)).toBe(true);
});
