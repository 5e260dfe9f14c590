import { expect, test } from 'vitest';
import { savings } from './savings.ts';

test('five listings a month, the start of the slider', () => {
  const { monthlySpend, monthly, annual } = savings(5);
  expect(monthlySpend).toBe(9_325);
  expect(monthly).toBeCloseTo(6_527.5);
  expect(annual).toBeCloseTo(78_330);
});
