import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Chance from which a cell belongs to a house. */
const HOUSE = 0.5;
/** Least depth of the gap between two roofs, as a share of the photo's height. */
const GAP = 0.08;
/** Columns on either side of a gap in which the walls are compared, as a share of the photo's width. */
const BESIDE = 0.14;
/** How far apart the colours of two walls are that belong to two houses. */
const APART = 0.045;
/** A house's share of the wall in the photo up to which it can be a neighbour's. */
const MOST = 0.45;
/** Or least height by which its roof lies lower where no gap is seen between two, as a share of the photo's height, how far apart the colours are then, and shares of the wall: it stands behind, and is no wing. */
const LOWER = 0.33;
const LOWER_APART = 0.065;
const LOWER_SHARE = [0.03, 0.2] as const;
/** Shares of a gap that leaves and roof take at most: a tree before a house hides its roof, and where that runs on stands one house. */
const HIDDEN = 0.45;
const ROOFED = 0.58;
/** Share of the photo's width that it is wide at least: a frond is narrower. */
const NARROWEST = 0.0055;
/** A neighbour is cut by the edge of the photo: share of the columns up to it that hold house. */
const UNBROKEN = 0.9;

type Columns = {
  /** Topmost row of house, as a share of the height; 1 where there is none. */
  readonly top: Float32Array;
  readonly wall: Float32Array;
  /** Sums of the wall's warmth and greenness. */
  readonly warm: Float32Array;
  readonly green: Float32Array;
};

type Look = Pick<WindowLook, 'width' | 'height' | 'rgb'>;
type Sight = Pick<WindowSight, 'wall' | 'pane' | 'shut' | 'roof' | 'leaf'>;

/** One row of the network's cells; pixels below it are those of the photo. */
const addRow = (
  { top, wall: count, warm, green }: Columns,
  [wall, pane, shut]: readonly [Float32Array, Float32Array, Float32Array],
  start: number,
  down: number,
  rgb: Uint8Array,
  row: number,
  columns: Int32Array,
): void => {
  for (let x = 0; x < columns.length; x++) {
    const i = start + x;
    if (wall[i]! + pane[i]! + shut[i]! < HOUSE) continue;
    if (down < top[x]!) top[x] = down;
    if (wall[i]! < HOUSE) continue;
    const p = (row + columns[x]!) * 3;
    const r = rgb[p]!;
    const g = rgb[p + 1]!;
    const b = rgb[p + 2]!;
    const all = r + g + b + 30;
    count[x]!++;
    warm[x]! += (r - b) / all;
    green[x]! += (g - (r + b) / 2) / all;
  }
};

const columnsOf = (look: Look, { wall, pane, shut }: Sight): Columns => {
  const { width, height } = wall;
  const empty = (): Float32Array => new Float32Array(width);
  const out = { top: empty().fill(1), wall: empty(), warm: empty(), green: empty() };
  const across = new Int32Array(width);
  for (let x = 0; x < width; x++) across[x] = Math.min(look.width - 1, Math.floor(((x + 0.5) * look.width) / width));
  for (let y = 0; y < height; y++) {
    const row = Math.min(look.height - 1, Math.floor(((y + 0.5) * look.height) / height)) * look.width;
    addRow(out, [wall.data, pane.data, shut.data], y * width, y / height, look.rgb, row, across);
  }
  return out;
};

const sum = (values: Float32Array, from: number, to: number): number => {
  let total = 0;
  for (let x = Math.max(0, from); x < Math.min(values.length, to); x++) total += values[x]!;
  return total;
};

/** The highest row of house between two columns. */
const peak = (top: Float32Array, from: number, to: number): number => {
  let least = 1;
  for (let x = Math.max(0, from); x < Math.min(top.length, to); x++) least = Math.min(least, top[x]!);
  return least;
};

/** Whether what stands between two columns may be a neighbour's: unbroken, and little of all the walls. */
const neighbour = ({ top, wall }: Columns, from: number, to: number, total: number): boolean => {
  let held = 0;
  for (let x = from; x < to; x++) if (top[x]! < 1) held++;
  return held > UNBROKEN * (to - from) && sum(wall, from, to) < MOST * total;
};

/** Mean chance between two columns, from a row given as a share of the height down to the house. */
const shareIn = ({ width, height, data }: Plane, top: Float32Array, from: number, to: number, row: number): number => {
  let [total, count] = [0, 0];
  for (let x = Math.max(0, from); x <= Math.min(width - 1, to); x++)
    for (let y = Math.round(row * height); y < Math.round(top[x]! * height); y++, count++)
      total += data[y * width + x]!;
  return total / Math.max(1, count);
};

/** First and last column of a gap around one of its columns, half as deep at least. */
const gapAround = (top: Float32Array, x: number, row: number, span: number): readonly [number, number] => {
  let [first, last] = [x, x];
  while (first > 0 && x - first < span && top[first - 1]! - row >= GAP / 2) first--;
  while (last < top.length - 1 && last - x < span && top[last + 1]! - row >= GAP / 2) last++;
  return [first, last];
};

/**
 * Columns between which the house for sale stands, as shares of the width. It is the one in the middle; where a roof ends
 * and behind the gap walls of another colour begin, a neighbour's starts. Its windows are dim.
 */
export const subjectSpan = (look: Look, sight: Sight): readonly [number, number] => {
  const columns = columnsOf(look, sight);
  const { width } = sight.wall;
  const total = sum(columns.wall, 0, width);
  const span = Math.round(BESIDE * width);
  const { top } = columns;
  const colour = (values: Float32Array, from: number, to: number): number =>
    sum(values, from, to) / Math.max(1, sum(columns.wall, from, to));
  const apartAt = (x: number): number =>
    Math.hypot(
      colour(columns.warm, x - span, x) - colour(columns.warm, x + 1, x + span),
      colour(columns.green, x - span, x) - colour(columns.green, x + 1, x + span),
    );
  const cutAt = (x: number): boolean => {
    const lower = Math.max(peak(top, x - span, x), peak(top, x + 1, x + span));
    if (top[x]! - lower < GAP || apartAt(x) <= APART) return false;
    const [first, last] = gapAround(top, x, lower, span);
    const { leaf, roof } = sight;
    if (last - first + 1 < NARROWEST * width || (leaf && shareIn(leaf, top, first, last, lower) > HIDDEN)) return false;
    return !roof || shareIn(roof, top, x - 1, x + 1, lower) < ROOFED;
  };
  /** Whether behind a column, on the left or the right, a far lower house of another colour begins. */
  const lowerFrom = (x: number, rightward: boolean): boolean => {
    const [before, after] = [peak(top, x - span, x), peak(top, x + 1, x + span)];
    if ((rightward ? after - before : before - after) < LOWER) return false;
    const share = (rightward ? sum(columns.wall, x, width) : sum(columns.wall, 0, x)) / total;
    return share > LOWER_SHARE[0] && share < LOWER_SHARE[1] && apartAt(x) > LOWER_APART;
  };
  /** The gap is cut where it is deepest: at its first column the roof of the house is only sloping down to it. */
  const deepestFrom = (x: number, step: number): number => {
    let best = x;
    for (let n = x; n > 0 && n < width && (n - x) * step < span && cutAt(n); n += step)
      if (top[n]! > top[best]!) best = n;
    return best;
  };
  let [left, right] = [0, width];
  for (let x = Math.floor(width * 0.46); x > 0; x--)
    if ((neighbour(columns, 0, x, total) && cutAt(x)) || lowerFrom(x, false)) {
      left = deepestFrom(x, -1);
      break;
    }
  for (let x = Math.ceil(width * 0.54); x < width; x++)
    if ((neighbour(columns, x, width, total) && cutAt(x)) || lowerFrom(x, true)) {
      right = deepestFrom(x, 1);
      break;
    }
  return [left / width, right / width];
};
