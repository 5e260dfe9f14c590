import { expect, test } from 'vitest';
import { dimRooms, planRooms, standsBelow } from '#engines/dusk/lamps/room-plan.ts';
import type { Quad } from '#engines/dusk/parameters.ts';

const window = (left: number, wide: number, tall: number) => ({ left, right: left + wide, top: 0, bottom: tall });
/** A photo without light. */
const unlit = new Uint8Array(1000 * 800);
const row = Array.from({ length: 8 }, (_, i) => window(i * 100, i === 0 ? 90 : 40, i === 0 ? 90 : 50));

test('in a house of many rooms some are dim, never the largest and no slim glass beside a door', () => {
  const dims = [0, 1, 2, 3].map((seed) => [...dimRooms(row, seed)]);
  expect(dims.flat().sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const some of dims) expect(some.length).toBeLessThan(3);
  const slim = row.map(({ left }) => window(left, 15, 80));
  expect([0, 1, 2, 3].flatMap((seed) => [...dimRooms(slim, seed)])).toEqual([]);
});

test('small windows are lit or dark, not dim', () => {
  const small = row.map(({ left }) => window(left, 30, 30));
  expect([0, 1, 2, 3].flatMap((seed) => [...dimRooms(small, seed)])).toEqual([]);
});

test('a house of few rooms has them all lit', () => {
  expect(dimRooms(row.slice(0, 4), 1).size).toBe(0);
});

test('of two windows of one height the upper one is seen from below, however little wall lies between them', () => {
  const upper = { left: 10, right: 60, top: 20, bottom: 120 };
  expect(standsBelow({ ...upper, top: 130, bottom: 220 }, upper)).toBe(true);
  expect(standsBelow({ ...upper, top: 110, bottom: 210 }, upper)).toBe(false);
  // The pane at the foot of a window is no floor.
  expect(standsBelow({ ...upper, top: 125, bottom: 150 }, upper)).toBe(false);
});

test('a window that is switched off or drawn changes no room but its own', () => {
  const quad = (left: number, top: number): Quad => [
    [left, top],
    [left + 0.08, top],
    [left + 0.08, top + 0.1],
    [left, top + 0.1],
  ];
  const windows = [0, 1, 2, 3, 4, 5].map((n) => ({
    quad: quad(0.1 + 0.14 * n, n % 2 ? 0.3 : 0.6),
    group: n,
    lit: true,
  }));
  const rooms = planRooms(windows, 1000, 800, 7, unlit);
  expect(rooms).toHaveLength(6);
  const dark = windows.map((window, n) => (n === 2 ? { ...window, lit: false } : window));
  expect(planRooms(dark, 1000, 800, 7, unlit).map(({ glow }) => glow)).toEqual(
    rooms.filter((_, n) => n !== 2).map(({ glow }) => glow),
  );
  const drawn = [...windows, { quad: quad(0.02, 0.1), group: 1000, lit: true, drawn: true }];
  expect(
    planRooms(drawn, 1000, 800, 7, unlit)
      .slice(0, 6)
      .map(({ glow }) => glow),
  ).toEqual(rooms.map(({ glow }) => glow));
  // Nor do the slots of a door, however low they stand.
  const slots = [...windows, { quad: quad(0.02, 0.8), group: 4780, lit: true, slot: true }];
  const [last, ...others] = planRooms(slots, 1000, 800, 7, unlit).reverse();
  expect(last!.members[0]!.slot).toBe(true);
  expect(last!.glow.hall).toBe(true);
  expect(others.reverse().map(({ glow }) => glow)).toEqual(rooms.map(({ glow }) => glow));
});
