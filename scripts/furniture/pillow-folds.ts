import type { Case } from './pillow-cloth.ts';

/** Turns of the iron that take out the solver's own noise, and those that flatten what is narrower than a hand. */
const CALM = 2;
const FLAT = 14;
/** How much deeper folds are drawn: squares of a finger's breadth take the crispness from real ones. */
const DEEPER = 0.7;
const MOST = 0.006;

const ironed = (at: Float64Array, { across, up }: Case, turns: number): Float64Array => {
  const down = (across + 1) * 3;
  let now = at;
  for (let t = 0; t < turns; t++) {
    const next = now.slice();
    for (let j = 0; j <= up; j++)
      for (let i = 0; i <= across; i++) {
        // The seam only along itself, or it draws in; its corners stay.
        const [x, y] = [i > 0 && i < across, j > 0 && j < up];
        if (!x && !y) continue;
        const [a, b] = [x ? 3 : down, y ? down : 3];
        for (let c = 0; c < 3; c++) {
          const o = j * down + i * 3 + c;
          next[o] = 0.5 * now[o]! + 0.125 * (now[o - a]! + now[o + a]! + now[o - b]! + now[o + b]!);
        }
      }
    now = next;
  }
  return now;
};

/** The front panel in rows, x y z, its folds deepened. */
export const frontOf = (one: Case): Float64Array => {
  const { at, panels } = one;
  const front = Float64Array.from(
    { length: panels[0].length * 3 },
    (_, k) => at[panels[0][(k / 3) | 0]! * 3 + (k % 3)]!,
  );
  const [calm, flat] = [ironed(front, one, CALM), ironed(front, one, FLAT)];
  return calm.map((v, o) => v + Math.max(-MOST, Math.min(MOST, DEEPER * (v - flat[o]!))));
};
