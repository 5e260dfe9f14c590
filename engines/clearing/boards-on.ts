import {
  BINS,
  boardOf,
  LOW,
  type Outline,
  offsetOf,
  outlineOf,
  type Profile,
  STEP,
} from '#engines/clearing/board-profile.ts';
import type { Surfaces } from '#engines/clearing/surfaces.ts';
import { heightOf, type WallEnds, wallEnds } from '#engines/clearing/wall-ends.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';

/** The plain wall's value at a pixel. */
type ShadeAt = (i: number, channel: number) => number | undefined;

type Board = { readonly profile: Profile; readonly outline: Outline };

/** Columns that a board is read from beside a hole, at most and at least, how far from it, and how many missing ones in a row end it. */
const COLUMNS = 40;
const FEWEST = 8;
const FAR = 120;
const MISSING = 14;
/** Steps over which the board's upper edge gives way to the wall. */
const FADE = 6;
/** Share of the longer side within which a shadow that lies on the board beside the hole fades out. */
const SHADED = 0.035;
/** Steps that the boards on both sides of a hole may lie off each other. */
const ASKEW = 26;

/** One column of the photo from beyond the wall's end upwards, or nothing where some of it is hidden. */
const columnAt = (
  photo: Raster,
  hidden: Uint8Array,
  ends: WallEnds,
  shadeAt: ShadeAt,
  x: number,
): Profile | undefined => {
  const { width, height, data } = photo;
  const out = new Float32Array(BINS * 3);
  const last = ends.last[x]!;
  for (let k = 0; k < BINS; k++) {
    const at = ends.edge[x]! - ends.way * (LOW + k * STEP) * ends.scale[x]! - 0.5;
    const y = Math.floor(at);
    if (y < 0 || y + 1 >= height) return undefined;
    const i = y * width + x;
    if (hidden[i] || hidden[i + width]) return undefined;
    const onWall = ends.way * (last - i) >= 0 ? i : last;
    for (let c = 0; c < 3; c++) {
      const shade = shadeAt(onWall, c);
      if (shade === undefined) return undefined;
      const value = data[i * 3 + c]! + (data[(i + width) * 3 + c]! - data[i * 3 + c]!) * (at - y);
      out[k * 3 + c] = value - shade;
    }
  }
  return out;
};

/** The board beside a hole: columns of the same wall from its border outwards. */
const boardBeside = (
  column: (x: number) => Profile | undefined,
  { wall }: WallEnds,
  border: number,
  outwards: 1 | -1,
): Board | undefined => {
  const columns: Profile[] = [];
  const far: number[] = [];
  for (let n = 1, missing = 0; n < FAR && missing < MISSING && columns.length < COLUMNS; n++) {
    const x = border + outwards * n;
    if (x < 0 || x >= wall.length || wall[x] !== wall[border]) break;
    const own = column(x);
    if (own) {
      columns.push(own);
      far.push(n);
      missing = 0;
    } else missing++;
  }
  const profile = columns.length >= FEWEST ? boardOf(columns, far) : undefined;
  const outline = profile && outlineOf(profile);
  return profile && outline && { profile, outline };
};

type Run = { readonly from: number; readonly to: number };

/** Stretches of one wall whose board is hidden. */
const hiddenRuns = (column: (x: number) => Profile | undefined, { wall }: WallEnds): Run[] => {
  const runs: Run[] = [];
  for (let x = 0; x < wall.length; ) {
    const from = x;
    if (!wall[x] || column(x)) {
      x++;
      continue;
    }
    while (x < wall.length && wall[x] === wall[from] && !column(x)) x++;
    runs.push({ from, to: x - 1 });
  }
  return runs;
};

const levelAt = (profile: Profile, step: number, channel: number): number => {
  const at = Math.min(BINS - 1.001, Math.max(0, step));
  const k = Math.floor(at);
  const low = profile[k * 3 + channel]!;
  return low + (profile[(k + 1) * 3 + channel]! - low) * (at - k);
};

/** Lays boards over the fill of one run: the left one gives way to the right one, and both are kept over each other. */
const drawRun = (
  { from, to }: Run,
  [left, right]: readonly [Board, Board],
  ends: WallEnds,
  mask: Mask,
  shadeAt: ShadeAt,
  out: Float32Array,
): void => {
  const { width, height } = mask;
  const askew = left === right ? 0 : offsetOf(right.profile, left.profile, ASKEW);
  const top = Math.max(left.outline.top, right.outline.top - askew) + 2;
  const bottom = Math.min(left.outline.bottom, right.outline.bottom - askew);
  const reach = SHADED * Math.max(width, height);
  // What the wall above the board has as well is a shadow that stands there: further in it goes from both.
  const shadow = [left, right].map(({ profile, outline }) =>
    [0, 1, 2].map((c) => levelAt(profile, outline.top + 2 * FADE, c)),
  );
  for (let x = from; x <= to; x++) {
    const gone = [x - from, to - x].map((far) => Math.min(1, far / reach)) as [number, number];
    const share = (x - from + 1) / (to - from + 2);
    // The box's line is straight, so it leaves the board's by as many pixels more with every column.
    const off = (share * askew * ends.scale[to]!) / ends.scale[x]!;
    const last = ends.last[x]!;
    const pixel = 1 / (ends.scale[x]! * STEP);
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (!mask.data[i]) continue;
      const step = (heightOf(ends, x, y) - LOW) / STEP - off;
      // A lens mixes board and floor over a pixel.
      const weight = Math.min(1, (top + FADE - step) / FADE, (step - bottom) / pixel + 0.5);
      if (weight <= 0) continue;
      const onWall = ends.way * (last - i) >= 0 ? i : last;
      for (let c = 0; c < 3; c++) {
        const shade = shadeAt(onWall, c);
        if (shade === undefined) continue;
        const one = levelAt(left.profile, step, c) - gone[0] * shadow[0]![c]!;
        const other = levelAt(right.profile, step + askew, c) - gone[1] * shadow[1]![c]!;
        const value = (1 - share) * one + share * other;
        out[i * 3 + c] = out[i * 3 + c]! * (1 - weight) + (shade + value) * weight;
      }
    }
  }
};

/** A board of another wall, set down where this one's floor is. */
const standing = ({ profile, outline }: Board, way: 1 | -1): Board => {
  const down = way === 1 ? outline.bottom - Math.round(-LOW / STEP) : 0;
  const moved = new Float32Array(BINS * 3);
  for (let k = 0; k < BINS; k++) for (let c = 0; c < 3; c++) moved[k * 3 + c] = levelAt(profile, k + down, c);
  return { profile: moved, outline: { ...outline, bottom: outline.bottom - down, top: outline.top - down } };
};

/**
 * Baseboards and cornices go on behind what is cleared. Each is read right beside the hole, on both sides where it can be, and drawn from
 * one to the other; a wall that shows none of it has the clearest one of the room.
 */
export const boardsOn = (
  photo: Raster,
  mask: Mask,
  surfaces: Surfaces,
  ceiling: number,
  shadeAt: ShadeAt,
  out: Float32Array,
): void => {
  for (const way of [1, -1] as const) {
    const ends = wallEnds(surfaces, ceiling, way);
    const columns = new Map<number, Profile | undefined>();
    const column = (x: number): Profile | undefined => {
      if (!columns.has(x)) columns.set(x, columnAt(photo, mask.data, ends, shadeAt, x));
      return columns.get(x);
    };
    const runs = hiddenRuns(column, ends).map((run) => ({
      run,
      left: boardBeside(column, ends, run.from, -1),
      right: boardBeside(column, ends, run.to, 1),
    }));
    const known = runs.flatMap(({ left, right }) => [left, right]).filter((board) => board !== undefined);
    known.sort((p, q) => q.outline.contrast - p.outline.contrast);
    for (const { run, left, right } of runs) {
      const borrowed = known[0] && standing(known[0], way);
      const [one, other] = [left ?? right ?? borrowed, right ?? left ?? borrowed];
      if (one && other) drawRun(run, [one, other], ends, mask, shadeAt, out);
    }
  }
};
