import { expect, test } from 'vitest';
import { usageLevel, usageShare } from './usage-warning.ts';

test('warns at 80 % and says when the limit is reached', () => {
  expect([7, 8, 9, 10, 12].map((used) => usageLevel(used, 10))).toEqual(['fine', 'near', 'near', 'reached', 'reached']);
});

test('no limit is never near', () => {
  expect(usageLevel(5_000, -1)).toBe('fine');
  expect(usageShare(5_000, -1)).toBe(0);
});
