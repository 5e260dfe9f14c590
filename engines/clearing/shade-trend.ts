// A surface's broad shade: a quadratic over the picture, fitted to its visible cells.
const TERMS = 6;
/**
 * How much slope and curvature are held back, against the spread of what is seen (1/3 when it fills the picture): a
 * strip of floor at the door says little about the floor behind the sofa, and once turned it white.
 */
const TILTED = 0.05;
const CURVED = 0.25;
const basisInto = (p: Float64Array, x: number, y: number): void => {
  p[0] = 1;
  p[1] = x;
  p[2] = y;
  p[3] = x * x;
  p[4] = x * y;
  p[5] = y * y;
};

const solve = (matrix: Float64Array, right: Float64Array): Float64Array => {
  const m = Float64Array.from(matrix);
  const b = Float64Array.from(right);
  for (let i = 0; i < TERMS; i++) {
    const pivot = m[i * TERMS + i]! || 1e-9;
    for (let j = i + 1; j < TERMS; j++) {
      const f = m[j * TERMS + i]! / pivot;
      for (let k = i; k < TERMS; k++) m[j * TERMS + k]! -= f * m[i * TERMS + k]!;
      b[j]! -= f * b[i]!;
    }
  }
  for (let i = TERMS - 1; i >= 0; i--) {
    for (let k = i + 1; k < TERMS; k++) b[i]! -= m[i * TERMS + k]! * b[k]!;
    b[i]! /= m[i * TERMS + i]! || 1e-9;
  }
  return b;
};

export type Cell = { readonly x: number; readonly y: number; readonly rgb: readonly number[]; weight: number };

/** Distance of a cell's colour from the trend there. */
export const offTrend = (trend: readonly Float64Array[], { x, y, rgb }: Cell): number => {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += (rgb[c]! - trendAt(trend[c]!, x, y)) ** 2;
  return Math.sqrt(sum);
};

/** Weighted least squares, three rounds, each time trusting less what lies off; curvature is held back. */
export const fitTrend = (cells: readonly Cell[]): Float64Array[] => {
  const weights = Float64Array.from(cells, (cell) => cell.weight);
  const off = new Float64Array(cells.length);
  const p = new Float64Array(TERMS);
  let trend: Float64Array[] = [];
  for (let round = 0; round < 4; round++) {
    const m = new Float64Array(TERMS * TERMS);
    const rights = [new Float64Array(TERMS), new Float64Array(TERMS), new Float64Array(TERMS)] as const;
    let total = 0;
    for (let n = 0; n < cells.length; n++) {
      const { x, y, rgb } = cells[n]!;
      basisInto(p, x, y);
      const w = weights[n]!;
      total += w;
      for (let i = 0; i < TERMS; i++) {
        const wp = w * p[i]!;
        for (let j = 0; j < TERMS; j++) m[i * TERMS + j]! += wp * p[j]!;
        rights[0][i]! += wp * rgb[0]!;
        rights[1][i]! += wp * rgb[1]!;
        rights[2][i]! += wp * rgb[2]!;
      }
    }
    for (let i = 1; i < TERMS; i++) m[i * TERMS + i]! += total * (i > 2 ? CURVED : TILTED);
    trend = rights.map((right) => solve(m, right));
    if (round === 3) break;
    for (let n = 0; n < cells.length; n++) off[n] = offTrend(trend, cells[n]!);
    const middle = off.slice().sort()[off.length >> 1] ?? 1;
    const limit = Math.max(14, middle * 3);
    for (let n = 0; n < cells.length; n++) weights[n] = cells[n]!.weight * Math.max(0, 1 - (off[n]! / limit) ** 2) ** 2;
  }
  for (let n = 0; n < cells.length; n++) cells[n]!.weight = weights[n]!;
  return trend;
};

/** One channel of the trend at a place, -1..1 each way. */
export const trendAt = (channel: Float64Array, x: number, y: number): number =>
  channel[0]! + channel[1]! * x + channel[2]! * y + channel[3]! * x * x + channel[4]! * x * y + channel[5]! * y * y;

export const quantileOf = (cells: readonly Cell[], channel: number, share: number): number => {
  const sorted = Float32Array.from(
    cells.filter((cell) => cell.weight > 0),
    (cell) => cell.rgb[channel]!,
  ).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 128;
};
