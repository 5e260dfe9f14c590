import { expect, it } from 'vitest';
import { turningOf } from '#engines/dusk/evening/hues.ts';

it('turns olive leaves green, and neither those of autumn nor blossom', () => {
  expect(turningOf(0.1, -1.4)).toBeGreaterThan(0.8);
  expect(turningOf(0.64, -1.4)).toBe(0);
  expect(turningOf(2, -1.4)).toBe(0);
  expect(turningOf(0.4, 0.5)).toBe(0);
});
