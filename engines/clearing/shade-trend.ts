// A surface's broad shade: a quadratic over the picture, fitted to its visible cells.
const TERMS = 6;
/**
 * How much slope and curvature are held back, against the spread of what is seen (1/3 when it fills the picture): a
 * strip of floor at the door says little about the floor behind the sofa, and once turned it white.
 */
const TILTED = 0.05;
const CURVED = 0.25;
const basis = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y];

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

/** Weighted least squares, three rounds, each time trusting less what lies off; curvature is held back. */
export const fitTrend = (cells: readonly Cell[]): Float64Array[] => {
  const weights = cells.map((cell) => cell.weight);
  let trend: Float64Array[] = [];
  for (let round = 0; round < 4; round++) {
    const m = new Float64Array(TERMS * TERMS);
    const rights = [new Float64Array(TERMS), new Float64Array(TERMS), new Float64Array(TERMS)];
    let total = 0;
    for (const [n, cell] of cells.entries()) {
      const p = basis(cell.x, cell.y);
      const w = weights[n]!;
      total += w;
      for (let i = 0; i < TERMS; i++) {
        for (let j = 0; j < TERMS; j++) m[i * TERMS + j]! += w * p[i]! * p[j]!;
        for (let c = 0; c < 3; c++) rights[c]![i]! += w * p[i]! * cell.rgb[c]!;
      }
    }
    for (let i = 1; i < TERMS; i++) m[i * TERMS + i]! += total * (i > 2 ? CURVED : TILTED);
    trend = rights.map((right) => solve(m, right));
    if (round === 3) break;
    const off = cells.map((cell) => {
      const p = basis(cell.x, cell.y);
      return Math.hypot(...cell.rgb.map((v, c) => v - p.reduce((sum, t, i) => sum + t * trend[c]![i]!, 0)));
    });
    const middle = [...off].sort((a, b) => a - b)[off.length >> 1] ?? 1;
    const limit = Math.max(14, middle * 3);
    for (const [n, cell] of cells.entries()) weights[n] = cell.weight * Math.max(0, 1 - (off[n]! / limit) ** 2) ** 2;
  }
  for (const [n, cell] of cells.entries()) cell.weight = weights[n]!;
  return trend;
};

/** One channel of the trend at a place, -1..1 each way. */
export const trendAt = (channel: Float64Array, x: number, y: number): number =>
  basis(x, y).reduce((sum, t, i) => sum + t * channel[i]!, 0);

export const quantileOf = (cells: readonly Cell[], channel: number, share: number): number => {
  const sorted = cells
    .filter((cell) => cell.weight > 0)
    .map((cell) => cell.rgb[channel]!)
    .sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 128;
};
