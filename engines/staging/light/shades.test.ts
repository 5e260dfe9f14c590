import { expect, it } from 'vitest';
import { lampLight, shadeGlow } from './shades.ts';

/** A shade of 30 cm, its foot at 1 m. */
const lamp = Float32Array.from([0, 0, 1, 1.2, 0.15]);

it('lights a wall behind it modestly, most near it, nothing that faces away', () => {
  const onWall = (x: number, y: number) => lampLight(lamp, 0, x, y, 0.3, 0, 0, -1);
  expect(onWall(0, 1.1)).toBeGreaterThan(0.1);
  expect(onWall(0, 1.1)).toBeLessThan(0.35);
  expect(onWall(0.9, 1.1)).toBeLessThan(0.4 * onWall(0, 1.1));
  expect(lampLight(lamp, 0, 0, 1.1, 0.3, 0, 0, 1)).toBe(0);
  expect(lampLight(new Float32Array(1), 0, 0, 1, 0, 0, 1, 0)).toBe(0);
});

it('shines most in the lower middle of its shade', () => {
  const at = (y: number, facing = 1) => shadeGlow(lamp, 0.15, y, 0, facing);
  expect(at(1.08)).toBeGreaterThan(at(1.19));
  expect(at(1.08)).toBeGreaterThan(at(1.0));
  expect(at(1.08)).toBeGreaterThan(at(1.08, 0.2));
});
