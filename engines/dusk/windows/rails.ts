/** Share of a row that a rail hides, and of the height from the foot and the head of a pane within which it ends the glass. */
const RAIL = 0.7;
const ENDS = 0.12;

const ROWS = 60;

/** Rows of the glass itself, as shares of the pane: a strip of light under the bottom rail is the sill. A rail may lie a little higher in one half than in the other. */
export const railsIn = (bar: (i: number) => number, uv: Float32Array): readonly [number, number] => {
  const hidden = [new Float32Array(ROWS), new Float32Array(ROWS)] as const;
  const counted = [new Float32Array(ROWS), new Float32Array(ROWS)] as const;
  for (let i = 0; i * 2 < uv.length; i++) {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (u < 0.1 || u > 0.9 || v < 0 || v >= 1 || (v > ENDS && v < 1 - ENDS)) continue;
    const half = u < 0.5 ? 0 : 1;
    hidden[half][Math.floor(v * ROWS)]! += bar(i);
    counted[half][Math.floor(v * ROWS)]!++;
  }
  /** Rows from an end to the innermost that a rail hides in one half, or in both together. */
  const deepest = (rowOf: (n: number) => number, halves: readonly (0 | 1)[]): number => {
    let last = -1;
    for (let n = 0; n < ENDS * ROWS; n++) {
      const sum = (of: typeof hidden): number => halves.reduce<number>((all, half) => all + of[half][rowOf(n)]!, 0);
      if (sum(counted) > 2 && sum(hidden) > RAIL * sum(counted)) last = n;
    }
    return last;
  };
  const inside = (rowOf: (n: number) => number): number => {
    const [left, right] = [deepest(rowOf, [0]), deepest(rowOf, [1])];
    const both = left < 0 || right < 0 ? -1 : Math.max(left, right);
    return Math.max(both, deepest(rowOf, [0, 1]));
  };
  const [head, foot] = [inside((n) => n), inside((n) => ROWS - 1 - n)];
  return [head < 0 ? 0 : (head + 0.5) / ROWS, foot < 0 ? 1 : 1 - (foot + 0.5) / ROWS];
};
