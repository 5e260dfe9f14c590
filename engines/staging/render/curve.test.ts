import { expect, it } from 'vitest';
import { exposed, exposedPale } from './curve.ts';

it('leaves no side in the dark, and lifts what is half lit', () => {
  expect(exposed(0)).toBeGreaterThan(0.03);
  expect(exposed(0)).toBeLessThan(0.08);
  expect(exposed(0.35)).toBeCloseTo(0.45, 2);
  expect(exposedPale(0.35)).toBeCloseTo(0.48, 2);
});

it.each([exposed, exposedPale])('never shows more light as less, nor as a step', (curve) => {
  for (let share = 0; share < 2; share += 0.005) {
    const more = curve(share + 0.005) - curve(share);
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThan(0.02);
  }
});
