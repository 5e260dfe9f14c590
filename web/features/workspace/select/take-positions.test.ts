import { expect, test } from 'vitest';
import { takePositions } from './take-positions.ts';

test('photos follow the listing’s own, and those that are still on their way', () => {
  const there = [{ position: 3 }, { position: 7 }];
  expect(takePositions('elm', there, 2)).toBe(8);
  expect(takePositions('elm', there, 5)).toBe(10);
  expect(takePositions('elm', [{ position: 20 }], 1)).toBe(21);
  expect(takePositions('oak', [], 1)).toBe(1);
});
