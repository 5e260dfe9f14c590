import type { Cloth } from './cloth.ts';

/** Squares of a cover that hang at a corner. */
const CORNER = 26;

/** Points of a cloth along its sides and foot, `deep` squares in from its hem. */
const ringOf = ({ columns, rows }: Cloth, deep: number): number[] => {
  const [last, foot] = [columns - 1 - deep, rows - 1 - deep];
  const out: number[] = [];
  for (let j = 0; j < foot; j++) out.push(j * columns + deep);
  for (let i = deep; i < last; i++) out.push(foot * columns + i);
  for (let j = foot; j >= 0; j--) out.push(j * columns + last);
  return out;
};

/** Irons the hem round its corners, less the further in, so much that it waves and does not fray: a filled edge cannot crumple. */
export const ironHem = (cloth: Cloth, deep: number, times: number): void => {
  const { at } = cloth;
  for (let r = 0; r < deep; r++) {
    const ring = ringOf(cloth, r);
    for (let n = 0; n < times * (1 - r / deep); n++) {
      const from = ring.map((k) => [at[k * 3]!, at[k * 3 + 1]!, at[k * 3 + 2]!] as const);
      for (let q = 1; q < ring.length - 1; q++)
        for (const c of [0, 1, 2] as const)
          at[ring[q]! * 3 + c] = (2 * from[q]![c] + from[q - 1]![c] + from[q + 1]![c]) / 4;
    }
  }
};

/** Smooths what hangs at the corners of the foot, most at the hem: taken in by a tailor it has no crumples. */
export const pressCorners = (cloth: Cloth, times: number): void => {
  const { at, columns, rows } = cloth;
  for (let n = 0; n < times; n++) {
    const from = at.slice();
    for (let j = rows - CORNER; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const side = Math.min(i, columns - 1 - i);
        const [a, b] = [CORNER - side, CORNER - rows + 1 + j];
        if (a <= 1 || b <= 1) continue;
        const share = Math.min(1, (Math.min(a, b) / CORNER) * 2) * 0.6;
        const out = i < columns / 2 ? -1 : 1;
        const o = (j * columns + i) * 3;
        // Past the hem the neighbour round the corner counts.
        const beside = side ? o + out * 3 : o - columns * 3;
        const below = j + 1 < rows ? o + columns * 3 : o - out * 3;
        for (let c = 0; c < 3; c++) {
          const mean = (from[beside + c]! + from[o - out * 3 + c]! + from[below + c]! + from[o - columns * 3 + c]!) / 4;
          at[o + c] = from[o + c]! + (mean - from[o + c]!) * share;
        }
      }
  }
};

/** Brings the hem to one height all round, and what hangs above it with it: hands pull a cover until it hangs level. Above `from` nothing moves. */
export const levelHem = (cloth: Cloth, from: number, hem: number): void => {
  const { at, columns, rows } = cloth;
  const before = at.slice();
  for (let k = 0; k < columns * rows; k++) {
    const z = before[k * 3 + 2]!;
    if (z >= from) continue;
    const [i, j] = [k % columns, Math.floor(k / columns)];
    const [side, foot] = [Math.min(i, columns - 1 - i), rows - 1 - j];
    // Straight out to the hem; where a corner hangs, along the ray from the bed's corner.
    const reach = Math.max(0, Math.min(CORNER - side, CORNER - foot)) ? Math.max(CORNER - side, CORNER - foot) : 0;
    const grown = reach ? CORNER / reach : 0;
    const onSide = reach ? CORNER - side >= CORNER - foot : side < foot;
    const [a, b] = reach
      ? [
          Math.max(0, Math.round(CORNER - (CORNER - side) * grown)),
          Math.max(0, Math.round(CORNER - (CORNER - foot) * grown)),
        ]
      : onSide
        ? [0, foot]
        : [side, 0];
    const end = (rows - 1 - b) * columns + (i < columns / 2 ? a : columns - 1 - a);
    const low = before[end * 3 + 2]!;
    if (low >= from - 0.02) continue;
    at[k * 3 + 2] = from + ((z - from) * (hem - from)) / (low - from);
  }
};
