import type { Quad } from '#engines/dusk/parameters.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

const chanceAt = (data: Float32Array, width: number, height: number, x: number, y: number): number => {
  const px = Math.min(width - 1.001, Math.max(0, x * width - 0.5));
  const py = Math.min(height - 1.001, Math.max(0, y * height - 0.5));
  const i = Math.floor(py) * width + Math.floor(px);
  const a = px - Math.floor(px);
  const b = py - Math.floor(py);
  const above = data[i]! + (data[i + 1]! - data[i]!) * a;
  const below = data[i + width]! + (data[i + width + 1]! - data[i + width]!) * a;
  return above + (below - above) * b;
};

/** Rows and columns in which the chance of glass of one quad is read. */
const LINES = 24;

/** Between two sure lines all is sure: a pane in doubt amid others is lit with them. */
const fillDips = (lines: Float32Array): void => {
  const after = Float32Array.from(lines);
  for (let i = LINES - 2; i >= 0; i--) after[i] = Math.max(after[i]!, after[i + 1]!);
  for (let i = 0, before = 0; i < LINES; i++) {
    before = Math.max(before, lines[i]!);
    lines[i] = Math.min(before, after[i]!);
  }
};

/** What columns and rows of a quad are sure of their glass, 0..1. */
export type SureLines = { readonly columns: Float64Array; readonly rows: Float64Array };

/** A quad that reaches over wall or post is lit up to a straight line, where the chance falls off as a whole. */
export const sureLines = (pane: Plane, quad: Quad): SureLines => {
  const columns = new Float32Array(LINES);
  const rows = new Float32Array(LINES);
  for (let j = 0; j < LINES; j++) readLine(pane, quad, j, columns, rows);
  fillDips(columns);
  fillDips(rows);
  return { columns: easedLines(columns, 0.5, 0.68), rows: easedLines(rows, 0.4, 0.58) };
};

const readLine = (pane: Plane, [a, b, c, d]: Quad, j: number, columns: Float32Array, rows: Float32Array): void => {
  const v = (j + 0.5) / LINES;
  for (let i = 0; i < LINES; i++) {
    const u = (i + 0.5) / LINES;
    const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v;
    const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v;
    const chance = chanceAt(pane.data, pane.width, pane.height, x, y) / LINES;
    columns[i]! += chance;
    rows[j]! += chance;
  }
};

const easedLines = (lines: Float32Array, from: number, to: number): Float64Array => {
  const most = Math.max(...lines);
  return Float64Array.from(lines, (line) => ease(from, to, line / most));
};

const lineAt = (place: number): number => Math.min(LINES - 1, Math.max(0, Math.floor(place * LINES)));

/** Leaves of one row of a pane what the network takes for glass. */
export const keepSeen = (
  clear: Float64Array,
  uv: Float32Array,
  start: number,
  { data, width: w, height: h }: Plane,
  { columns, rows }: SureLines,
  left: number,
  y: number,
  width: number,
  height: number,
): void => keepSeenIn(clear, uv, start, data, w, h, columns, rows, left, y / height, width);

const keepSeenIn = (
  clear: Float64Array,
  uv: Float32Array,
  start: number,
  chances: Float32Array,
  across: number,
  down: number,
  columns: Float64Array,
  rows: Float64Array,
  left: number,
  y: number,
  width: number,
): void => {
  for (let x = 0; x < clear.length; x++) {
    if (clear[x]! <= 0) continue;
    const u = uv[(start + x) * 2]!;
    const v = uv[(start + x) * 2 + 1]!;
    const chance = ease(0.08, 0.3, chanceAt(chances, across, down, (left + x) / width, y));
    clear[x]! *= chance * (columns[lineAt(u)]! * rows[lineAt(v)]!);
  }
};
