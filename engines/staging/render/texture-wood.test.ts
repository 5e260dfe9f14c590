import { expect, it } from 'vitest';
import { jointAt } from './texture-wood.ts';

it('spreads the joint of two boards over the pixel that shows it, and takes as much light from a far one', () => {
  const taken = (span: number) => {
    let sum = 0;
    for (let edge = -0.05; edge < 0.05; edge += 1e-4) sum += jointAt(Math.abs(edge), span) * 1e-4;
    return sum;
  };
  expect(jointAt(0, 0.001)).toBeGreaterThan(0.5);
  expect(jointAt(0.004, 0.001)).toBe(0);
  expect(jointAt(0.004, 0.01)).toBeGreaterThan(0.03);
  expect(taken(0.01) / taken(0.002)).toBeGreaterThan(0.6);
  expect(taken(0.01) / taken(0.002)).toBeLessThan(1.5);
});
