/** Share of a row that a rail hides, and of the height from the foot and the head of a pane within which it ends the glass. */
const RAIL = 0.7;
const ENDS = 0.12;

/** Rows of the glass itself, as shares of the pane: a strip of light under the bottom rail is the sill. */
export const railsIn = (bar: (i: number) => number, uv: Float32Array): readonly [number, number] => {
  const ROWS = 60;
  const hidden = new Float32Array(ROWS);
  const counted = new Float32Array(ROWS);
  for (let i = 0; i * 2 < uv.length; i++) {
    const [u, v] = [uv[i * 2]!, uv[i * 2 + 1]!];
    if (u < 0.1 || u > 0.9 || v < 0 || v >= 1 || (v > ENDS && v < 1 - ENDS)) continue;
    hidden[Math.floor(v * ROWS)]! += bar(i);
    counted[Math.floor(v * ROWS)]!++;
  }
  const rail = (row: number): boolean => counted[row]! > 2 && hidden[row]! > RAIL * counted[row]!;
  let [from, to] = [0, 1];
  for (let row = 0; row < ENDS * ROWS; row++) {
    if (rail(row)) from = (row + 0.5) / ROWS;
    if (rail(ROWS - 1 - row)) to = (ROWS - row - 0.5) / ROWS;
  }
  return [from, to];
};
