import { expect, it } from 'vitest';
import { tube } from './shapes.ts';

it('carries a ring along a tube without wringing it where it leans over', () => {
  const around = 12;
  const { normals } = tube(
    Array.from(
      { length: 30 },
      (_, k) => [0.4 * Math.sin(k / 20), 0.4 * Math.cos(k / 20), 0.1 * Math.sin(k / 9)] as const,
    ),
    0.02,
    around,
  );
  for (let k = (around + 1) * 3; k < normals.length; k += 3) {
    const before = k - (around + 1) * 3;
    const dot =
      normals[k]! * normals[before]! + normals[k + 1]! * normals[before + 1]! + normals[k + 2]! * normals[before + 2]!;
    expect(dot).toBeGreaterThan(0.97);
  }
});
