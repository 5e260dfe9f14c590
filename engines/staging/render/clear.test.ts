import { expect, it } from 'vitest';
import { clearLight, clearMask, taken } from './clear.ts';

const count = (mask: number) => mask.toString(2).replaceAll('0', '').length;

it("takes few of a pixel's samples straight on and half of them edge-on, others before than behind", () => {
  for (const facing of [0.9, 0.3, 0.1]) {
    expect(count(clearMask(facing))).toBe(taken(facing));
    expect(clearMask(facing) & clearMask(-facing)).toBe(0);
  }
  expect(count(clearMask(0.9))).toBe(1);
  expect(count(clearMask(0.1))).toBe(4);
});

it('gathers what a wall mirrors into its samples, windows only straight on', () => {
  expect(clearLight(0.9, 0.5, 3)).toBeGreaterThan(2 * clearLight(0.9, 0.5, 0.5));
  expect(clearLight(0.1, 0.5, 4)).toBeLessThan(1);
  expect(clearLight(0.9, 0.5, 0)).toBeLessThan(0.5);
});
