import type { Quad } from '#engines/dusk/parameters.ts';
import { type Sides, sidesOf } from '#engines/dusk/windows/window.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** How many times as tall as wide a window is that is seen aslant. */
export const SLENDER = 2.5;
/** Widths of what was found within which its casing stands on both sides, and heights over its head and under its sill. */
const ASIDE = 0.7;
const BEYOND = 0.12;
/** Bytes by which casing is lighter than the glass beside it, and the share of its light on one side that it has on the other at least. */
const RISE = 46;
const ALIKE = 0.8;
/** Share of the way from glass to casing at which a column, and a row, is casing: snow or sky mirrored in glass is pale too. */
const COLUMN = 0.55;
const ROW = 0.68;
/** Widths of the glass that a muntin takes at most, and of what was found by which the glass lies off its middle there: half of it is behind the muntin. */
const MUNTIN = 0.24;
const CENTRED = 0.12;
/** Share of the way from glass to casing by which a rail amid one pane stands out from it on both sides. */
const RAIL = 0.3;
/** Pixels that a pane is wide at least, the share of the whole height that each takes, and that all take together. */
export const NARROWEST = 5;
const LEAST = 0.12;
const TOGETHER = 0.55;
/** Rise to a column of the rails at most, and the steps in which it is sought. */
const STEEPEST = 0.8;
const LEAN = 0.1;
/** Pixels by which the end of a pane may lie off where a common lean puts it. */
const OFF = 5;

const lumaAt = ({ width, height, data }: Raster, x: number, y: number): number => {
  const p = 3 * (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x)));
  return 0.3 * data[p]! + 0.59 * data[p + 1]! + 0.11 * data[p + 2]!;
};

export type Run = readonly [from: number, to: number];

/** Columns to a row by which the uprights of a window lean, from its middle. */
export type Upright = { readonly tilt: number; readonly middle: number };
export const columnAt = (x: number, y: number, { tilt, middle }: Upright): number =>
  Math.round(x + tilt * (y - middle));

export const uprightOf = ([a, b, c, d]: Quad, { width, height }: Raster): Upright => ({
  tilt: ((c[0] - b[0] + d[0] - a[0]) * width) / Math.max(1, (c[1] - b[1] + d[1] - a[1]) * height),
  middle: ((a[1] + b[1] + c[1] + d[1]) / 4) * height,
});

/** Mean light of columns over the rows of a window, but for its ends. */
const columnsOf = (photo: Raster, [from, to]: Run, { top, bottom }: Sides, upright: Upright): number[] => {
  const inset = Math.round(0.12 * (bottom - top));
  const means: number[] = [];
  for (let x = from; x < to; x++) {
    let sum = 0;
    for (let y = top + inset; y < bottom - inset; y++) sum += lumaAt(photo, columnAt(x, y, upright), y);
    means.push(sum / Math.max(1, bottom - top - 2 * inset));
  }
  return means;
};

/** Columns of glass between two upright casings, the light of these and its own. */
export type Glazing = {
  readonly columns: Run;
  readonly upright: Upright;
  readonly paint: number;
  readonly dark: number;
};

/** Mean light along the glass's columns at a row of their middle, leaning so much. */
const rowAt = (photo: Raster, { columns: [left, right], upright }: Glazing, y: number, lean: number): number => {
  const by = columnAt(0, y, upright);
  let sum = 0;
  for (let x = left; x < right; x++)
    sum += lumaAt(photo, x + by, Math.round(y + lean * (x + 0.5 - (left + right) / 2)));
  return sum / (right - left);
};

const leans = (): number[] =>
  Array.from({ length: Math.round((2 * STEEPEST) / LEAN) + 1 }, (_, k) => -STEEPEST + k * LEAN);

/** The lightest of the columns beside glass on one side, if so light that it is casing. */
const casingIn = (columns: readonly number[], dark: number): number => {
  const most = Math.max(...columns);
  return most > dark + RISE ? most : 0;
};

/** The columns of glass between two upright casings of one paint. */
const glassBetween = (photo: Raster, quad: Quad, sides: Sides): Glazing | undefined => {
  const { left, right } = sides;
  const upright = uprightOf(quad, photo);
  const aside = Math.ceil(ASIDE * (right - left));
  const first = Math.max(0, left - aside);
  const columns = columnsOf(photo, [first, Math.min(photo.width, right + aside)], sides, upright);
  // The darkest place in the inner half is glass.
  const [from, to] = [Math.round(0.75 * left + 0.25 * right) - first, Math.round(0.25 * left + 0.75 * right) - first];
  let middle = from;
  for (let k = from; k <= to; k++) if (columns[k]! < columns[middle]!) middle = k;
  const least = columns[middle]!;
  const casings = [casingIn(columns.slice(0, middle), least), casingIn(columns.slice(middle), least)] as const;
  const paint = Math.min(...casings);
  if (paint < ALIKE * Math.max(...casings)) return undefined;
  const edge = least + COLUMN * (paint - least);
  let [a, b] = [middle, middle];
  while (a > 0 && columns[a - 1]! < edge) a--;
  while (b < columns.length - 1 && columns[b + 1]! < edge) b++;
  let [c, d] = [a, b];
  while (c > 0 && columns[c - 1]! >= edge) c--;
  while (d < columns.length - 1 && columns[d + 1]! >= edge) d++;
  const off = Math.abs((a + b + 1) / 2 + first - (left + right) / 2);
  if (off > CENTRED * (right - left) && Math.min(a - c, d - b) < MUNTIN * (b + 1 - a)) return undefined;
  return { columns: [first + a, first + b + 1], upright, paint, dark: quantile(columns.slice(a, b + 1), 0.5) };
};

/** The lean at which the rails of a window stand out most from its glass. */
const leanOf = (photo: Raster, glass: Glazing, from: number, to: number): number => {
  let [best, most] = [0, -1];
  for (const lean of leans()) {
    let [sum, before] = [0, rowAt(photo, glass, from, lean)];
    for (let y = from + 1; y < to; y++) {
      const row = rowAt(photo, glass, y, lean);
      sum += (row - before) ** 2;
      before = row;
    }
    if (sum > most) [best, most] = [lean, sum];
  }
  return best;
};

/** Row and lean of the rail at one end of a pane, near where it was found: rails far from the eye's height lean more. */
const railAt = (photo: Raster, glass: Glazing, y: number, way: -1 | 1): readonly [row: number, lean: number] => {
  let [best, most]: [readonly [number, number], number] = [[y, 0], Number.NEGATIVE_INFINITY];
  for (const lean of leans())
    for (let off = -OFF; off <= OFF; off++) {
      const at = y + off;
      const out =
        rowAt(photo, glass, at + (way < 0 ? -2 : 1), lean) + rowAt(photo, glass, at + (way < 0 ? -1 : 0), lean);
      const inside =
        rowAt(photo, glass, at + (way < 0 ? 0 : -1), lean) + rowAt(photo, glass, at + (way < 0 ? 1 : -2), lean);
      if (out - inside > most) [best, most] = [[at, lean], out - inside];
    }
  return best;
};

/** Runs of rows of glass, with a rail at both ends. */
const panesAlong = (rows: readonly number[], edge: number): Run[] => {
  const runs: Run[] = [];
  for (let from = 0; from < rows.length; from++) {
    if (rows[from]! >= edge) continue;
    let to = from;
    while (to < rows.length && rows[to]! < edge) to++;
    if (from > 0 && to < rows.length) runs.push([from, to]);
    from = to;
  }
  return runs;
};

/** Whether a rail crosses a pane: between a casing and a white wall a shutter stands without one. */
const isRailed = (rows: readonly number[], [from, to]: Run, rise: number): boolean => {
  const pane = rows.slice(from, to);
  const inset = Math.round(0.2 * pane.length);
  return pane.some(
    (row, k) =>
      k >= inset &&
      k < pane.length - inset &&
      row > Math.min(...pane.slice(0, k)) + rise &&
      row > Math.min(...pane.slice(k)) + rise,
  );
};

/** The sashes along some columns of glass: from head to rail and from rail to sill. Nothing where one of these cannot be told. */
export const panesIn = (photo: Raster, sides: Sides, glass: Glazing, row = ROW, railed = true): Quad[] => {
  const { columns, upright, paint, dark } = glass;
  const [left, right] = columns;
  const tall = sides.bottom - sides.top;
  const [from, to] = [Math.floor(sides.top - BEYOND * tall), Math.ceil(sides.bottom + BEYOND * tall)];
  const lean = leanOf(photo, glass, from, to);
  const rows = Array.from({ length: to - from }, (_, k) => rowAt(photo, glass, from + k, lean));
  const panes = panesAlong(rows, dark + row * (paint - dark)).filter(([a, b]) => b - a > LEAST * tall);
  if (panes.reduce((sum, [a, b]) => sum + b - a, 0) < TOGETHER * tall) return [];
  if (railed && panes.length === 1 && !isRailed(rows, panes[0]!, RAIL * (paint - dark))) return [];
  return panes.map(([a, b]) => {
    const [head, over] = railAt(photo, glass, from + a, -1);
    const [sill, under] = railAt(photo, glass, from + b, 1);
    const half = (right - left) / 2;
    const corner = (x: number, y: number): readonly [number, number] => [
      (x + upright.tilt * (y - upright.middle)) / photo.width,
      y / photo.height,
    ];
    return [
      corner(left, head - over * half),
      corner(right, head + over * half),
      corner(right, sill + under * half),
      corner(left, sill - under * half),
    ] as const;
  });
};

/**
 * The panes of a window seen aslant, half of what was found of it casing: glass between two upright pale boards, head, rails
 * and sill. Nothing where one of these cannot be told: better dark than lit in part.
 */
export const aslantPanes = (photo: Raster, quad: Quad): Quad[] => {
  const sides = sidesOf(quad, photo);
  if (sides.bottom - sides.top < SLENDER * (sides.right - sides.left)) return [];
  const glass = glassBetween(photo, quad, sides);
  if (!glass) return [];
  const [left, right] = glass.columns;
  if (right - left < NARROWEST || right - left > sides.right - sides.left + 2) return [];
  return panesIn(photo, sides, glass);
};

/** Share of what was found of a window that its glass takes at most where the rest of it is casing. */
const CASED = 0.7;
/** Whether a window was taken with its casings on both sides. */
export const isMostlyCasing = ([a, b]: Quad, [p, q]: Quad): boolean => b[0] - a[0] < CASED * (q[0] - p[0]);
