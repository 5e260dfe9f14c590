import { expect, it } from 'vitest';
import type { Material } from './material.ts';
import { newLook, textureAt } from './texture.ts';

const cord: Material = { kind: 'linen', colour: [0.5, 0.4, 0.3], second: [0.2, 0.15, 0.1], pattern: 7 };
const at = (x: number, z: number) => {
  const look = newLook();
  textureAt(cord, x, 0.45, z, 0.001, false, look);
  return look;
};

it('lays the cords of a seat across the rail they are wound on', () => {
  expect(at(0.013, 0.2).bz).toBe(0);
  expect(Math.abs(at(0.013, 0.2).bx)).toBeGreaterThan(0.05);
  expect(at(0.2, 0.013).bx).toBe(0);
  expect(Math.abs(at(0.2, 0.013).bz)).toBeGreaterThan(0.05);
});
