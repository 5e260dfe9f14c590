import { expect, it } from 'vitest';
import { aboveFloor } from './face-light.ts';

it('takes light from upright faces towards the floor, and none from what looks up or is high', () => {
  expect(aboveFloor(0, 0)).toBeLessThan(0.7);
  expect(aboveFloor(0, 0.2)).toBeGreaterThan(aboveFloor(0, 0.05) + 0.1);
  expect(aboveFloor(0, 1.2)).toBeGreaterThan(0.99);
  expect(aboveFloor(-1, 0.1)).toBe(aboveFloor(0, 0.1));
  expect(aboveFloor(0.3, 0.1)).toBeGreaterThan(aboveFloor(0, 0.1));
  expect(aboveFloor(0.6, 0)).toBe(1);
});
