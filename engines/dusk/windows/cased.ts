import type { Quad } from '#engines/dusk/parameters.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** How many times as tall as wide a window is that may be taken with its casing: a sidelight of a door. */
const SLIM = 2.5;
/** Columns and rows in which it is looked at. */
const COLUMNS = 12;
const ROWS = 24;
/** How much lighter than its darkest column casing is, 0..1. */
const CASING = 0.15;
/** Change of light from row to row that is none, and the share of rows without one: a board is even, glass and blinds are not. */
const STEP = 0.04;
const EVEN = 0.85;
/** Columns of glass that are left at least. */
const GLASS = 3;

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

/** Whether light hardly changes from one row to the next, but for a nail or a shadow's edge. */
const isEven = (column: readonly number[]): boolean =>
  column.slice(1).filter((value, i) => Math.abs(value - column[i]!) < STEP).length >= EVEN * (ROWS - 1);

/** Parts of a quad from u0 to u1 of its width and from v0 downwards. */
const partOf = ([a, b, c, d]: Quad, u0: number, u1: number, v0: number): Quad => {
  const at = (u: number, v: number): readonly [number, number] => [
    (a[0] + (b[0] - a[0]) * u) * (1 - v) + (d[0] + (c[0] - d[0]) * u) * v,
    (a[1] + (b[1] - a[1]) * u) * (1 - v) + (d[1] + (c[1] - d[1]) * u) * v,
  ];
  return [at(u0, v0), at(u1, v0), at(u1, 1), at(u0, 1)];
};

/**
 * A slim window without the pale boards on its left, its right and above it, where it was taken with all three: lit with
 * them, casing and wall would glow as one sheet. Curtains and blinds have no such board above.
 */
export const withoutCasing = (quad: Quad, photo: Raster): Quad => {
  const [a, b, c, d] = quad;
  const wide = ((b[0] - a[0] + c[0] - d[0]) / 2) * photo.width;
  const tall = ((d[1] - a[1] + c[1] - b[1]) / 2) * photo.height;
  if (tall < SLIM * wide) return quad;
  const cells = cellsOf(quad, photo);
  const lights = cells.map(meanOf);
  const darkest = Math.min(...lights);
  const isBoard = (k: number): boolean => lights[k]! > darkest + CASING && isEven(cells[k]!);
  let left = 0;
  while (left < COLUMNS && isBoard(left)) left++;
  let right = COLUMNS;
  while (right > left && isBoard(right - 1)) right--;
  if (left === 0 || right === COLUMNS || right - left < GLASS) return quad;
  const rows = Array.from({ length: ROWS }, (_, j) => meanOf(cells.slice(left, right).map((column) => column[j]!)));
  const glass = Math.min(...rows) + CASING;
  const top = rows.findIndex((light) => light < glass);
  return top < 1 || top > ROWS / 2 ? quad : partOf(quad, left / COLUMNS, right / COLUMNS, top / ROWS);
};
