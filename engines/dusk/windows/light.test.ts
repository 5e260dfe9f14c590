import { expect, test } from 'vitest';
import { heldLight } from '#engines/dusk/windows/light.ts';

test('the brightest of a room is held under white, and dim light stays as it is', () => {
  expect(heldLight(0.05)).toBeCloseTo(0.05, 2);
  expect(heldLight(5)).toBeLessThan(1.12);
  expect(heldLight(2)).toBeGreaterThan(1.5 * heldLight(0.7));
});
