import { describe, expect, it } from 'vitest';
import { creaseAt } from './creases.ts';

const at = (u: number, v: number, span: number) => {
  const out = { across: 0, along: 0, hollow: 0 };
  creaseAt(u, v, span, out);
  return out;
};
const slopes = (span: number) =>
  Array.from({ length: 900 }, (_, k) => Math.abs(at((k % 30) * 0.031, Math.floor(k / 30) * 0.031, span).across));
const mean = (values: readonly number[]) => values.reduce((a, v) => a + v, 0) / values.length;

describe('creases of cotton', () => {
  it('repeat without a seam', () => {
    const [one, next] = [at(0.2, 0.3, 0.002), at(1.224, -0.724, 0.002)];
    expect(next.across).toBeCloseTo(one.across, 6);
    expect(next.hollow).toBeCloseTo(one.hollow, 6);
  });
  it('are steep enough to see at hand and calmer across a room', () => {
    const [near, far] = [mean(slopes(0.002)), mean(slopes(0.012))];
    expect(near).toBeGreaterThan(0.03);
    expect(far).toBeLessThan(near);
    expect(far).toBeGreaterThan(near * 0.3);
  });
});
