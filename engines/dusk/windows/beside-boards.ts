import type { Quad } from '#engines/dusk/parameters.ts';
import {
  columnAt,
  type Glazing,
  NARROWEST,
  panesIn,
  type Run,
  SLENDER,
  type Upright,
  uprightOf,
} from '#engines/dusk/windows/aslant.ts';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import { type Sides, sidesOf } from '#engines/dusk/windows/window.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Widths of what was found within which its shutters stand on both sides. */
const ASIDE = 0.7;
/** Light of white paint at least, and the share of it that a shutter and glass have at most. */
const PAINT = 150;
const DARKER = 0.75;
/** How far the hue of a shutter is from that of the paint, how much less of it its twin has, and by how much the two may point apart. */
const COLOURED = 0.05;
const LESS = 0.5;
const ALIKE = 0.8;
/** Share of the glass's width that the casing on its other side is wide at least. */
const CASING = 0.3;
/** Columns to a row by which the uprights may lean from the sides that were found, in four steps. */
const LEAN = 0.02;
/** Shares of the way from glass to casing at which a column and a row are casing: the stile of a sash lies in the shade of the casing, and the head in that of the shutters. */
const EDGE = 0.62;
const ROW = 0.5;
/** Columns that a shutter's edge is blurred over. */
const BLURRED = 2;

/** How near a window that was left comes to one that was not in height and head, of that one's height, and widths between them at most. */
const SAME = 0.15;
const APART = 6;

/** Whether a frame that was left is of the height of a window in its row: then its shutters are looked for. */
export const isLikeInRow = (glass: Glass, likely: readonly Glass[]): boolean => {
  const tall = glass.bottom - glass.top;
  return (
    likely.every(
      ({ left, right, top, bottom }) =>
        left > glass.right || right < glass.left || top > glass.bottom || bottom < glass.top,
    ) &&
    likely.some(
      ({ left, right, top, bottom }) =>
        Math.abs(bottom - top - tall) < SAME * tall &&
        Math.abs(top - glass.top) < SAME * tall &&
        Math.max(left, glass.left) - Math.min(right, glass.right) < APART * (right - left),
    )
  );
};

/** Light of one column over the rows of a window, and its hue: red over blue and green over both, as shares of the light. */
type Column = { readonly light: number; readonly warm: number; readonly green: number };

const columnOf = ({ width, height, data }: Raster, x: number, { top, bottom }: Sides, upright: Upright): Column => {
  const inset = Math.round(0.15 * (bottom - top));
  let [r, g, b] = [0, 0, 0];
  for (let y = Math.max(0, top + inset); y < Math.min(height, bottom - inset); y++) {
    const p = 3 * (y * width + Math.min(width - 1, Math.max(0, columnAt(x, y, upright))));
    r += data[p]!;
    g += data[p + 1]!;
    b += data[p + 2]!;
  }
  const n = Math.max(1, bottom - top - 2 * inset);
  const sum = r + g + b + 24 * n;
  return { light: (0.3 * r + 0.59 * g + 0.11 * b) / n, warm: (r - b) / sum, green: (g - (r + b) / 2) / sum };
};

type Hue = readonly [number, number];
const hueFrom = (column: Column, paint: Column): Hue => [column.warm - paint.warm, column.green - paint.green];

/** The hue of the shutter among some columns, from that of the paint: of the dark ones the most coloured. */
const boardIn = (columns: readonly Column[], paint: Column): Hue => {
  let best: Hue = [0, 0];
  for (const column of columns) {
    const hue = hueFrom(column, paint);
    if (column.light < DARKER * paint.light && Math.hypot(...hue) > Math.hypot(...best)) best = hue;
  }
  return best;
};

/** Whether two shutters are a pair. */
const isPair = (a: Hue, b: Hue): boolean => {
  const [m, n] = [Math.hypot(...a), Math.hypot(...b)];
  return (
    Math.max(m, n) > COLOURED && Math.min(m, n) > LESS * Math.max(m, n) && a[0] * b[0] + a[1] * b[1] > ALIKE * m * n
  );
};

/** The nearest column on one side of the paint that is shutter: half way from its hue to that of the board. */
const edgeFrom = (columns: readonly Column[], at: number, way: -1 | 1, [x, y]: Hue): number => {
  const paint = columns[at]!;
  let k = at + way;
  for (; k >= 0 && k < columns.length; k += way) {
    const [u, v] = hueFrom(columns[k]!, paint);
    if (columns[k]!.light < DARKER * paint.light && u * x + v * y > 0.5 * (x * x + y * y)) break;
  }
  return k;
};

/** Columns darker than some level, from a shutter's edge towards the paint. */
const darkFrom = (columns: readonly Column[], edge: number, way: -1 | 1, level: number): number => {
  let n = 0;
  while (columns[edge + way * (n + 1)]!.light < level) n++;
  return n;
};

/** The columns of glass between one shutter and the casing before the other, and the light of both. */
const glassIn = (columns: readonly Column[], at: number): Omit<Glazing, 'upright'> | undefined => {
  const paint = columns[at]!;
  const [left, right] = [boardIn(columns.slice(0, at), paint), boardIn(columns.slice(at + 1), paint)];
  if (paint.light < PAINT || !isPair(left, right)) return undefined;
  const [from, to] = [edgeFrom(columns, at, -1, left), edgeFrom(columns, at, 1, right)];
  const dark = Math.min(...columns.slice(from + 1, to).map(({ light }) => light));
  const level = dark + EDGE * (paint.light - dark);
  const [near, far] = [darkFrom(columns, from, 1, level), darkFrom(columns, to, -1, level)];
  const wide = Math.max(near, far);
  const casing = to - from - 1 - near - far;
  if (wide < NARROWEST || Math.min(near, far) > BLURRED || casing < CASING * wide) return undefined;
  const run: Run = near > far ? [from + 1, from + 1 + near] : [to - far, to];
  const own = columns.slice(...run).map(({ light }) => light);
  return { columns: run, paint: paint.light, dark: quantile(own, 0.5) };
};

/** The columns along the lean at which they differ most, near the one that was found. */
const sharpest = (photo: Raster, sides: Sides, found: Upright, [first, last]: Run) => {
  const tries = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => {
    const upright = { ...found, tilt: found.tilt + step * LEAN };
    const columns = Array.from({ length: last - first }, (_, k) => columnOf(photo, first + k, sides, upright));
    const edges = columns.reduce((sum, { light }, k) => sum + (k > 0 ? (light - columns[k - 1]!.light) ** 2 : 0), 0);
    return { upright, columns, edges };
  });
  return tries.reduce((best, other) => (other.edges > best.edges ? other : best));
};

/**
 * The panes of a window between shutters, seen aslant so that one of them hides the casing beside it: glass from that board to the casing before the
 * other one, head, rails and sill. Nothing where one of these cannot be told.
 */
export const panesBesideBoards = (photo: Raster, quad: Quad): Quad[] => {
  const sides = sidesOf(quad, photo);
  const { left, right } = sides;
  const aside = Math.ceil(ASIDE * (right - left));
  const [first, last] = [Math.max(0, left - aside), Math.min(photo.width, right + aside)];
  const { upright, columns } = sharpest(photo, sides, uprightOf(quad, photo), [first, last]);
  let at = left - first;
  for (let k = at; k < right - first && k < columns.length; k++) if (columns[k]!.light > columns[at]!.light) at = k;
  const glass = glassIn(columns, at);
  if (!glass) return [];
  const [a, b] = glass.columns;
  if (sides.bottom - sides.top < SLENDER * (b - a)) return [];
  return panesIn(photo, sides, { ...glass, columns: [first + a, first + b], upright }, ROW, false);
};
