import { expect, it } from 'vitest';
import { cutOf } from './cut.ts';
import { welt } from './welt.ts';

const filling = { crown: 0.05, bow: 0.015, slack: 0.006, seed: 3 };

it('lies along the whole seam of its cushion and closes on itself', () => {
  const { positions, shade } = welt(0.7, 0.18, 0.6, filling, 0.005);
  const { seamY } = cutOf(0.7, 0.18, 0.6, filling);
  const reach = [0, 0, 0];
  for (let k = 0; k < positions.length; k += 3) {
    expect(Math.abs(positions[k + 1]! - seamY)).toBeLessThan(0.02);
    for (const a of [0, 2]) reach[a] = Math.max(reach[a]!, Math.abs(positions[k + a]!));
  }
  expect(reach[0]).toBeGreaterThan(0.345);
  expect(reach[2]).toBeGreaterThan(0.295);
  const ring = 9 * 3;
  const middle = (from: number, axis: number) => {
    let sum = 0;
    for (let k = 0; k < ring - 3; k += 3) sum += positions[from + k + axis]!;
    return sum / 8;
  };
  for (const axis of [0, 1, 2]) expect(middle(0, axis)).toBeCloseTo(middle(positions.length - ring, axis), 3);
  expect(Math.max(...shade!)).toBeGreaterThan(Math.min(...shade!));
});
