/** Share of a row that a rail hides, and of the height from the foot and the head of a pane within which it ends the glass. */
const RAIL = 0.7;
const ENDS = 0.12;
/** And from the foot where no other rail crosses the glass: sashes meet near the middle and muntins are many, so a lone one so low is the sill before the frame's foot. */
const LONE = 0.2;
/** Share of a row from which a bar crosses it at all: a muntin of one pixel lies across two rows. */
const CROSSES = 0.25;
/** Height of what is under it against its width, from which that may be a pane: the lowest one of a slim window is as high as wide. */
const FLAT = 0.4;

const ROWS = 60;

/** Rows of the glass itself, as shares of the pane: a strip of light under the bottom rail is the sill. A rail may lie a little higher in one half than in the other. */
export const railsIn = (
  bar: (i: number) => number,
  uv: Float32Array,
  /** Height of the pane against its width. */
  slim: number,
): readonly [number, number] => {
  const hidden = [new Float32Array(ROWS), new Float32Array(ROWS)] as const;
  const counted = [new Float32Array(ROWS), new Float32Array(ROWS)] as const;
  for (let i = 0; i * 2 < uv.length; i++) {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (u < 0.1 || u > 0.9 || v < 0 || v >= 1) continue;
    const half = u < 0.5 ? 0 : 1;
    hidden[half][Math.floor(v * ROWS)]! += bar(i);
    counted[half][Math.floor(v * ROWS)]!++;
  }
  const isRail = (row: number, halves: readonly (0 | 1)[], share = RAIL): boolean => {
    const sum = (of: typeof hidden): number => halves.reduce<number>((all, half) => all + of[half][row]!, 0);
    return sum(counted) > 2 && sum(hidden) > share * sum(counted);
  };
  /** Rows from an end to the innermost that a rail hides in one half, or in both together. */
  const deepest = (rowOf: (n: number) => number, rows: number, halves: readonly (0 | 1)[]): number => {
    let last = -1;
    for (let n = 0; n < rows; n++) if (isRail(rowOf(n), halves)) last = n;
    return last;
  };
  const inside = (rowOf: (n: number) => number, share: number): number => {
    const [left, right] = [0, 1].map((half) => deepest(rowOf, share * ROWS, [half as 0 | 1])) as [number, number];
    const both = left < 0 || right < 0 ? -1 : Math.max(left, right);
    return Math.max(both, deepest(rowOf, share * ROWS, [0, 1]));
  };
  let lone = true;
  for (let row = Math.ceil(ENDS * ROWS); row < (1 - LONE) * ROWS; row++)
    if (isRail(row, [0], CROSSES) || isRail(row, [1], CROSSES)) lone = false;
  const ends = lone ? Math.max(ENDS, Math.min(LONE, FLAT / slim)) : ENDS;
  const [head, foot] = [inside((n) => n, ENDS), inside((n) => ROWS - 1 - n, ends)];
  return [head < 0 ? 0 : (head + 0.5) / ROWS, foot < 0 ? 1 : 1 - (foot + 0.5) / ROWS];
};
