import { expect, it } from 'vitest';
import { FORK, KNIFE, NAPKIN } from './flatware.ts';

const sides = (positions: Float32Array) =>
  [0, 1, 2].map((a) => {
    const own = [...positions].filter((_, k) => k % 3 === a);
    return Math.max(...own) - Math.min(...own);
  });

it('lays a fork and a knife a hand long, a finger wide and flat', () => {
  for (const { positions } of [FORK, KNIFE]) {
    const [w, h, d] = sides(positions);
    expect(d).toBeGreaterThan(0.18);
    expect(d).toBeLessThan(0.24);
    expect(w).toBeGreaterThan(0.014);
    expect(w).toBeLessThan(0.026);
    expect(h).toBeLessThan(0.012);
  }
  expect(sides(NAPKIN.positions)[1]).toBeLessThan(0.004);
});
