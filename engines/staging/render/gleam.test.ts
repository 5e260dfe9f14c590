import { expect, it } from 'vitest';
import { burnished, halfway, lacquer, satin } from './gleam.ts';

const lit = { vx: 0, vy: 0, vz: 1, g: 1 };

it('is whole where a face looks halfway between eye and light, and nothing behind', () => {
  expect(halfway(lit, 0, 0, -1, 0, 0, 1)).toBeCloseTo(1, 6);
  expect(halfway(lit, 0, -1, 0, 0, Math.SQRT1_2, Math.SQRT1_2)).toBeCloseTo(1, 6);
  expect(halfway(lit, 0, 0, -1, 0, 0, -1)).toBe(0);
});

it('keeps metal above black and below three times its light, brightest towards the window', () => {
  for (const up of [-1, 0, 1]) {
    expect(burnished(0, up)).toBeGreaterThan(0.2);
    expect(burnished(1, up)).toBeLessThan(3);
    expect(burnished(1, up)).toBeGreaterThan(burnished(0.8, up));
  }
  expect(lacquer(1)).toBeGreaterThan(3 * lacquer(0.9));
});

it('mirrors more of a room aslant than straight on, and less in a corner', () => {
  expect(satin(0.04, 1, 1)).toBeCloseTo(0.04, 6);
  expect(satin(0.04, 0.2, 1)).toBeGreaterThan(2 * satin(0.04, 1, 1));
  expect(satin(0.04, 1, 0.2)).toBeLessThan(0.6 * satin(0.04, 1, 1));
});
