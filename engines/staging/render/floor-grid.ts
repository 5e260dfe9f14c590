/** Half of the square that must be filled for a thing to be broad, cells; at a straight edge half of it is. */
const BROAD = 8;

/** Share of the cells about each that are set, by running sums along and across. */
export const filledShare = (data: Float32Array, across: number): Float32Array => {
  const rows = data.length / across;
  const mean = (from: Float32Array, to: Float32Array, start: number, step: number, count: number) => {
    let sum = 0;
    for (let i = -BROAD; i < count; i++) {
      if (i + BROAD < count) sum += from[start + (i + BROAD) * step]!;
      if (i - BROAD > 0) sum -= from[start + (i - BROAD - 1) * step]!;
      if (i >= 0) to[start + i * step] = sum / (2 * BROAD + 1);
    }
  };
  const middle = new Float32Array(data.length);
  const out = new Float32Array(data.length);
  for (let j = 0; j < rows; j++) mean(data, middle, j * across, 1, across);
  for (let i = 0; i < across; i++) mean(middle, out, i, across, rows);
  return out;
};

/** Cells to the nearest zero, by two sweeps (right to 8 %). */
export const distances = (data: Float32Array, across: number): void => {
  const near = (i: number, j: number, step: number) => {
    if (data[j]! + step < data[i]!) data[i] = data[j]! + step;
  };
  const n = data.length;
  for (let i = 0; i < n; i++) {
    const x = i % across;
    if (x > 0) near(i, i - 1, 1);
    if (i < across) continue;
    near(i, i - across, 1);
    if (x > 0) near(i, i - across - 1, Math.SQRT2);
    if (x + 1 < across) near(i, i - across + 1, Math.SQRT2);
  }
  for (let i = n - 1; i >= 0; i--) {
    const x = i % across;
    if (x + 1 < across) near(i, i + 1, 1);
    if (i + across >= n) continue;
    near(i, i + across, 1);
    if (x + 1 < across) near(i, i + across + 1, Math.SQRT2);
    if (x > 0) near(i, i + across - 1, Math.SQRT2);
  }
};

/** Evens out the steps in which cells follow an edge that runs aslant: the shadow beside a rug had teeth. */
export const soften = (data: Float32Array, across: number, rounds: number): void => {
  for (let round = 0; round < rounds; round++) {
    for (const step of [1, across]) {
      const from = data.slice();
      for (let i = step; i < data.length - step; i++)
        data[i] = 0.5 * from[i]! + 0.25 * (from[i - step]! + from[i + step]!);
    }
  }
};
