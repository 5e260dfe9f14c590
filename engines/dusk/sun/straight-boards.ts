import { ease, quantile } from '#engines/raster/scalar.ts';

/** Cells to either side along a board whose middle tells its light, and the fewest that do. */
const ALONG = 14;
const FEWEST = 8;
/** Mean stops off that middle from which a row is ragged, and the stops from which a thing before the board is another one. */
const RAGGED = [0.06, 0.18] as const;
const ANOTHER = [2.4, 1.6] as const;

/** What is drawn along a row: stops of sun, red and blue, beside the light by day and how far each cell is no leaf, glass or sky. */
export type Boards = Readonly<Record<'sun' | 'warm' | 'cool' | 'light' | 'plain' | 'dappled', Float32Array>>;

/**
 * Draws what is left of spots on the boards over a dappled door to the middle along each row: shadows of leaves end within a cell that is half board and
 * half what lies below it, and the edge of a lintel was ragged. `even` is raised as far as it goes.
 */
export const straightenRow = (boards: Boards, even: Float32Array, from: number, to: number): void => {
  const { sun, warm, cool, light, plain, dappled } = boards;
  const own: number[] = [];
  for (let i = from; i <= to; i++) if (plain[i]! > 0.3 && dappled[i]! < 0.5) own.push(i);
  const left = own.map((i) => light[i]! - sun[i]!);
  const [red, blue] = [own.map((i) => warm[i]!), own.map((i) => cool[i]!)];
  own.forEach((i, k) => {
    const [a, b] = [Math.max(0, k - ALONG), Math.min(own.length, k + ALONG + 1)];
    if (b - a < FEWEST) return;
    const near = left.slice(a, b);
    const middle = quantile(near, 0.5);
    const rough = near.reduce((sum, v) => sum + Math.min(1, Math.abs(v - middle)), 0) / near.length;
    const off = left[k]! - middle;
    const drawn = ease(RAGGED[0], RAGGED[1], rough) * ease(ANOTHER[0], ANOTHER[1], Math.abs(off));
    if (drawn === 0) return;
    sun[i]! += drawn * off;
    warm[i]! += drawn * (quantile(red.slice(a, b), 0.5) - warm[i]!);
    cool[i]! += drawn * (quantile(blue.slice(a, b), 0.5) - cool[i]!);
    if (even[i]! < drawn) even[i] = drawn;
  });
};
