import { expect, it } from 'vitest';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import { isBoard, withBanks, withoutOpenings } from '#engines/dusk/windows/rules.ts';

const windowAt = (left: number, score: number, asOpening: number, wide = 40): Glass => ({
  corners: [
    [left, 100],
    [left + wide, 100],
    [left + wide, 130],
    [left, 130],
  ],
  left,
  right: left + wide,
  top: 100,
  bottom: 130,
  support: 0.95,
  bright: false,
  sure: 0.1,
  score,
  depth: 0.4,
  asOpening,
});

it('trusts a window at the corner of a house that has its twin further in', () => {
  const [corner] = withoutOpenings([windowAt(300, 0.25, 0.25), windowAt(200, 1, 1)]);
  expect(corner!.score).toBeCloseTo(1);
});

it('still doubts what stands at the corner alone, or beside a window of another size', () => {
  expect(withoutOpenings([windowAt(300, 0.25, 0.25)])[0]!.score).toBe(0.25);
  expect(withoutOpenings([windowAt(300, 0.25, 0.25), windowAt(200, 1, 1, 25)])[0]!.score).toBe(0.25);
});

it('takes a strip beside a wider window for a shutter, and for a sash where it is most of glass and more than half as wide', () => {
  const window = { ...windowAt(100, 1, 1, 50), bottom: 210 };
  const strip = (wide: number, sure: number): Glass => ({ ...windowAt(100 - 4 - wide, 1, 1, wide), bottom: 210, sure });
  expect(isBoard(strip(30, 0.7), [window])).toBe(false);
  expect(isBoard(strip(30, 0.2), [window])).toBe(true);
  expect(isBoard(strip(20, 0.7), [window])).toBe(true);
});

it('takes a strip that mirrors the sky as its window does for a sash, and a blue board for a board', () => {
  const window = { ...windowAt(100, 1, 1, 60), bottom: 210, blue: 0.06 };
  const strip = (blue: number, bluer: number): Glass => ({ ...windowAt(76, 1, 1, 20), bottom: 210, blue, bluer });
  expect(isBoard(strip(0.08, 0.2), [window])).toBe(false);
  expect(isBoard(strip(0.08, 0.02), [window])).toBe(true);
  expect(isBoard(strip(0.2, 0.3), [window])).toBe(true);
});

it('gives a doubted pane the word of the one beside it in a bank, and none to a window of another row or behind a wall', () => {
  const scoreOf = (left: number, wide?: number): number =>
    withBanks([windowAt(left, 0.1, 1, wide), windowAt(200, 1, 1)])[0]!.score;
  expect(scoreOf(244)).toBeCloseTo(0.8);
  expect(scoreOf(156)).toBeCloseTo(0.8);
  expect(scoreOf(260)).toBe(0.1);
  expect(scoreOf(244, 12)).toBe(0.1);
  const lower = {
    ...windowAt(244, 0.1, 1),
    corners: windowAt(244, 0.1, 1).corners.map(([x, y]) => [x, y + 8]),
  } as never as Glass;
  expect(withBanks([lower, windowAt(200, 1, 1)])[0]!.score).toBe(0.1);
});
