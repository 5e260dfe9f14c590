import type { Lens } from '#domain/scene/camera.ts';
import type { RoomUnder } from '#engines/clearing/room-under.ts';
import { BACK, type BoxRoom, LEFT } from '#engines/clearing/surfaces.ts';
import type { Mask } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';

/** Metres a cell of a wall's own grid. */
export const CELL = 0.015;
const GLASS = 0.5;
/** A window is at least this large, in square metres. */
const SMALLEST = 0.1;
/** Sills lie above this height. */
const LOWEST = 0.3;
/** Metres by which windows' heads may differ that have one height of sill. */
const SAME_HEAD = 0.15;
/** Metres by which a sill may lie lower than any glass that is seen, by the network's word alone: it takes the wall under it for window. */
const FURTHER = 0.12;
/** Share of a window's height that must be seen: of less nobody knows how it goes on. */
export const SEEN = 0.4;

export type Wall = {
  readonly columns: number;
  readonly rows: number;
  /** Left end of the grid, in metres. */
  readonly start: number;
  /** Pixel of each cell, rows counted from the floor; -1 where another surface or nothing is there. */
  readonly pixels: Int32Array;
};

export type Window = {
  readonly region: Region;
  readonly head: number;
  /** Row down to which glass is seen anywhere in it: no sill lies higher. */
  readonly lowest: number;
  /** Row of the sill's lower edge where it is seen, and the columns that show it. */
  readonly sill: number | undefined;
  readonly open: readonly number[];
  readonly cut: readonly number[];
};

export const wallOf = (side: number, { camera, box }: BoxRoom, lens: Lens, room: RoomUnder): Wall => {
  const { eye, width, height } = camera;
  const [from, to] = side === BACK ? [-box.left * eye, box.right * eye] : [0.3, box.depth * eye];
  const columns = Math.ceil((to - from) / CELL);
  const rows = Math.ceil(room.ceiling! / CELL);
  const pixels = new Int32Array(columns * rows).fill(-1);
  // `project` without its array a cell; the box's camera does not bend.
  const [r, d, f] = lens.basis;
  const { focal } = camera;
  for (let column = 0; column < columns; column++) {
    const a = from + (column + 0.5) * CELL;
    const x = side === BACK ? a : side === LEFT ? -box.left * eye : box.right * eye;
    const z = side === BACK ? box.depth * eye : a;
    for (let row = 0; row < rows; row++) {
      const up = (row + 0.5) * CELL - eye;
      const ahead = f[0] * x + f[1] * up + f[2] * z;
      if (ahead <= 0.05) continue;
      const u = lens.cx + (focal * (r[0] * x + r[1] * up + r[2] * z)) / ahead;
      const v = lens.cy + (focal * (d[0] * x + d[1] * up + d[2] * z)) / ahead;
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const i = Math.floor(v) * width + Math.floor(u);
      if (room.surfaces.side[i] === side) pixels[row * columns + column] = i;
    }
  }
  return { columns, rows, start: from, pixels };
};

/** Windows of one wall that the mask cuts from below. */
export const windowsOf = (wall: Wall, glass: (i: number) => number, mask: Mask): Window[] => {
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

/** Rows of a column from `from` downwards that are hidden: the first of them, or undefined where none is. */
export const cutOf = (
  { columns, pixels }: Wall,
  mask: Mask,
  column: number,
  from: number,
  to: number,
): number | undefined => {
  let row = from;
  while (row >= to && pixels[row * columns + column]! >= 0 && !mask.data[pixels[row * columns + column]!]) row--;
  return row >= to && pixels[row * columns + column]! >= 0 ? row : undefined;
};

export const sillOf = (
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
  const middle = ends[ends.length >> 1];
  const read = middle === undefined ? undefined : Math.max(middle, seen - Math.round(FURTHER / CELL));
  return read !== undefined && fits(read) && read < highest - 2 ? read : undefined;
};
