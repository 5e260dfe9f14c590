import { straightenRow } from '#engines/dusk/sun/straight-boards.ts';
import { placesAbove } from '#engines/raster/places.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { regionsIn } from '#engines/raster/regions.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Heights of a door above it, and shares of its width beside it, in which its lintel and the board along its eave lie. */
const ABOVE = 0.4;
const ASIDE = 0.15;
/** Log2 of light by day and stops of sun from which a place on a board lies in a spot of it. */
const WHITE = -0.9;
const IN_SUN = 1;
/** Cells to either side along a board that tell its light, and the share of them that lies in the sun: less is a wall. */
const ALONG = 24;
const ENOUGH = [0.15, 0.3] as const;
/** Stops by which a board is darker in a shadow of leaves at least and at most: more is what stands behind it. */
const DARKER = 0.2;
const DARKEST = [3, 2.4] as const;
/** Cells beside it where the network sees a spot's shade, and stops of sun to one of light that it sees then. */
const BESIDE = 2;
const SEEN = [0.05, 0.2] as const;

/** What is known of every cell: log light, stops of sun as the network sees them, what is neither leaf nor glass nor sky, and garage doors in dapple, 0..1. */
type Known = Readonly<Record<'light' | 'seen' | 'plain' | 'dappled', Float32Array>>;
/** What is evened: stops of sun that go, red and blue. */
type Evened = readonly [sun: Float32Array, warm: Float32Array, cool: Float32Array];

/**
 * Takes shadows of leaves off the white boards over a door that lies in dapple, along each: too thin for the squares that tell shadow from paint, an eave came out eaten.
 * What is finer than a cell goes with them, as far as `even` is raised there: rims of leaves were a crust on the board.
 */
export const evenBoards = (
  [sun, warm, cool]: readonly [Plane, Plane, Plane],
  light: Plane,
  seen: Plane,
  plain: Plane,
  dappled: Plane,
  even: Plane,
): void => {
  const { width, height } = sun;
  const evened = [sun.data, warm.data, cool.data] as const;
  const known = { light: light.data, seen: seen.data, plain: plain.data, dappled: dappled.data };
  const regions = regionsIn(placesAbove(known.dappled, 0.5), width, height);
  for (const { left, top, right, bottom } of regions) {
    const aside = ASIDE * (right - left);
    const [from, to] = [Math.max(0, Math.round(left - aside)), Math.min(width - 1, Math.round(right + aside))];
    const first = Math.max(0, Math.round(top - ABOVE * (bottom - top)));
    for (let y = first; y < top + BESIDE; y++) evenRow(evened, known, even.data, y * width + from, y * width + to);
    const boards = { ...known, sun: sun.data, warm: warm.data, cool: cool.data };
    const upper = upperBoard(known, width, left, right, first, top);
    for (let y = upper; y < top + 2 * BESIDE; y++)
      straightenRow(boards, even.data, y * width + left, y * width + right);
  }
};

/** Whether a cell of a board lies in a spot of sun. */
const isLit = ({ light, seen, plain, dappled }: Known, i: number): boolean =>
  light[i]! > WHITE && seen[i]! > IN_SUN && plain[i]! > 0.5 && dappled[i]! < 0.5;

/** Share of a row that lies in spots of sun, from which it is the uppermost board and no roof. */
const BOARD = 0.3;
const upperBoard = (known: Known, width: number, left: number, right: number, first: number, top: number): number => {
  for (let y = first; y < top; y++) {
    let lit = 0;
    for (let i = y * width + left; i <= y * width + right; i++) if (isLit(known, i)) lit++;
    if (lit > BOARD * (right - left)) return y;
  }
  return top;
};

/** Means over the lit cells of a board between two of a row: their share, light, stops of sun, light without it, red and blue. */
const litBetween = (
  [sun, warm, cool]: Evened,
  { light, seen }: Known,
  lit: Uint8Array,
  row: number,
  from: number,
  to: number,
): readonly [share: number, level: number, stops: number, left: number, red: number, blue: number] => {
  let [n, level, stops, left, red, blue] = [0, 0, 0, 0, 0, 0];
  for (let m = from; m <= to; m++) {
    if (!lit[m]) continue;
    const i = row + m;
    n++;
    level += light[i]!;
    stops += seen[i]!;
    left += light[i]! - sun[i]!;
    red += warm[i]!;
    blue += cool[i]!;
  }
  const k = 1 / Math.max(1, n);
  return [n / (to - from + 1), k * level, k * stops, k * left, k * red, k * blue];
};

const evenRow = (evened: Evened, known: Known, even: Float32Array, from: number, to: number): void => {
  const [sun, warm, cool] = evened;
  const { light, seen, dappled } = known;
  const lit = new Uint8Array(to - from + 1);
  for (let i = from; i <= to; i++) if (isLit(known, i)) lit[i - from] = 1;
  if (!lit.includes(1)) return;
  for (let i = from; i <= to; i++) {
    if (lit[i - from] || dappled[i]! >= 0.5) continue;
    const [a, b] = [Math.max(0, i - from - ALONG), Math.min(to - from, i - from + ALONG)];
    const [share, level, stops, left, red, blue] = litBetween(evened, known, lit, from, a, b);
    const darker = level - light[i]!;
    if (share < ENOUGH[0] || darker < DARKER) continue;
    let shade = seen[i]!;
    for (let j = Math.max(from, i - BESIDE); j <= Math.min(to, i + BESIDE); j++) shade = Math.min(shade, seen[j]!);
    const sure =
      ease(ENOUGH[0], ENOUGH[1], share) *
      ease(DARKEST[0], DARKEST[1], darker) *
      ease(SEEN[0], SEEN[1], (stops - shade) / darker);
    sun[i]! += sure * Math.min(0, light[i]! - left - sun[i]!);
    for (let j = Math.max(from, i - BESIDE); j <= Math.min(to, i + BESIDE); j++)
      if ((j === i || lit[j - from]) && even[j]! < sure) even[j] = sure;
    warm[i]! += sure * (red - warm[i]!);
    cool[i]! += sure * (blue - cool[i]!);
  }
};
