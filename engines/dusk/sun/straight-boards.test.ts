import { expect, it } from 'vitest';
import { straightenRow } from '#engines/dusk/sun/straight-boards.ts';

const N = 60;
const row = (value: (x: number) => number): Float32Array => Float32Array.from({ length: N }, (_, x) => value(x));

/** A row of boards with this much light left, the sun taken, and what `straightenRow` makes of it. */
const straightened = (left: (x: number) => number, dappled: (x: number) => number = () => 0) => {
  const sun = row(() => 1);
  const even = row(() => 0);
  const light = row((x) => left(x) + 1);
  const boards = {
    sun,
    light,
    warm: row(() => 0.1),
    cool: row(() => -0.2),
    plain: row(() => 1),
    dappled: row(dappled),
  };
  straightenRow(boards, even, 0, N - 1);
  return { left: light.map((v, x) => v - sun[x]!), even };
};

it('draws the ragged edge of a board to its middle', () => {
  const { left, even } = straightened((x) => (x % 5 === 0 ? -3.2 : -2));
  expect(left[20]).toBeCloseTo(-2, 1);
  expect(even[20]).toBeGreaterThan(0.9);
});

it('leaves a straight board, a post before it and the door below it', () => {
  expect(straightened((x) => (x === 30 ? -2.4 : -2)).left[30]).toBeCloseTo(-2.4);
  expect(straightened((x) => (x > 26 && x < 32 ? -5 : -2)).left[30]).toBeCloseTo(-5);
  const below = straightened(
    (x) => (x % 5 === 0 ? -3.2 : -2),
    () => 1,
  );
  expect(below.left[20]).toBeCloseTo(-3.2);
});
