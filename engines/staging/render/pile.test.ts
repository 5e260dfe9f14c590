import { expect, it } from 'vitest';
import type { Material } from './material.ts';
import { makePile } from './pile.ts';
import type { Bench } from './surface.ts';

/** What is clear of tufts half as tall as they get, on a rug two metres wide, three metres before the camera. */
const clearAt = (round: boolean, x: number, z: number): number => {
  const material: Material = { kind: 'rug', colour: [0.5, 0.5, 0.5], width: 2, depth: 2, round };
  const point = { x, y: 0.01, z: z + 3, placement: 0, material };
  const geometry = {
    material: Uint16Array.of(0),
    materials: [material],
    placement: Uint16Array.of(0),
    placements: [{ x: 0, y: 0, z: 3, cos: 1, sin: 0 }],
  };
  const job = { geometry, tufts: Uint8Array.of(128), pile: 0.02 };
  return makePile({ job, point } as unknown as Bench).clearOf(0);
};

it('buries the edge of a rug and leaves the rest', () => {
  expect(clearAt(false, 0, 0)).toBe(1);
  expect(clearAt(false, 0.8, -0.8)).toBe(1);
  expect(clearAt(false, 0, -0.999)).toBe(0);
});

it('follows a round one', () => {
  expect(clearAt(true, 0, 0)).toBe(1);
  expect(clearAt(true, 0.706, -0.706)).toBe(0);
  expect(clearAt(true, 0.6, -0.6)).toBe(1);
});
