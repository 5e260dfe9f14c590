import { type Lens, project } from '#domain/scene/camera.ts';
import { BOX_SURE, type RoomUnder } from '#engines/clearing/room-under.ts';
import { BACK, type BoxRoom, LEFT, RIGHT } from '#engines/clearing/surfaces.ts';
import type { Segmentation } from '#engines/ports.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { probabilityOf } from '#engines/vision/index.ts';

/** Metres a cell of a wall's own grid. */
const CELL = 0.015;
const GLASS = 0.5;
/** A window is at least this large, in square metres, and cut over at least this much of its width, in metres. */
const SMALLEST = 0.1;
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
/** Metres of rail and sill at a window's foot, at most, and levels (three channels) by which glass differs from them. */
const FOOT = 0.16;
const UNLIKE = 60;
/** Sills lie between these heights. */
const LOWEST = 0.3;
/** Metres by which windows' heads may differ that have one height of sill. */
const SAME_HEAD = 0.15;
/** Share of a window's height that must be seen: of less nobody knows how it goes on. */
const SEEN = 0.4;
/** Share of what lies between cut and sill that is hidden, in a column that furniture stands before. */
const HIDDEN = 0.8;

type Wall = {
  readonly columns: number;
  readonly rows: number;
  /** Left end of the grid, in metres. */
  readonly start: number;
  /** Pixel of each cell, rows counted from the floor; -1 where another surface or nothing is there. */
  readonly pixels: Int32Array;
};

type Window = {
  readonly region: Region;
  readonly head: number;
  /** Row down to which glass is seen anywhere in it: no sill lies higher. */
  readonly lowest: number;
  /** Row of the sill's lower edge where it is seen, and the columns that show it. */
  readonly sill: number | undefined;
  readonly open: readonly number[];
  readonly cut: readonly number[];
};

const wallOf = (side: number, { camera, box }: BoxRoom, lens: Lens, room: RoomUnder): Wall => {
  const { eye, width, height } = camera;
  const [from, to] = side === BACK ? [-box.left * eye, box.right * eye] : [0.3, box.depth * eye];
  const columns = Math.ceil((to - from) / CELL);
  const rows = Math.ceil(room.ceiling! / CELL);
  const pixels = new Int32Array(columns * rows).fill(-1);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = from + (column + 0.5) * CELL;
      const [x, z] = side === BACK ? [a, box.depth * eye] : side === LEFT ? [-box.left * eye, a] : [box.right * eye, a];
      const [u, v, ahead] = project(lens, x, (row + 0.5) * CELL, z);
      if (ahead <= 0.05 || u < 0 || v < 0 || u >= width || v >= height) continue;
      const i = Math.floor(v) * width + Math.floor(u);
      if (room.surfaces.side[i] === side) pixels[row * columns + column] = i;
    }
  return { columns, rows, start: from, pixels };
};

/** Windows of one wall that the mask cuts from below. */
const windowsOf = (wall: Wall, glass: (i: number) => number, mask: Mask): Window[] => {
  const { columns, rows, pixels } = wall;
  const seen = new Uint8Array(pixels.length);
  for (let c = 0; c < pixels.length; c++)
    if (pixels[c]! >= 0 && !mask.data[pixels[c]!] && glass(pixels[c]!) > GLASS) seen[c] = 1;
  const { labels, regions } = labelRegions(seen, columns, rows);
  return regions.flatMap((region): Window[] => {
    if (region.area * CELL * CELL < SMALLEST) return [];
    const open: number[] = [];
    const cut: number[] = [];
    const ends: number[] = [];
    const heads: number[] = [];
    const lows: number[] = [];
    for (let column = region.left; column <= region.right; column++) {
      let low = region.top;
      while (low <= region.bottom && labels[low * columns + column] !== region.label) low++;
      let high = region.bottom;
      while (high > low && labels[high * columns + column] !== region.label) high--;
      if (low > region.bottom) continue;
      heads.push(high + 1);
      lows.push(low);
      const below = [1, 2, 3].map((n) => pixels[(low - n) * columns + column] ?? -1);
      if (below.some((i) => i >= 0 && mask.data[i])) cut.push(column);
      else if (below.every((i) => i >= 0)) {
        open.push(column);
        ends.push(low);
      }
    }
    heads.sort((p, q) => p - q);
    // Bars and the rim of the mask end some columns too early: the sill is where the lowest of them agree.
    const least = [...ends].sort((p, q) => p - q)[Math.floor(ends.length / 5)] ?? 0;
    const level = open.filter((_, n) => Math.abs(ends[n]! - least) <= 3);
    // Two columns may be noise of the network, three are glass.
    const lowest = lows.sort((p, q) => p - q)[Math.min(2, lows.length - 1)]!;
    const sill = level.length >= 2 && least <= lowest + 3 ? least : undefined;
    return [{ region, head: heads[heads.length >> 1]!, lowest, sill, open: level, cut }];
  });
};

/**
 * A window whose lower part stood behind furniture goes on behind it: its bars, casing and view straight down, and at the foot its own
 * rail and sill, from where they are seen or mirrored from its head. A sill that nothing shows is taken from the room's other windows,
 * and failing these from the empty-room network; where none knows it, nothing is drawn. `drawn` is 1 where a window was continued.
 */
export const windowsDown = (
  photo: Raster,
  picture: Raster,
  /** The fill by planes alone: the wall under a sill, where an inpainter would let the view run down. */
  plain: Raster,
  mask: Mask,
  seen: Segmentation,
  room: RoomUnder,
): { readonly picture: Raster; readonly drawn: Uint8Array } => {
  const drawn = new Uint8Array(mask.data.length);
  const { box, lens } = room;
  if (!box || !lens || room.fit < BOX_SURE) return { picture, drawn };
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
  const data = picture.data.slice();
  for (const { side, wall, window } of all) {
    if (window.cut.length * CELL < CUT) continue;
    const sill = sillOf(window, known, wall, mask, behind);
    if (sill === undefined) continue;
    known.push({ head: window.head, sill });
    drawDown(photo, plain, data, drawn, mask, side, wall, window, sill, room);
  }
  return { picture: { ...picture, data }, drawn };
};

/** Rows of a column from `from` downwards that are hidden: the first of them, or undefined where none is. */
const cutOf = ({ columns, pixels }: Wall, mask: Mask, column: number, from: number, to: number): number | undefined => {
  let row = from;
  while (row >= to && pixels[row * columns + column]! >= 0 && !mask.data[pixels[row * columns + column]!]) row--;
  return row >= to && pixels[row * columns + column]! >= 0 ? row : undefined;
};

const sillOf = (
  { region, lowest: seen, sill, cut, head }: Window,
  others: readonly { readonly head: number; readonly sill: number }[],
  wall: Wall,
  mask: Mask,
  behind: (i: number) => number,
): number | undefined => {
  const lowest = Math.round(LOWEST / CELL);
  const cuts = cut.flatMap((column) => cutOf(wall, mask, column, head - 4, lowest) ?? []).sort((p, q) => p - q);
  const highest = cuts[cuts.length >> 1] ?? region.top;
  const fits = (row: number): boolean =>
    row > lowest && row <= Math.min(highest + 4, seen + 3) && head - highest >= SEEN * (head - row);
  if (sill !== undefined && fits(sill)) return sill;
  const level = others.find((other) => Math.abs(other.head - head) * CELL < SAME_HEAD && fits(other.sill));
  if (level) return level.sill;
  const ends = cut
    .map((column) => {
      let row = highest;
      while (row > lowest) {
        const i = wall.pixels[row * wall.columns + column]!;
        if (i < 0 || behind(i) < 0.5) break;
        row--;
      }
      return row;
    })
    .sort((p, q) => p - q);
  const read = ends[ends.length >> 1];
  return read !== undefined && fits(read) && read < highest - 2 ? read : undefined;
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

const drawDown = (
  photo: Raster,
  plain: Raster,
  data: Uint8Array,
  drawn: Uint8Array,
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
  const colourAt = (column: number): Colour | undefined => {
    let top = 0;
    for (let n = -2; n <= 2; n++) top = Math.max(top, cuts.get(column + n) ?? 0);
    const sums = [0, 0, 0];
    let n = 0;
    const first = top + Math.round(RIM / CELL);
    for (let row = first; row < Math.min(head - 2, first + Math.round(BAND / CELL)); row++) {
      const i = pixels[row * columns + column]!;
      if (i < 0 || mask.data[i]) continue;
      for (let c = 0; c < 3; c++) sums[c]! += photo.data[i * 3 + c]!;
      n++;
    }
    return n > 0 ? [sums[0]! / n, sums[1]! / n, sums[2]! / n] : undefined;
  };
  const single = new Map<number, Colour>();
  for (const column of cuts.keys()) {
    const own = colourAt(column);
    if (own) single.set(column, own);
  }
  const colours = new Map<number, Colour>();
  for (const [column, own] of single) {
    const near: Colour[] = [];
    for (let n = column - EVEN; n <= column + EVEN; n++) {
      const other = single.get(n);
      if (other && unlike(own, other) < BAR) near.push(other);
    }
    const mean = (c: 0 | 1 | 2): number => near.reduce((sum, other) => sum + other[c], 0) / near.length;
    colours.set(column, [mean(0), mean(1), mean(2)]);
  }
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
    const f = column - left;
    const shade: Colour = [plain.data[i * 3]!, plain.data[i * 3 + 1]!, plain.data[i * 3 + 2]!];
    const below = foot && at >= 0 && at < rail ? foot : undefined;
    if (row < sill ? !(own && below && inside) : !inside && unlike(p, shade) < CASED) {
      for (let c = 0; c < 3; c++) data[i * 3 + c] = shade[c]!;
      continue;
    }
    for (let c = 0; c < 3; c++) {
      if (!below) data[i * 3 + c] = p[c]! * (1 - f) + q[c]! * f + 0.5;
      else {
        const k = Math.max(0, Math.min(below.length - 2, Math.floor(at)));
        const g = Math.max(0, Math.min(1, at - k));
        data[i * 3 + c] = below[k]![c]! * (1 - g) + below[k + 1]![c]! * g + 0.5;
      }
    }
    drawn[i] = 1;
  }
};
