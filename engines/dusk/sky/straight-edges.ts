import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, quantile } from '#engines/raster/scalar.ts';

/** Rows of nothing but sky over an edge, and of what is solid below it: less is a wire. */
const OVER = 5;
const UNDER = 6;
/** Rows above and below where the outline was read in which a pale board begins, the bytes by which it is lighter than what lies over it, and its own at least. */
const UP = 2;
const DOWN = 6;
const STEP = 50;
const PALE = 205;
/** Rows of shingles that cap it at most, those over the outline that are sky, and how far the two are apart in bytes of red, green and blue together: more is the edge of a roof. */
const CAPPED = 4;
const FURTHER_UP = 8;
const ALIKE = 60;
/** Columns that are looked at together, from one look to the next, and rows to a column that an edge rises at most. */
const LONG = 40;
const HOP = 5;
const STEEP = 1.2;
/** Rows from the line within which a board's edge lies on it, and the share of columns in which it does. */
const ON_LINE = 1;
const STRAIGHT = 0.8;
/** Rows by which an outline is off the line, more in some columns than in others, from which it is ragged. */
const RAGGED = 1.2;
/** Rows off the line of an outline that is laid on it, at most. */
const MOST = 7;
/** Rows over it that frays take, and those over them in which a wire shows. */
const FRAY = 2;
const WIRE = 3;
/** Columns by which a line may go on beyond those, and columns in which no edge is told that do not end it. */
const FURTHER = 24;
const GAP = 2;
/** Chance that a place is built from which its edges may be straight. */
const BUILT = 0.5;
const SOLID = 128;

/** The first row of each column at which a built thing stands before the open sky; -1 where there is none. */
const outlineOf = ({ width, data }: Mask, built: (y: number) => Float32Array, rows: number): Int16Array => {
  const [out, sky, solid] = [new Int16Array(width).fill(-1), new Uint16Array(width), new Uint16Array(width)];
  for (let y = 0; y < rows; y++) {
    const share = built(y);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (out[x]! >= 0) continue;
      if (data[i]! >= SOLID) {
        sky[x] = solid[x]! > 0 ? OVER : sky[x]! + 1;
        solid[x] = 0;
      } else if (sky[x]! >= OVER && ++solid[x]! >= UNDER) {
        if (share[x]! > BUILT) out[x] = y - UNDER + 1;
        else sky[x] = 0;
      }
    }
  }
  return out;
};

/** Whether a place so many rows over a board has the colour of the sky further up: over the edge of a roof lie its tiles. */
const isSky = ({ width, data }: Raster, x: number, edge: number, row: number): boolean => {
  const p = (Math.max(0, edge - CAPPED) * width + x) * 3;
  const q = (Math.max(0, row - FURTHER_UP) * width + x) * 3;
  const off =
    Math.abs(data[p]! - data[q]!) + Math.abs(data[p + 1]! - data[q + 1]!) + Math.abs(data[p + 2]! - data[q + 2]!);
  return off < ALIKE;
};

/** The row of a column at which a pale board begins right below the sky, near the outline that was read; NaN where none does. */
const boardAt = (photo: Raster, luma: Uint8Array, x: number, row: number): number => {
  const { width } = photo;
  let [best, most] = [Number.NaN, STEP];
  for (let y = Math.max(2, row - UP), i = y * width + x; y <= row + DOWN; y++, i += width) {
    const own = luma[i + width]!;
    const step = own - luma[i - width]!;
    if (step > most && own > PALE) {
      most = step;
      best = y;
    }
  }
  return isSky(photo, x, best, row) ? best : Number.NaN;
};

type Line = { readonly rise: number; readonly at: number };

/** The line on which the edges of so many columns lie; undefined where they lie on none. */
const lineOf = (edges: Float32Array, from: number): Line | undefined => {
  const half = LONG >> 1;
  const rises: number[] = [];
  for (let k = 0; k < half; k++) {
    const rise = (edges[from + k + half]! - edges[from + k]!) / half;
    if (!Number.isNaN(rise)) rises.push(rise);
  }
  if (rises.length < half / 2) return undefined;
  const rise = quantile(rises, 0.5);
  if (Math.abs(rise) > STEEP) return undefined;
  const rows: number[] = [];
  for (let k = 0; k < LONG; k++) {
    const row = edges[from + k]! - rise * k;
    if (!Number.isNaN(row)) rows.push(row);
  }
  if (rows.length < STRAIGHT * LONG) return undefined;
  const at = quantile(rows, 0.5);
  const on = rows.filter((row) => Math.abs(row - at) <= ON_LINE + 0.5 * Math.abs(rise)).length;
  return on >= STRAIGHT * LONG ? { rise, at } : undefined;
};

/** The last column, counted from the first of a line, to which edges lie on it to one side: over a ridge they do not. */
const reach = (
  edges: Float32Array,
  from: number,
  { rise, at }: Line,
  way: 1 | -1,
  /** The board's edge near a row of a column: where the outline strays from the line it is not told by that. */
  edgeNear: (x: number, row: number) => number,
): number => {
  const near = (k: number, edge: number): boolean => Math.abs(edge - at - rise * k) <= ON_LINE + 0.5 * Math.abs(rise);
  const isOn = (k: number): boolean =>
    near(k, edges[from + k]!) || near(k, edgeNear(from + k, Math.round(at + rise * k)));
  let k = way > 0 ? LONG - 1 : 0;
  while (!isOn(k)) k -= way;
  for (let n = 1, end = k; n <= FURTHER && Math.abs(end + way * n - k) <= GAP + 1; n++)
    if (isOn(end + way * n)) k = end + way * n;
  return k;
};

/** Whether the outline of so many columns runs in scallops along a line. */
const isRagged = (outline: Int16Array, from: number, { rise, at }: Line): boolean => {
  const off: number[] = [];
  for (let k = 0; k < LONG; k++) if (outline[from + k]! >= 0) off.push(at + rise * k - outline[from + k]!);
  return quantile(off, 0.9) - quantile(off, 0.1) > RAGGED + 0.5 * Math.abs(rise);
};

/** Columns between two lines that meet in a ridge, at most, and those that tell how each of them goes on. */
const RIDGE = 16;
const SLOPE = 12;

/** Carries two lines on to where they meet: between them the outline stood up as a block. */
const joinPeaks = (rows: Float32Array): void => {
  let last = -1;
  for (let x = 0; x < rows.length; x++) {
    if (Number.isNaN(rows[x]!)) continue;
    const [from, to] = [last, x];
    last = x;
    if (from < SLOPE || to - from < 2 || to - from > RIDGE || to + SLOPE >= rows.length) continue;
    const [rise, fall] = [(rows[from]! - rows[from - SLOPE]!) / SLOPE, (rows[to + SLOPE]! - rows[to]!) / SLOPE];
    // Two gables beside each other rise alike, and do not meet.
    const same = Math.abs(rows[from]! + rise * (to - from) - rows[to]!) < RAGGED;
    if (!same && rise > fall - 0.2) continue;
    for (let k = from + 1; k < to; k++)
      rows[k] = Math.max(rows[from]! + rise * (k - from), rows[to]! - fall * (to - k));
  }
};

/** Bytes of sky up to which what comes down to a border is there at all: a fray of the outline left a comb of strokes. */
const THERE = 170;

/** Lays a column's border on a row: sky down to it, what is solid below. What comes down to it from above, a wire or a tree behind, goes on. */
const layColumn = ({ width, data }: Mask, x: number, row: number, outline: number, shoulder: number): void => {
  const [from, to] = [Math.floor(Math.min(row, outline)) - FRAY, Math.ceil(Math.max(row, outline)) + 2];
  let above = 255;
  for (let y = Math.max(0, from - WIRE); y < from; y++) above = Math.min(above, data[y * width + x]!);
  if (above > THERE) above = 255;
  for (let y = Math.max(0, from), i = y * width + x; y <= to; y++, i += width) {
    const share = 255 * clamp(row - y) + 0.5;
    if (y >= row) data[i] = share;
    else if (y < row - shoulder) data[i] = Math.min(share, Math.max(data[i]!, above));
  }
};

/** Puts the outline of every column that is laid right over its line, where that is sky: what was found may be the lettering of the photo, over the sky. */
const lowerOutline = ({ width, data }: Mask, laid: Float32Array, outline: Int16Array): void => {
  for (let x = 0; x < laid.length; x++) {
    if (!(laid[x]! - outline[x]! >= MOST)) continue;
    let y = Math.floor(laid[x]!);
    while (y > laid[x]! - MOST && data[y * width + x]! < SOLID) y--;
    if (y > laid[x]! - MOST) outline[x] = y + 1;
  }
};

/** Columns to a row that the shoulder of what stands over the line takes, and columns at most. */
const SLOPED = 0.7;
const SHOULDER = 8;

/** Rows over the line, in every column that is laid, that what stands right beside it keeps: cut off along a column, a tree behind the roof was a block. */
const shouldersOf = (laid: Uint8Array, rows: Float32Array, outline: Int16Array): Float32Array => {
  const out = new Float32Array(laid.length);
  for (const way of [1, -1] as const)
    for (let x = way > 0 ? 1 : laid.length - 2; x > 0 && x < laid.length - 1; x += way) {
      const beside = x - way;
      if (!laid[x] || laid[beside] || outline[beside]! < 0) continue;
      const tall = rows[x]! - outline[beside]!;
      const wide = Math.min(SHOULDER, SLOPED * tall);
      for (let k = 0; k < wide && laid[x + way * k]; k++)
        out[x + way * k] = Math.max(out[x + way * k]!, tall * (1 - (k + 0.5) / wide));
    }
  return out;
};

/**
 * Lays the outline of a pale board before the sky on the board's own edge where that is a line: the network reads one pixel in four, and in a photo
 * that was compressed hard its outline runs in scallops along a gable.
 */
export const straightenEdges = (alpha: Mask, photo: Raster, luma: Uint8Array, built: Plane, rows: number): void => {
  const { width, height } = alpha;
  const outline = outlineOf(alpha, rowSampler(built, width, height), Math.min(rows, height - DOWN - 2));
  const edges = new Float32Array(width).fill(Number.NaN);
  for (let x = 0; x < width; x++) if (outline[x]! >= 0) edges[x] = boardAt(photo, luma, x, outline[x]!);
  const edgeNear = (x: number, row: number): number =>
    x >= 0 && x < width && outline[x]! >= 0 && row >= 0 && row < height - DOWN - 2
      ? boardAt(photo, luma, x, row)
      : Number.NaN;
  const [sums, counts] = [new Float32Array(width), new Uint8Array(width)];
  for (let from = 0; from + LONG <= width; from += HOP) {
    const line = lineOf(edges, from);
    if (!line || !isRagged(outline, from, line)) continue;
    const [first, last] = [reach(edges, from, line, -1, edgeNear), reach(edges, from, line, 1, edgeNear)];
    for (let k = first; k <= last; k++) {
      sums[from + k]! += line.at + line.rise * k;
      counts[from + k]!++;
    }
  }
  const laid = new Float32Array(width).fill(Number.NaN);
  for (let x = 0; x < width; x++) if (counts[x]) laid[x] = sums[x]! / counts[x]!;
  joinPeaks(laid);
  lowerOutline(alpha, laid, outline);
  const near = new Uint8Array(width);
  for (let x = 0; x < width; x++) if (outline[x]! >= 0 && Math.abs(laid[x]! - outline[x]!) < MOST) near[x] = 1;
  const shoulders = shouldersOf(near, laid, outline);
  for (let x = 0; x < width; x++) if (near[x]) layColumn(alpha, x, laid[x]!, outline[x]!, shoulders[x]!);
};
