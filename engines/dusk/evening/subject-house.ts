import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';

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
type Sight = Pick<WindowSight, 'wall' | 'pane' | 'shut'>;

const columnsOf = (look: Look, { wall, pane, shut }: Sight): Columns => {
  const { width, height } = wall;
  const top = new Float32Array(width).fill(1);
  const [count, warm, green] = [new Float32Array(width), new Float32Array(width), new Float32Array(width)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (wall.data[i]! + pane.data[i]! + shut.data[i]! < HOUSE) continue;
      if (y / height < top[x]!) top[x] = y / height;
      if (wall.data[i]! < HOUSE) continue;
      const row = Math.min(look.height - 1, Math.floor(((y + 0.5) * look.height) / height));
      const p = (row * look.width + Math.min(look.width - 1, Math.floor(((x + 0.5) * look.width) / width))) * 3;
      const r = look.rgb[p]!;
      const g = look.rgb[p + 1]!;
      const b = look.rgb[p + 2]!;
      const sum = r + g + b + 30;
      count[x]!++;
      warm[x]! += (r - b) / sum;
      green[x]! += (g - (r + b) / 2) / sum;
    }
  return { top, wall: count, warm, green };
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

/**
 * Columns between which the house for sale stands, as shares of the width. It is the one in the middle; where a roof ends
 * and behind the gap walls of another colour begin, a neighbour's starts. Its windows are dim.
 */
export const subjectSpan = (look: Look, sight: Sight): readonly [number, number] => {
  const columns = columnsOf(look, sight);
  const { width } = sight.wall;
  const total = sum(columns.wall, 0, width);
  const span = Math.round(BESIDE * width);
  const cutAt = (x: number): boolean => {
    const { top } = columns;
    const depth = top[x]! - Math.max(peak(top, x - span, x), peak(top, x + 1, x + span));
    if (depth < GAP) return false;
    const colour = (values: Float32Array, from: number, to: number): number =>
      sum(values, from, to) / Math.max(1, sum(columns.wall, from, to));
    const apart = Math.hypot(
      colour(columns.warm, x - span, x) - colour(columns.warm, x + 1, x + span),
      colour(columns.green, x - span, x) - colour(columns.green, x + 1, x + span),
    );
    return apart > APART;
  };
  let [left, right] = [0, width];
  for (let x = Math.floor(width * 0.46); x > 0; x--)
    if (neighbour(columns, 0, x, total) && cutAt(x)) {
      left = x;
      break;
    }
  for (let x = Math.ceil(width * 0.54); x < width; x++)
    if (neighbour(columns, x, width, total) && cutAt(x)) {
      right = x;
      break;
    }
  return [left / width, right / width];
};
