import type { Quad } from '#engines/dusk/parameters.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** Columns and rows in which it is looked at. */
const COLUMNS = 12;
const ROWS = 24;
/** Change of light from row to row that is none, and the share of rows without one: a board is even, glass and blinds are not. */
const STEP = 0.04;
const EVEN = 0.85;

/** Light from which a column is white paint, how much lighter than the darkest glass it is, columns of it that are even at least and that it has at least and at most; the one before may be the edge of a shutter. */
const WHITE = 0.74;
const PAINT = 0.3;
const EVEN_COLUMNS = 2;
const REVEAL = [3, COLUMNS / 2] as const;

type Cells = readonly (readonly number[])[];

/** Light of a quad by columns, each from top to bottom, 0..1. */
const cellsOf = ([a, b, c, d]: Quad, { data, width, height }: Raster): Cells =>
  Array.from({ length: COLUMNS }, (_, k) => {
    const u = (k + 0.5) / COLUMNS;
    return Array.from({ length: ROWS }, (_, j) => {
      const v = (j + 0.5) / ROWS;
      const x = (a[0] + (b[0] - a[0]) * u) * (1 - v) + (d[0] + (c[0] - d[0]) * u) * v;
      const y = (a[1] + (b[1] - a[1]) * u) * (1 - v) + (d[1] + (c[1] - d[1]) * u) * v;
      const p = 3 * (Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width)));
      return (0.3 * data[p]! + 0.59 * data[p + 1]! + 0.11 * data[p + 2]!) / 255;
    });
  });

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean light of each row. */
const rowsOf = (cells: Cells): number[] =>
  Array.from({ length: ROWS }, (_, j) => meanOf(cells.map((column) => column[j]!)));

/** Whether light hardly changes from one row to the next, but for a nail or a shadow's edge. */
const isEven = (column: readonly number[]): boolean =>
  column.slice(1).filter((value, i) => Math.abs(value - column[i]!) < STEP).length >= EVEN * (ROWS - 1);

/** Part of a quad from u0 to u1 of its width and from v0 to v1 of its height. */
const partOf = ([a, b, c, d]: Quad, u0: number, u1: number, v0: number, v1: number): Quad => {
  const at = (u: number, v: number): readonly [number, number] => [
    (a[0] + (b[0] - a[0]) * u) * (1 - v) + (d[0] + (c[0] - d[0]) * u) * v,
    (a[1] + (b[1] - a[1]) * u) * (1 - v) + (d[1] + (c[1] - d[1]) * u) * v,
  ];
  return [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
};

/** Columns from its outer side that the white board takes with which a window begins, or none. */
const revealOf = (cells: Cells): number => {
  const lights = cells.map(meanOf);
  const paint = Math.min(...lights) + PAINT;
  const first = lights[0]! > paint && lights[0]! > WHITE ? 0 : 1;
  const end = lights.findIndex((light, k) => k >= first && light < paint);
  const even = cells.slice(first, end).filter((column, k) => lights[first + k]! > WHITE && isEven(column)).length;
  return end - first >= REVEAL[0] && end <= REVEAL[1] && even >= EVEN_COLUMNS ? end : 0;
};

/** A window without the white board on one side of it: seen aslant, the other side of its casing hides behind a shutter, and this one would glow as glass. */
export const withoutReveal = (quad: Quad, photo: Raster): Quad => {
  const cells = cellsOf(quad, photo);
  const [left, right] = [revealOf(cells), revealOf([...cells].reverse())];
  if (left > 0 === right > 0) return quad;
  const rows = rowsOf(cells.slice(left, COLUMNS - right));
  const paint = Math.min(...rows) + PAINT;
  const [top, bottom] = [rows.findIndex((light) => light < paint), rows.findLastIndex((light) => light < paint) + 1];
  return partOf(quad, left / COLUMNS, 1 - right / COLUMNS, top / ROWS, bottom / ROWS);
};
