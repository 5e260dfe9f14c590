import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { isOpening } from '#engines/dusk/windows/openings.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const quadOf = (wide: number, tall: number): Quad => [
  [0.4, 0.4],
  [0.4 + wide, 0.4],
  [0.4 + wide, 0.4 + tall],
  [0.4, 0.4 + tall],
];
const glassOf = (chance: number): { parts: { glass: Plane; lamps: Plane } } => {
  const [glass, lamps] = [newPlane(40, 40), newPlane(40, 40)];
  glass.data.fill(chance);
  return { parts: { glass, lamps } };
};
const lookOf = (share: number) => ({ width: 40, height: 40, sky: new Float32Array(1600).fill(share) });

it('takes a carport in which the network sees little glass for none, and a pane of that size for one', () => {
  expect(isOpening(lookOf(0), quadOf(0.12, 0.12), glassOf(0.3))).toBe(true);
  expect(isOpening(lookOf(0), quadOf(0.12, 0.12), glassOf(0.5))).toBe(false);
});

it('leaves a small window that the network hardly sees, and all where one network looks', () => {
  expect(isOpening(lookOf(0), quadOf(0.04, 0.05), glassOf(0.1))).toBe(false);
  expect(isOpening(lookOf(0), quadOf(0.12, 0.12), {})).toBe(false);
});

it('takes no gap for a window through which the sky is seen', () => {
  expect(isOpening(lookOf(0.3), quadOf(0.04, 0.05), glassOf(0.9))).toBe(true);
});
