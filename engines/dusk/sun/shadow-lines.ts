import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, quantile } from '#engines/raster/scalar.ts';

/** Cells above and below a place over which a border of the sun is seen, its stops, those by which the light has to change with it, and log2 of the light that a wall in the sun has. */
const ACROSS = 2;
const SUN = 0.9;
const LIGHT = 0.4;
const SUNNY = -1.2;
/** Columns from which a border is a line, rows by which it climbs from one to the next at most, and those by which it strays from straight. */
const LONG = 10;
const CLIMB = 2;
const STRAY = 0.7;
/** Columns over which it is looked for beyond its end, those that a frame may take, and those that it has to cross. */
const REACH = 24;
const GAP = 5;
const CROSSED = 5;
/** Rows beside the line in which its step may lie. */
const BESIDE = 1;
/** Cells beyond a step that tell its sides, at least and at most, and stops within which a side is of one paint. */
const LEAST = 3;
const TOLD = 6;
const ALIKE = 0.5;
/** Log2 of light up to which paint is dark, and the stops that a sun adds to it at least and at most. */
const DARK = -2;
const STEP = [0.5, 2.4] as const;
/** Share of the places that tell which have a smaller step: across panels and handles it is less than the sun's. */
const MOSTLY = 0.8;
/** Stops of sun below which nothing is raised in the evening: of dark paint in the shade that would show grain. */
const RAISED = -0.1;
/** Cells over which the lit side is lit, and those over which that ends. */
const LIT = 16;
const ENDS = 10;

type Maps = {
  readonly width: number;
  readonly light: Float32Array;
  readonly walls: Float32Array;
  readonly glass: Float32Array | undefined;
};
/** A straight border: its row at column 0 and its climb, its ends, and the side on which the sun shines: 1 below it. */
type Line = {
  readonly at: number;
  readonly climb: number;
  readonly from: number;
  readonly to: number;
  readonly lit: 1 | -1;
};

/** A place where a line crosses dark paint. */
type Crossing = { readonly at: number; readonly stops: number; readonly sure: boolean };

/** Per cell 1 where the sun begins downwards, -1 where it ends: the steepest place of a border stands for it. */
const bordersIn = ({ width, light, walls }: Maps, read: Float32Array): Int8Array => {
  const out = new Int8Array(read.length);
  const far = ACROSS * width;
  for (let i = far + width; i < read.length - far - width; i++) {
    const stops = read[i + far]! - read[i - far]!;
    const size = Math.abs(stops);
    if (size < SUN || walls[i - far]! * walls[i + far]! < 0.5) continue;
    const sign = stops > 0 ? 1 : -1;
    const near = sign * (read[i + width]! - read[i - width]!);
    if (near < sign * (read[i]! - read[i - 2 * width]!) || near <= sign * (read[i + 2 * width]! - read[i]!)) continue;
    if (sign * (light[i + far]! - light[i - far]!) > LIGHT && light[i + sign * far]! > SUNNY) out[i] = sign;
  }
  return out;
};

/** The straight line through a row for each of some columns, if there is one. */
const lineOf = (rows: readonly number[], from: number, lit: 1 | -1): Line | undefined => {
  const n = rows.length;
  let [sum, across] = [0, 0];
  for (const [k, y] of rows.entries()) {
    sum += y;
    across += (k - (n - 1) / 2) * y;
  }
  const climb = across / ((n * (n * n - 1)) / 12);
  const at = sum / n - climb * (from + (n - 1) / 2);
  let stray = 0;
  for (const [k, y] of rows.entries()) stray += Math.abs(y - at - climb * (from + k));
  return stray < STRAY * n ? { at, climb, from, to: from + n - 1, lit } : undefined;
};

/** Straight borders, followed from column to column. */
const linesIn = (borders: Int8Array, width: number): readonly Line[] => {
  const lines: Line[] = [];
  for (let x = 0; x < width - LONG; x++)
    for (let i = x; i < borders.length; i += width) {
      const lit = borders[i];
      if (lit !== 1 && lit !== -1) continue;
      const rows: number[] = [];
      for (let at: number | undefined = i; at !== undefined; ) {
        rows.push(Math.floor(at / width));
        borders[at] = 0;
        const next = at + 1;
        at = undefined;
        if (next % width === 0) break;
        for (let off = 0; off <= 2 * CLIMB && at === undefined; off++) {
          const j: number = next + (off % 2 ? 1 : -1) * Math.ceil(off / 2) * width;
          if (borders[j] === lit) at = j;
        }
      }
      const line = rows.length < LONG ? undefined : lineOf(rows, x, lit);
      if (line) lines.push(line);
    }
  return lines;
};

/** How many cells beyond a step are of one paint. */
const cellsOf = ({ light, walls, glass }: Maps, from: number, by: number): number => {
  let n = 0;
  for (let i = from; n < TOLD && walls[i]! > 0.6 && Math.abs(light[i]! - light[from]!) < ALIKE; n++, i += by)
    if (glass && glass[i]! > 0.2) return 0;
  return n;
};

/** Where a line crosses dark paint in a column, how much lighter one side of it is, and whether both sides tell. */
const crossingOf = (maps: Maps, { lit }: Line, x: number, row: number): Crossing | undefined => {
  const { width, light } = maps;
  let [at, steepest] = [-1, 0];
  for (let y = Math.round(row) - BESIDE; y <= Math.round(row) + BESIDE; y++) {
    const i = y * width + x;
    const step = lit * (light[i + width]! - light[i - width]!);
    if (step > steepest) [at, steepest] = [i, step];
  }
  if (at < 0) return undefined;
  const [bright, dim] = [at + lit * ACROSS * width, at - lit * ACROSS * width];
  const stops = light[bright]! - light[dim]!;
  if (light[bright]! > DARK || stops < STEP[0] || stops > STEP[1]) return undefined;
  const [m, n] = [cellsOf(maps, bright, lit * width), cellsOf(maps, dim, -lit * width)];
  return m && n ? { at, stops, sure: Math.min(m, n) >= LEAST } : undefined;
};

/** Lays the sun that a place lacks on the lit side of a border, as far as it is of one paint. */
const lay = (
  out: Float32Array,
  sun: Float32Array,
  { light, walls }: Maps,
  at: number,
  by: number,
  stops: number,
): void => {
  const from = at + ACROSS * by;
  const missing = stops - (sun[from]! - Math.max(RAISED, sun[at - ACROSS * by]!));
  if (missing < 0) return;
  for (let k = 0, i = at; k < LIT + ENDS && walls[i]! > 0.3; k++, i += by) {
    if (k > ACROSS && Math.abs(light[i]! - light[from]!) > ALIKE) return;
    const share = k === 0 ? 0.5 : clamp((LIT + ENDS - k) / ENDS);
    out[i] = Math.max(out[i]!, share * missing);
  }
};

/** Where a line crosses on over dark paint, beyond its end on one side. */
const crossingsOf = (maps: Maps, line: Line, by: number, height: number): Crossing[] => {
  const { width } = maps;
  const reach = TOLD + ACROSS + BESIDE;
  const found: Crossing[] = [];
  for (let x = by < 0 ? line.from : line.to, gap = 0, k = 0; k < REACH && gap <= GAP; k++) {
    x += by;
    const row = line.at + line.climb * x;
    if (x < 0 || x >= width || row < reach || row >= height - reach) break;
    const crossing = crossingOf(maps, line, x, row);
    gap = crossing ? 0 : gap + 1;
    if (crossing) found.push(crossing);
  }
  return found;
};

const addOn = (walls: Float32Array, more: Float32Array, sun: Float32Array): void => {
  for (let i = 0; i < more.length; i++) sun[i]! += walls[i]! * more[i]!;
};

/**
 * Carries the straight border of a shadow on over a dark door: of the sun on dark paint the network reads next to nothing, and half a
 * door stayed lit below a wall that had lost its shadow.
 */
export const carryLines = (sun: Plane, light: Plane, read: Plane, walls: Plane, glass: Plane | undefined): void => {
  const { width, height } = sun;
  const maps = { width, light: light.data, walls: walls.data, glass: glass?.data };
  const out = newPlane(width, height).data;
  for (const line of linesIn(bordersIn(maps, read.data), width))
    for (const by of [-1, 1]) {
      const found = crossingsOf(maps, line, by, height);
      const sure = found.filter((crossing) => crossing.sure).map((crossing) => crossing.stops);
      if (sure.length < CROSSED) continue;
      const stops = quantile(sure, MOSTLY);
      for (const { at } of found) lay(out, sun.data, maps, at, line.lit * width, stops);
    }
  addOn(walls.data, out, sun.data);
};
