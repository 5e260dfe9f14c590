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

/** What hangs together with a place and is glass; nothing where it leaves the box. */
const pieceAt = (isGlass: (x: number, y: number) => boolean, x: number, y: number, box: Sides): Piece | undefined => {
  const wide = box.right - box.left;
  const seen = new Uint8Array(wide * (box.bottom - box.top));
  const open: (readonly [number, number])[] = [[x, y]];
  const rows = new Map<number, readonly [number, number]>();
  let [left, right, top, bottom, area] = [x, x, y, y, 0];
  for (let next = open.pop(); next; next = open.pop()) {
    const [px, py] = next;
    if (px < box.left || px >= box.right || py < box.top || py >= box.bottom) return undefined;
    const i = (py - box.top) * wide + px - box.left;
    if (seen[i] || !isGlass(px, py)) continue;
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

const boxAround = (piece: Piece, photo: Raster): Quad => {
  const [x0, x1] = [piece.left / photo.width, (piece.right + 1) / photo.width];
  const [y0, y1] = [piece.top / photo.height, (piece.bottom + 1) / photo.height];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
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
  const isGlass = (px: number, py: number): boolean => photo.data[(py * photo.width + px) * 3 + 1]! < level;
  const piece = pieceAt(isGlass, middle, y, { left, right, top, bottom: head });
  return piece && isArched(piece, sides) ? boxAround(piece, photo) : undefined;
};

/** Tone by which glass is darker and bluer than its frame, and the shares of a window's pixels that tell both. */
const APART = 40;
const OF_GLASS = 0.25;
const OF_FRAME = 0.8;
/** Shares of a window's size around it in which all of its glass lies, and of its height down to a place in the glass. */
const AROUND = 0.15;
const SEED = 0.65;

/** A half-round window by itself, in a gable: the box around its glass. Its sides lean together, and no four corners hold it. */
export const lunetteIn = (photo: Raster, quad: Quad): Quad | undefined => {
  const sides = sidesOf(quad, photo);
  const { left, right, top, bottom } = sides;
  const [wide, tall] = [right - left, bottom - top];
  if (wide < WIDE || tall < 8) return undefined;
  const tone = (x: number, y: number): number => {
    const i = (y * photo.width + x) * 3;
    return photo.data[i + 1]! + photo.data[i]! - photo.data[i + 2]!;
  };
  const tones: number[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) tones.push(tone(x, y));
  const [glass, frame] = [quantile(tones, OF_GLASS), quantile(tones, OF_FRAME)];
  if (frame < glass + APART) return undefined;
  const level = (glass + frame) / 2;
  const [aside, over] = [Math.round(AROUND * wide), Math.round(AROUND * tall)];
  const box = {
    left: Math.max(0, left - aside),
    right: Math.min(photo.width, right + aside),
    top: Math.max(0, top - over),
    bottom: Math.min(photo.height, bottom + over),
  };
  const seed = [(left + right) >> 1, Math.round(top + SEED * tall)] as const;
  const piece = pieceAt((x, y) => tone(x, y) < level, ...seed, box);
  return piece && isArched(piece, sides) ? boxAround(piece, photo) : undefined;
};
