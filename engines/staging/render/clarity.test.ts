import { expect, it } from 'vitest';
import { toe } from './clarity.ts';

it('darkens what is nearly dark and leaves what is light', () => {
  expect(toe(0.01)).toBeLessThan(0.5);
  expect(toe(0.3)).toBeGreaterThan(0.95);
  expect(toe(1)).toBeCloseTo(1, 6);
});
