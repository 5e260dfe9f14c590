import { BOX_SURE, type RoomUnder } from '#engines/clearing/room-under.ts';
import { BACK, LEFT, RIGHT } from '#engines/clearing/surfaces.ts';
import { CELL, cutOf, SEEN, sillOf, type Wall, type Window, wallOf, windowsOf } from '#engines/clearing/window-wall.ts';
import type { Segmentation } from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { probabilityOf } from '#engines/vision/index.ts';

/** Metres over which a window must be cut. */
const CUT = 0.06;
/** Metres beside the glass in which its casing may go down as well. */
const CASING = 0.16;
/** Levels, three channels, by which a casing differs from its wall. */
const CASED = 45;
/** Metres above the cut that are left to the mask's rim, and over which a column's own colour is taken. */
const RIM = 0.02;
const BAND = 0.045;
/** Cells each side over which the view is evened out, and levels (three channels) by which a bar differs from it. */
const EVEN = 4;
const BAR = 60;
/** Cells each side over which the view is evened out further down, and cells under the cut by which that is reached: streaks are no lawn. */
const BROAD = 22;
const SOFT = 12;
/** Metres further up at which a bar or a post looks as it does at the cut, and a view does not. */
const HIGHER = 0.3;
/** Metres of rail and sill at a window's foot, at most, and levels (three channels) by which glass differs from them. */
const FOOT = 0.16;
const UNLIKE = 60;
/** Share of what lies between cut and sill that is hidden, in a column that furniture stands before. */
const HIDDEN = 0.8;

/**
 * A window whose lower part stood behind furniture goes on behind it: its bars, casing and view straight down, and at the foot its own
 * rail and sill, from where they are seen or mirrored from its head. A sill that nothing shows is taken from the room's other windows,
 * and failing these from the empty-room network; where none knows it, nothing is drawn. `drawn` is 1 where a window was continued, `settled`
 * there and on the wall under its sill and beside its casing, where an inpainter would let the view run down.
 */
export const windowsDown = (
  photo: Raster,
  /** The fill by planes: the walls around the windows. */
  plain: Raster,
  mask: Mask,
  seen: Segmentation,
  room: RoomUnder,
): { readonly picture: Raster; readonly drawn: Uint8Array; readonly settled: Uint8Array } => {
  const drawn = new Uint8Array(mask.data.length);
  const settled = new Uint8Array(mask.data.length);
  const { box, lens } = room;
  if (!box || !lens || room.fit < BOX_SURE) return { picture: plain, drawn, settled };
  const { width, height } = photo;
  const plane = probabilityOf(seen, 'window', 'pane', 'sky', 'vegetation');
  const planeAt =
    (data: Float32Array) =>
    (i: number): number =>
      data[
        Math.floor(((Math.floor(i / width) + 0.5) / height) * seen.height) * seen.width +
          Math.floor((((i % width) + 0.5) / width) * seen.width)
      ]!;
  const glass = planeAt(plane.data);
  const behind = planeAt(room.guess.structure.data);
  const walls = [BACK, LEFT, RIGHT].map((side) => {
    const wall = wallOf(side, box, lens, room);
    return { side, wall, windows: windowsOf(wall, glass, mask) };
  });
  // The widest first: what it says of its sill holds for the windows beside it.
  const all = walls
    .flatMap(({ side, wall, windows }) => windows.map((window) => ({ side, wall, window })))
    .sort((p, q) => q.window.region.right - q.window.region.left - (p.window.region.right - p.window.region.left));
  const known = all.flatMap(({ window: { head, sill } }) => (sill === undefined ? [] : [{ head, sill }]));
  const data = plain.data.slice();
  for (const { side, wall, window } of all) {
    if (window.cut.length * CELL < CUT) continue;
    const sill = sillOf(window, known, wall, mask, behind);
    if (sill === undefined) continue;
    known.push({ head: window.head, sill });
    drawDown(photo, plain, data, { drawn, settled }, mask, side, wall, window, sill, room);
  }
  return { picture: { ...plain, data }, drawn, settled };
};

type Colour = readonly [number, number, number];

/** Middle colours of these columns, row by row from `first` on, upwards or downwards; undefined where too little of them is seen. */
const rowsOf = (
  photo: Raster,
  mask: Mask,
  { pixels, columns }: Wall,
  of: readonly number[],
  first: number,
  rows: number,
  step: 1 | -1,
): Colour[] | undefined => {
  const foot: Colour[] = [];
  for (let n = 0; n < rows; n++) {
    const row = first + n * step;
    const values = of.map((column) => pixels[row * columns + column]!).filter((i) => i >= 0 && !mask.data[i]);
    if (values.length < 4) return undefined;
    const middle = (c: number): number =>
      values.map((i) => photo.data[i * 3 + c]!).sort((p, q) => p - q)[values.length >> 1]!;
    foot.push([middle(0), middle(1), middle(2)]);
  }
  return foot;
};

const unlike = (p: Colour, q: Colour): number => Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]) + Math.abs(p[2] - q[2]);

/** White and light grey, as frames are: a blind higher up does not make a view of them. */
const isPaint = (own: Colour): boolean => Math.max(...own) - Math.min(...own) < 24 && own[1] > 150;

/** Each column's colour, averaged with those near it that are alike: bars and posts keep theirs. */
const evened = (columns: ReadonlyMap<number, Colour>, reach: number, alike: number): Map<number, Colour> => {
  const out = new Map<number, Colour>();
  for (const [column, own] of columns) {
    const sums = [0, 0, 0];
    let count = 0;
    for (let n = column - reach; n <= column + reach; n++) {
      const other = columns.get(n);
      if (!other || unlike(own, other) >= alike) continue;
      for (let c = 0; c < 3; c++) sums[c]! += other[c]!;
      count++;
    }
    out.set(column, [sums[0]! / count, sums[1]! / count, sums[2]! / count]);
  }
  return out;
};

const drawDown = (
  photo: Raster,
  plain: Raster,
  data: Uint8Array,
  { drawn, settled }: { readonly drawn: Uint8Array; readonly settled: Uint8Array },
  mask: Mask,
  side: number,
  wall: Wall,
  window: Window,
  sill: number,
  room: RoomUnder,
): void => {
  const { columns, pixels, start } = wall;
  const { region, head } = window;
  const margin = Math.round(CASING / CELL);
  const under = Math.round(0.075 / CELL);
  const tall = Math.round(FOOT / CELL);
  const middle = Array.from({ length: region.right - region.left + 1 }, (_, n) => region.left + n);
  const own = window.sill === sill ? rowsOf(photo, mask, wall, window.open, sill - under, under + tall, 1) : undefined;
  const mirrored = own ? undefined : rowsOf(photo, mask, wall, middle, head - 1, tall, -1);
  const foot = own ?? (mirrored && [...mirrored.slice(0, under).fill(mirrored[0]!), ...mirrored]);
  // The foot goes up to where it turns into view.
  let rail = under;
  while (foot && rail + 1 < foot.length && unlike(foot[rail + 1]!, foot[under + 1]!) < UNLIKE) rail++;
  const from = Math.max(0, region.left - margin);
  const to = Math.min(columns - 1, region.right + margin);
  const cuts = new Map<number, number>();
  for (let column = from; column <= to; column++) {
    const cut = cutOf(wall, mask, column, head - 3, sill - under);
    if (cut === undefined || head - cut < SEEN * (head - sill)) continue;
    let hidden = 0;
    for (let row = sill; row <= cut; row++) if (mask.data[pixels[row * columns + column]!]) hidden++;
    if (hidden > HIDDEN * (cut - sill)) cuts.set(column, cut);
  }
  const colourAt = (column: number, above: number): Colour | undefined => {
    let top = 0;
    for (let n = -2; n <= 2; n++) top = Math.max(top, cuts.get(column + n) ?? 0);
    const sums = [0, 0, 0];
    let n = 0;
    const first = top + Math.round((RIM + above) / CELL);
    for (let row = first; row < Math.min(head - 2, first + Math.round(BAND / CELL)); row++) {
      const i = pixels[row * columns + column]!;
      if (i < 0 || mask.data[i]) continue;
      for (let c = 0; c < 3; c++) sums[c]! += photo.data[i * 3 + c]!;
      n++;
    }
    return n > 0 ? [sums[0]! / n, sums[1]! / n, sums[2]! / n] : undefined;
  };
  const single = new Map<number, Colour>();
  const view = new Map<number, Colour>();
  for (const column of cuts.keys()) {
    const own = colourAt(column, 0);
    if (!own) continue;
    single.set(column, own);
    const higher = colourAt(column, HIGHER);
    if (higher && unlike(own, higher) > BAR / 2 && !isPaint(own)) view.set(column, own);
  }
  const colours = evened(single, EVEN, BAR);
  const broad = evened(evened(view, BROAD, Number.POSITIVE_INFINITY), BROAD, Number.POSITIVE_INFINITY);
  const { a, b, side: sides } = room.surfaces;
  for (let i = 0; i < sides.length; i++) {
    if (!mask.data[i] || sides[i] !== side) continue;
    const row = b[i]! / CELL - 0.5;
    const column = (a[i]! - start) / CELL - 0.5;
    const left = Math.floor(column);
    const cut = cuts.get(Math.round(column));
    if (cut === undefined || row > cut + 1) continue;
    const inside = column >= region.left - 1 && column <= region.right + 1;
    const at = row - (sill - under);
    const p = colours.get(left) ?? colours.get(left + 1);
    const q = colours.get(left + 1) ?? p;
    if (!p || !q) continue;
    const [r, s] = [broad.get(left) ?? p, broad.get(left + 1) ?? q];
    const f = column - left;
    const deep = Math.min(1, Math.max(0, (cut - row) / SOFT));
    const shade: Colour = [plain.data[i * 3]!, plain.data[i * 3 + 1]!, plain.data[i * 3 + 2]!];
    const below = foot && at >= 0 && at < rail ? foot : undefined;
    if (row < sill ? !(own && below && inside) : !inside && unlike(p, shade) < CASED) {
      for (let c = 0; c < 3; c++) data[i * 3 + c] = shade[c]!;
      settled[i] = 1;
      continue;
    }
    for (let c = 0; c < 3; c++) {
      if (!below)
        data[i * 3 + c] = (p[c]! * (1 - f) + q[c]! * f) * (1 - deep) + (r[c]! * (1 - f) + s[c]! * f) * deep + 0.5;
      else {
        const k = Math.max(0, Math.min(below.length - 2, Math.floor(at)));
        const g = Math.max(0, Math.min(1, at - k));
        data[i * 3 + c] = below[k]![c]! * (1 - g) + below[k + 1]![c]! * g + 0.5;
      }
    }
    drawn[i] = 1;
    settled[i] = 1;
  }
};
