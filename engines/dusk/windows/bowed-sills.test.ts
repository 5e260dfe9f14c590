import { expect, it } from 'vitest';
import { bowedSill } from '#engines/dusk/windows/bowed-sills.ts';

const [WIDE, TALL] = [120, 110];
const LEVELS = { frame: 0.85, glass: 0.15, lightest: 0.9 };

/** Dark glass over a white sill of three rows with wall below; rows from the foot of the window at which the sill begins, by column. */
const windowWith = (rowsUp: (x: number) => number) => {
  const luma = new Uint8Array(WIDE * TALL).fill(38);
  const uv = new Float32Array(WIDE * TALL * 2);
  for (let y = 0, i = 0; y < TALL; y++)
    for (let x = 0; x < WIDE; x++, i++) {
      uv[i * 2] = (x + 0.5) / WIDE;
      uv[i * 2 + 1] = (y + 0.5) / 100;
      const sill = 100 - rowsUp(x);
      if (y >= sill && y < sill + 3) luma[i] = 217;
      else if (y >= sill + 3) luma[i] = 110;
      if (x % 40 < 12) luma[i] = 217;
    }
  return bowedSill({ width: WIDE, height: TALL, luma, warm: new Uint8Array(luma.length).fill(128) }, uv, LEVELS);
};

it('ends the glass of a bay where its sill runs, higher at the side that bends away', () => {
  const ends = windowWith((x) => Math.round(7 - x / 20))!;
  expect(ends[20]!).toBeCloseTo(0.94, 1);
  expect(ends[20]!).toBeLessThan(0.95);
  expect(ends[110]!).toBeGreaterThan(0.965);
});

it('tells nothing where few columns have one: a white thing stands behind the glass', () => {
  expect(windowWith((x) => (x > 20 && x < 40 ? 6 : -20))).toBeUndefined();
});
