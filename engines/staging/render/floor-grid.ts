import type { Geometry } from './geometry.ts';

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

/** Height of the lowest thing above each cell of a part of the floor. */
export type Ground = {
  readonly x: number;
  readonly z: number;
  readonly cell: number;
  readonly across: number;
  readonly lowest: Float32Array;
};

/** Lowers the cells under a triangle to its height there. */
export const stamp = (
  { corners: C }: Geometry,
  k: number,
  { x, z, cell, across, lowest }: Ground,
  highest: number,
): void => {
  const along = lowest.length / across;
  const o = k * 9;
  const y = C[o + 1]!;
  const a = C[o + 4]!;
  const b = C[o + 7]!;
  if (y + Math.min(0, a, b) > highest) return;
  const ax = C[o + 3]! / cell;
  const az = C[o + 5]! / cell;
  const bx = C[o + 6]! / cell;
  const bz = C[o + 8]! / cell;
  const left = (C[o]! - x) / cell;
  const near = (C[o + 2]! - z) / cell;
  const steep = (0.25 * Math.max(Math.abs(a), Math.abs(b))) / cell;
  const long = Math.max(
    ax * ax + az * az,
    bx * bx + bz * bz,
    (ax - bx) * (ax - bx) + (az - bz) * (az - bz),
    steep * steep,
  );
  const n = Math.max(1, Math.min(800, Math.ceil(Math.sqrt(long) / 0.8)));
  for (let p = 0; p <= n; p++) {
    const u = p / n;
    for (let q = 0; q + p <= n; q++) {
      const v = q / n;
      const high = y + a * u + b * v;
      if (high > highest) continue;
      const i = Math.floor(left + ax * u + bx * v);
      const j = Math.floor(near + az * u + bz * v);
      if (i < 0 || j < 0 || i >= across || j >= along) continue;
      const at = j * across + i;
      if (high < lowest[at]!) lowest[at] = high;
    }
  }
};
