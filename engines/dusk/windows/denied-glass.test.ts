import { expect, it } from 'vitest';
import type { Quad } from '#engines/dusk/parameters.ts';
import { isDenied, withSeen } from '#engines/dusk/windows/windows.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

const DOOR: Quad = [
  [0.4, 0.4],
  [0.6, 0.4],
  [0.6, 0.8],
  [0.4, 0.8],
];

const allOf = (chance: number): Plane => {
  const plane = newPlane(40, 40);
  plane.data.fill(chance);
  return plane;
};
const denied = (called: number, glass: number): boolean =>
  isDenied(DOOR, { pane: allOf(called), parts: { glass: allOf(glass), lamps: allOf(0) } });

it('takes no door for a window that one network calls glass and the other denies', () => {
  expect(denied(0.9, 0.1)).toBe(true);
});

it('leaves a window that both see, one that rules alone have found, and all where one network looks', () => {
  expect(denied(0.9, 0.6)).toBe(false);
  expect(denied(0.1, 0.1)).toBe(false);
  expect(isDenied(DOOR, { pane: allOf(0.9) })).toBe(false);
});

it('lets a doubted window yield to a pane that is seen in its upper part, and no other', () => {
  const upper: Quad = [DOOR[0], DOOR[1], [0.6, 0.5], [0.4, 0.5]];
  const windowOf = (id: string, quad: Quad, confidence: number) => ({ id, quad, confidence, group: 0 });
  const idsWith = (confidence: number): string[] =>
    withSeen([windowOf('told', DOOR, confidence)], [windowOf('seen', upper, 0.7)]).map(({ id }) => id);
  expect(idsWith(0.28)).toEqual(['seen']);
  expect(idsWith(0.5)).toEqual(['told', 'seen']);
});
