import { expect, it } from 'vitest';
import type { Geometry } from './geometry.ts';
import { makeOnRug } from './on-rug.ts';

/** A rug of two metres by one, turned by a quarter at (1, 4); the table's triangle is no rug. */
const geometryWith = (round: boolean): Geometry =>
  ({
    material: Uint16Array.of(0, 1),
    materials: [
      { kind: 'wood', colour: [0.3, 0.2, 0.1], width: 9, depth: 9 },
      { kind: 'rug', colour: [0.5, 0.5, 0.5], width: 2, depth: round ? 2 : 1, round },
    ],
    placement: Uint16Array.of(0, 1),
    placements: [
      { x: 1, y: 0, z: 4, cos: 1, sin: 0 },
      { x: 1, y: 0, z: 4, cos: 0, sin: 1 },
    ],
  }) as unknown as Geometry;

it('follows a rug that is turned', () => {
  const onRug = makeOnRug(geometryWith(false));
  expect(onRug(1.4, 4.9)).toBe(true);
  expect(onRug(1.9, 4.4)).toBe(false);
});

it('cuts the corners of a round one', () => {
  const onRug = makeOnRug(geometryWith(true));
  expect(onRug(1.9, 4)).toBe(true);
  expect(onRug(1.8, 4.8)).toBe(false);
});
