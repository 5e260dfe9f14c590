import { neighbours } from '#engines/clearing/neighbours.ts';
import { above, rimsOf } from '#engines/clearing/rims.ts';
import { tautRows } from '#engines/clearing/taut-outline.ts';
import type { Segmentation } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { probabilityOf } from '#engines/vision/index.ts';

// What goes as well: cells that the network doubts and that belong to a thing all the same.

/** Chances from which a cell is one of two classes as well as the other. */
const BOTH = 0.2;
const SURE = 0.7;
/** Alone on a wall and smaller than this: a vent, a switch, a smoke detector. */
const VENT = 0.0025;
/** A thing's doubtful rim is at most this many cells wide. */
const RIM = 3;
const RIM_FROM = 0.22;
const CORE = 0.5;
/** Green level under which a pane is a screen, and the share of the photo up to which. */
const DARK = 60;
const SCREEN = 0.025;
/** Chance of a thing from which a pane that hangs lower than the windows is a picture. */
const PICTURE_DOUBT = 0.1;
/** Pictures and mirrors are smaller than this and fill this share of the shape that a taut string around them would have. */
const PICTURE = 0.06;
const TAUT = 0.62;

/**
 * Where the network wavers between a fixture and a thing, a television would be half taken out: the whole patch is what more of it is,
 * with a word from the sure cells beside it.
 */
export const settleFixtures = (
  movable: Float32Array,
  fixture: Float32Array,
  fitted: boolean,
  seen: Segmentation,
): void => {
  const { width, height } = seen;
  const both = new Uint8Array(movable.length);
  for (let i = 0; i < both.length; i++)
    if (movable[i]! > BOTH && fixture[i]! > BOTH && movable[i]! + fixture[i]! > 0.55) both[i] = 1;
  const { labels, regions } = labelRegions(both, width, height);
  const thing = new Float64Array(regions.length);
  const fixed = new Float64Array(regions.length);
  const beside = new Uint8Array(regions.length);
  for (let i = 0; i < both.length; i++) {
    const at = labels[i]! - 1;
    if (at < 0) continue;
    thing[at]! += movable[i]!;
    fixed[at]! += fixture[i]!;
    for (const j of neighbours(i, width, both.length)) {
      if (movable[j]! > SURE) {
        thing[at]! += 0.5;
        beside[at] = 1;
      }
      if (fixture[j]! > SURE) fixed[at]! += 0.5;
    }
  }
  for (let i = 0; i < both.length; i++) {
    const at = labels[i]! - 1;
    if (at < 0 || regions[at]!.area < 6) continue;
    const vent = regions[at]!.area < VENT * both.length && !beside[at];
    movable[i] = thing[at]! > fixed[at]! * (fitted ? 2.5 : vent ? 1.5 : 1) ? Math.max(movable[i]!, SURE) : 0;
  }
};

/**
 * Panes that are no windows. A dark small one with things around it is a screen: day comes through windows. A smaller one beside a window
 * that hangs lower than its head is a picture: windows of one wall have one head.
 */
export const takeScreens = (movable: Float32Array, seen: Segmentation, colour: Raster): void => {
  const { width, height } = seen;
  const pane = above(probabilityOf(seen, 'window', 'pane').data, 0.3);
  const { labels, regions, rim, counts } = rimsOf(pane, width, height, [(beyond) => movable[beyond]! > CORE]);
  const light = new Float64Array(regions.length);
  const doubt = new Float64Array(regions.length);
  for (let i = 0; i < pane.length; i++) {
    const at = labels[i]! - 1;
    if (at < 0) continue;
    light[at]! += colour.data[i * 3 + 1]! / regions[at]!.area;
    doubt[at]! += movable[i]! / regions[at]!.area;
  }
  const taken = regions.map((region, at) => {
    if (region.area < SCREEN * pane.length && light[at]! < DARK && counts[0]![at]! > 0.3 * rim[at]!) return true;
    return doubt[at]! > PICTURE_DOUBT && regions.some((other) => hangsBeside(region, other, labels, width));
  });
  for (let i = 0; i < pane.length; i++)
    if (labels[i] && taken[labels[i]! - 1]) movable[i] = Math.max(movable[i]!, SURE);
};

/** A small pane within a window's height of it, less than half as high and well under the head of the side it hangs on. */
const hangsBeside = (small: Region, window: Region, labels: Int32Array, width: number): boolean => {
  if (small.area * 8 > window.area) return false;
  const right = small.left > window.right;
  if (!right && small.right > window.left) return false;
  const third = Math.max(1, Math.round((window.right - window.left) / 3));
  const tops: number[] = [];
  const lows: number[] = [];
  for (let n = 0; n < third; n++) {
    const x = right ? window.right - n : window.left + n;
    let y = window.top;
    while (y <= window.bottom && labels[y * width + x] !== window.label) y++;
    tops.push(y);
    y = window.bottom;
    while (y > window.top && labels[y * width + x] !== window.label) y--;
    lows.push(y);
  }
  const middle = (values: number[]): number => values.sort((p, q) => p - q)[values.length >> 1]!;
  const head = middle(tops);
  const high = middle(lows) - head + 1;
  const apart = right ? small.left - window.right : window.left - small.right;
  return apart < high && small.top > head + 0.25 * high && small.bottom - small.top + 1 < 0.5 * high;
};

/** Grows every sure thing over its doubtful rim: half a lamp, the fringe of a rug. */
export const takeRims = (movable: Float32Array, width: number): void => {
  let front: number[] = [];
  for (let i = 0; i < movable.length; i++) if (movable[i]! >= CORE) front.push(i);
  for (let step = 0; step < RIM; step++) {
    const next: number[] = [];
    for (const i of front)
      for (const j of neighbours(i, width, movable.length))
        if (movable[j]! > RIM_FROM && movable[j]! < CORE) {
          movable[j] = CORE;
          next.push(j);
        }
    front = next;
  }
};

/** Pictures, mirrors and clocks are convex: what of their taut outline is missing goes with them. */
export const completePictures = (
  movable: Float32Array,
  floor: Float32Array,
  stays: Uint8Array,
  width: number,
  height: number,
): void => {
  const map = above(movable, 0.36);
  const { labels, regions } = labelRegions(map, width, height);
  for (const region of regions) {
    if (region.area < 8 || region.area > PICTURE * map.length || region.bottom > height * 0.8) continue;
    let stands = 0;
    for (let x = region.left; x <= region.right; x++)
      for (let y = region.bottom; y > region.top; y--)
        if (labels[y * width + x] === region.label) {
          const below = Math.min(height - 1, y + 3) * width + x;
          if (floor[below]! > 0.3 || movable[below]! > 0.36) stands++;
          break;
        }
    if (stands > 0.2 * (region.right - region.left + 1)) continue;
    const rows = tautRows(labels, width, region);
    const area = rows.reduce((sum, [a, b]) => sum + b - a + 1, 0);
    if (region.area < TAUT * area) continue;
    for (const [n, [a, b]] of rows.entries())
      for (let x = a; x <= b; x++) {
        const i = (region.top + n) * width + x;
        if (!stays[i]) movable[i] = Math.max(movable[i]!, SURE);
      }
  }
};
