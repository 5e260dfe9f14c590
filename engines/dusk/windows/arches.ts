import type { Quad } from '#engines/dusk/parameters.ts';
import { type Sides, sidesOf } from '#engines/dusk/windows/window.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Pixels of a window below which nothing over it can be told. */
const WIDE = 24;
/** Green by which the bar over its head is lighter than the glass. */
const LIGHTER = 60;
/** Shares of its width: rows over its head within which the bar ends and the arch begins, and in which all of the arch lies. */
const BAR = 0.3;
const REACH = 0.8;
/** Width of an arch against the window's, its height against its width, and the share of its box that it fills: half a disc has .79. */
const SPAN = [0.25, 1] as const;
const RISE = [0.35, 0.95] as const;
const FILLED = [0.62, 0.92] as const;
/** Share of the window's width by which it may stand beside its middle, and of its own by which its crown may. */
const ASIDE = 0.15;
/** Share of its width that its uppermost row is at most; and the share of its rows, from below, among which it is widest: seen aslant its foot slopes. */
const CROWN = 0.75;
const FOOT = 0.4;
const LEAST = 40;

/** Every third pixel's green between rows and columns. */
const greensIn = ({ width, data }: Raster, left: number, right: number, top: number, bottom: number): number[] => {
  const out: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left + (y % 3); x < right; x += 3) out.push(data[(y * width + x) * 3 + 1]!);
  return out;
};

type Piece = Sides & { readonly area: number; readonly rows: ReadonlyMap<number, readonly [number, number]> };

/** What hangs together with a place and is darker than a level; nothing where it leaves the box. */
const pieceAt = ({ width, data }: Raster, x: number, y: number, level: number, box: Sides): Piece | undefined => {
  const wide = box.right - box.left;
  const seen = new Uint8Array(wide * (box.bottom - box.top));
  const open: (readonly [number, number])[] = [[x, y]];
  const rows = new Map<number, readonly [number, number]>();
  let [left, right, top, bottom, area] = [x, x, y, y, 0];
  for (let next = open.pop(); next; next = open.pop()) {
    const [px, py] = next;
    if (px < box.left || px >= box.right || py < box.top || py >= box.bottom) return undefined;
    const i = (py - box.top) * wide + px - box.left;
    if (seen[i] || data[(py * width + px) * 3 + 1]! >= level) continue;
    seen[i] = 1;
    area++;
    [left, right] = [Math.min(left, px), Math.max(right, px)];
    [top, bottom] = [Math.min(top, py), Math.max(bottom, py)];
    const [from, to] = rows.get(py) ?? [px, px];
    rows.set(py, [Math.min(from, px), Math.max(to, px)]);
    open.push([px - 1, py], [px + 1, py], [px, py - 1], [px, py + 1]);
  }
  return { left, right, top, bottom, area, rows };
};

const between = ([from, to]: readonly [number, number], v: number): boolean => v >= from && v <= to;

/** Whether a dark piece is round above and straight below, in the middle over a window. */
const isArched = ({ left, right, top, bottom, area, rows }: Piece, sides: Sides): boolean => {
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  const window = sides.right - sides.left;
  if (area < LEAST || !between(SPAN, wide / window) || !between(RISE, tall / wide)) return false;
  if (!between(FILLED, area / (wide * tall))) return false;
  const [middle, over] = [(left + right) / 2, (sides.left + sides.right) / 2];
  const crown = rows.get(top)!;
  const low = [...rows].filter(([y]) => y > bottom - FOOT * tall).map(([, [from, to]]) => to - from + 1);
  return (
    Math.abs(middle - over) < ASIDE * window &&
    Math.abs((crown[0] + crown[1]) / 2 - middle) < ASIDE * wide &&
    crown[1] - crown[0] < CROWN * wide &&
    Math.max(...low) > 0.9 * wide
  );
};

/**
 * The arched pane over a window, as the box around it: dark as its glass, behind a light bar over its head and in a light frame all
 * around. The network has no window of that form, and a black arch stood over three lit panes.
 */
export const archOver = (photo: Raster, quad: Quad): Quad | undefined => {
  const sides = sidesOf(quad, photo);
  const { left, right, top: head, bottom: foot } = sides;
  const wide = right - left;
  const top = head - Math.round(REACH * wide);
  if (wide < WIDE || top < 1 || foot <= head || right >= photo.width) return undefined;
  const glass = quantile(greensIn(photo, left, right, head, foot), 0.3);
  const middle = (left + right) >> 1;
  const green = (y: number): number => photo.data[(y * photo.width + middle) * 3 + 1]!;
  let y = head + 2;
  const last = head - Math.round(BAR * wide);
  while (y > last && green(y) < glass + LIGHTER) y--;
  let frame = 0;
  while (y > last && green(y) >= glass + LIGHTER / 2) frame = Math.max(frame, green(y--));
  if (y <= last || frame < glass + LIGHTER) return undefined;
  const level = (glass + frame) / 2;
  while (y > last && green(y) >= level) y--;
  const piece = pieceAt(photo, middle, y, level, { left, right, top, bottom: head });
  if (!piece || !isArched(piece, sides)) return undefined;
  const [x0, x1] = [piece.left / photo.width, (piece.right + 1) / photo.width];
  const [y0, y1] = [piece.top / photo.height, (piece.bottom + 1) / photo.height];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
};
