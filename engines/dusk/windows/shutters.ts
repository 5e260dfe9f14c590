import { linesIn } from '#engines/dusk/windows/doubts.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';

const ROWS = 40;
/** How much lighter the casing between board and glass is than the board, and the columns that it takes at least. */
const CASING = 0.25;
const CASED = 3;
/** Shares of the piece that a shutter takes. */
const LEAST = 0.08;
const MOST = 0.42;
/** A rail or a muntin across the glass is this much lighter or darker than the panes. */
const MUNTIN = 0.14;
/** In perspective it crosses the rows aslant, and shows less. */
const FAINT_MUNTIN = 0.07;
/** Faint level lines from which they are louvres. */
const LOUVRES = 4;
/** Share of the way from board to casing at which a place is of the casing's paint, and the share of glass that rails of it take at least and of a board at most. */
const PAINTED = 0.5;
const RAILED = 0.04;
const BARE = 0.01;
/** How far a column of a board is from its light, and the share of all before the casing that is board: beyond it stands the wall. */
const LIKE = 0.12;
const EVEN = 0.6;

/** The light of a frame's inside, row by row, as upright as the frame itself. */
const gridOf = (look: WindowLook, { corners: [a, b, c, d] }: Frame, columns: number): Float32Array => {
  const grid = new Float32Array(columns * ROWS);
  for (let j = 0; j < ROWS; j++) {
    const v = 0.16 + (0.68 * (j + 0.5)) / ROWS;
    for (let k = 0; k < columns; k++) {
      const u = (k + 0.5) / columns;
      const x = (a[0] + (b[0] - a[0]) * u) * (1 - v) + (d[0] + (c[0] - d[0]) * u) * v;
      const y = (a[1] + (b[1] - a[1]) * u) * (1 - v) + (d[1] + (c[1] - d[1]) * u) * v;
      const column = Math.min(look.width - 1, Math.max(0, Math.round(x)));
      const row = Math.min(look.height - 1, Math.max(0, Math.round(y)));
      grid[j * columns + k] = look.luma.data[row * look.width + column]!;
    }
  }
  return grid;
};

type Board = {
  /** Columns before the first casing; 0 where none stands at the distance of a shutter. */
  readonly to: number;
  /** The first of them that is board itself, not wall beside it. */
  readonly from: number;
  /** Luma from which a place is of the casing's paint. */
  readonly paint: number;
};
const NO_BOARD: Board = { to: 0, from: 0, paint: 1 };

/** The board at the beginning of a row of columns. */
const boardAt = (means: readonly number[]): Board => {
  const n = means.length;
  for (let to = Math.ceil(LEAST * n); to < MOST * n; to++) {
    const board = [...means.slice(0, to)].sort((p, q) => p - q)[to >> 1]!;
    const casing = Math.min(...means.slice(to, to + CASED));
    if (casing <= board + CASING) continue;
    let from = to - 1;
    while (from > 0 && Math.abs(means[from - 1]! - board) < LIKE) from--;
    return to - from < EVEN * to ? NO_BOARD : { to, from, paint: board + PAINTED * (casing - board) };
  }
  return NO_BOARD;
};

/** Means of the grid's columns, and of its rows between two of these. */
const columnsOf = (grid: ArrayLike<number>, n: number): number[] => {
  const means: number[] = [];
  for (let k = 0; k < n; k++) {
    let sum = 0;
    for (let j = 0; j < ROWS; j++) sum += grid[j * n + k]! / ROWS;
    means.push(sum);
  }
  return means;
};
const rowsOf = (grid: ArrayLike<number>, n: number, from: number, to: number): number[] => {
  const means: number[] = [];
  for (let j = 0; j < ROWS; j++) {
    let sum = 0;
    for (let k = from; k < to; k++) sum += grid[j * n + k]! / Math.max(1, to - from);
    means.push(sum);
  }
  return means;
};

/**
 * The same frame without the shutters that stand beside its glass: to a network a louvred board as high as the window is
 * a pane of it. Behind the casing the glass has rails or muntins across; a board has none.
 */
export const withoutShutters = (look: WindowLook, frame: Frame): Frame => {
  const [a, b, c, d] = frame.corners;
  const n = Math.max(8, Math.round((b[0] + c[0] - a[0] - d[0]) / 2));
  const grid = gridOf(look, frame, n);
  const means = columnsOf(grid, n);
  const linesBetween = (from: number, to: number, amplitude: number): number =>
    linesIn(rowsOf(grid, n, from, to), amplitude);
  const [left, right] = [boardAt(means), boardAt(means.toReversed())];
  const [first, last] = [left.to + CASED, n - right.to - CASED];
  const glass = linesBetween(first, last, FAINT_MUNTIN);
  const painted = (from: number, to: number, paint: number): number => {
    let count = 0;
    for (let j = 0; j < ROWS; j++) for (let k = from; k < to; k++) if (grid[j * n + k]! > paint) count++;
    return count / (ROWS * Math.max(1, to - from));
  };
  // A whole piece may be three sashes side by side: a sash has a rail or a few, however faint; a board none, or its louvres,
  // or one of its own colour where the glass has white ones.
  const isBoard = (from: number, to: number, paint: number): boolean => {
    if (linesBetween(from, to, MUNTIN) > 0) return false;
    const faint = frame.sure === undefined ? 0 : linesBetween(from, to, FAINT_MUNTIN);
    if (faint === 0 || faint >= LOUVRES) return true;
    return painted(from, to, paint) < BARE && painted(first, last, paint) > RAILED;
  };
  const cutLeft = left.to > 0 && glass > 0 && isBoard(left.from + 1, left.to - 1, left.paint) ? (left.to + 1) / n : 0;
  const cutRight =
    right.to > 0 && glass > 0 && isBoard(n - right.to + 1, n - right.from - 1, right.paint) ? (right.to + 1) / n : 0;
  if (cutLeft === 0 && cutRight === 0) return frame;
  const at = (p: readonly [number, number], q: readonly [number, number], t: number): readonly [number, number] => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  return { ...frame, corners: [at(a, b, cutLeft), at(a, b, 1 - cutRight), at(d, c, 1 - cutRight), at(d, c, cutLeft)] };
};
