import type { Quad } from '#engines/dusk/parameters.ts';
import { quadSpace } from '#engines/dusk/windows/quad-space.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';

const GLASS = 0.5;
/** Cells that a window with shutters is tall at least. */
const LEAST = 8;
/** Cells of casing beside it at most, and shares of its height that a shutter is wide. */
const CASING = 7;
const WIDE = [0.14, 0.7] as const;
/** Stops by which a shutter is darker than the wall beyond it, in each of its columns. */
const DARKER = 0.9;
/** Cells of wall beyond it that tell its sun, how surely they are wall, and stops from which they lie in the sun. Of that, a shutter in the shade is read to have less than this share. */
const BEYOND = 5;
const WALL = 0.5;
const IN_SUN = 0.6;
const SHADY = 0.8;
/** Share of its glass's height by which a shutter reaches beyond it at most, at either end. */
const TALLER = 0.35;

type Maps = {
  readonly sun: Plane;
  readonly light: Plane;
  readonly walls: Plane;
  /** Red and blue against green without the sun, and as the day has them. */
  readonly hues: readonly [Plane, Plane];
  readonly dayHues: readonly [Float32Array, Float32Array];
};

const meanIn = (data: Float32Array, width: number, { left, right, top, bottom }: Omit<Region, 'area' | 'label'>) => {
  let sum = 0;
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) sum += data[y * width + x]!;
  return sum / ((bottom - top + 1) * (right - left + 1));
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
/** A shutter on the rows of its glass, and the wall beyond it. */
type Shutter = { readonly board: Box; readonly wall: Box };

/** The shutter on one side of a window: dark columns beside the casing, and wall in the sun beyond them. */
const shutterBeside = (
  { light, walls }: Maps,
  { left, right, top, bottom }: Box,
  step: -1 | 1,
): Shutter | undefined => {
  const tall = bottom - top + 1;
  const edge = step < 0 ? left : right;
  const most = step < 0 ? edge : light.width - 1 - edge;
  const reach = Math.min(most, CASING + Math.ceil(WIDE[1] * tall) + BEYOND + 1);
  /** Columns counted from the glass. */
  const columns = (from: number, to: number): Box => {
    const [a, b] = [edge + step * (from + 1), edge + step * to];
    return { left: Math.min(a, b), right: Math.max(a, b), top, bottom };
  };
  const means: number[] = [];
  for (let k = 0; k < reach; k++) means.push(meanIn(light.data, light.width, columns(k, k + 1)));
  for (let from = 0; from <= CASING; from++)
    for (let to = from + Math.ceil(WIDE[0] * tall); to - from <= WIDE[1] * tall && to + 1 + BEYOND <= reach; to++) {
      // One column holds the rim of both.
      const level = Math.min(...means.slice(to + 1, to + 1 + BEYOND));
      if (Math.max(...means.slice(from, to)) > level - DARKER) continue;
      const wall = columns(to + 1, to + 1 + BEYOND);
      return meanIn(walls.data, walls.width, wall) < WALL ? undefined : { board: columns(from, to), wall };
    }
  return undefined;
};

/** The last row of a shutter above or below its glass, where wall follows that is as light as beyond it. */
const endOf = ({ light }: Maps, { board, wall }: Shutter, step: -1 | 1): number | undefined => {
  const level = meanIn(light.data, light.width, wall) - DARKER;
  const from = step < 0 ? board.top : board.bottom;
  for (let n = 0; n < TALLER * (board.bottom - board.top + 1); n++) {
    const row = from + step * (n + 1);
    if (row < 1 || row >= light.height - 1) return undefined;
    if (meanIn(light.data, light.width, { ...board, top: row, bottom: row }) > level) return row - step;
  }
  return undefined;
};

/** The whole of it; nothing where the dark goes on: that is a wall in the shade. */
const wholeOf = (maps: Maps, shutter: Shutter): Shutter | undefined => {
  const [top, bottom] = [endOf(maps, shutter, -1), endOf(maps, shutter, 1)];
  return top === undefined || bottom === undefined
    ? undefined
    : { ...shutter, board: { ...shutter.board, top, bottom } };
};

const layOn = ({ sun, hues, dayHues }: Maps, { board, wall }: Shutter): void => {
  const { width } = sun;
  const stops = meanIn(sun.data, width, wall);
  if (stops < IN_SUN || meanIn(sun.data, width, board) > SHADY * stops) return;
  const taken = hues.map(({ data }, k) => meanIn(data, width, wall) - meanIn(dayHues[k]!, width, wall));
  for (let y = board.top - 1; y <= board.bottom + 1; y++)
    for (let i = y * width + board.left - 1; i <= y * width + board.right + 1; i++) {
      if (sun.data[i]! >= stops) continue;
      sun.data[i] = stops;
      for (const [k, { data }] of hues.entries()) data[i] = dayHues[k]![i]! + taken[k]!;
    }
};

/** Whether the middle of a board lies in a window: the side panes of a threefold one are dark as well. */
const isGlass = (
  { board: { left, right, top, bottom } }: Shutter,
  windows: readonly Quad[],
  { width, height }: Plane,
) =>
  windows.some((quad) => {
    const [u, v] = quadSpace(quad)((left + right + 1) / 2 / width, (top + bottom + 1) / 2 / height);
    return u >= 0 && u <= 1 && v >= 0 && v <= 1;
  });

/** Lays the sun of the wall on the shutters of its windows: dark paint between light walls is read as a shadow, and came out paler than it was by day, torn along its rim. */
export const lightShutters = (maps: Maps, glass: Plane, windows: readonly Quad[]): void => {
  const { width, height } = glass;
  const panes = new Uint8Array(glass.data.length);
  for (let i = 0; i < panes.length; i++) if (glass.data[i]! > GLASS) panes[i] = 1;
  for (const region of labelRegions(panes, width, height).regions) {
    if (region.bottom - region.top + 1 < LEAST) continue;
    const pair = ([-1, 1] as const).flatMap((step) => {
      const found = shutterBeside(maps, region, step);
      return (found && !isGlass(found, windows, glass) && wholeOf(maps, found)) || [];
    });
    // They hang in pairs; what is dark on one side alone is wall in the shade of a porch.
    if (pair.length === 2) for (const shutter of pair) layOn(maps, shutter);
  }
};
