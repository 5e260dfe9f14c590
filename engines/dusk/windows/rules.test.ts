import { expect, it } from 'vitest';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import { withoutOpenings } from '#engines/dusk/windows/rules.ts';

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
