import { tautRows } from '#engines/clearing/taut-outline.ts';
import type { Segmentation } from '#engines/ports.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { shrinkRaster } from '#engines/raster/resize.ts';
import { probabilityOf } from '#engines/vision/index.ts';

/** Chances from which a cell is one of two classes as well as the other. */
const BOTH = 0.2;
const SURE = 0.7;
/** Alone on a wall and smaller than this: a vent, a switch, a smoke detector. */
const VENT = 0.0025;
/** Chance of which a real thing has some cells, and how many of them. */
const CERTAIN = 0.8;
const CERTAIN_SHARE = 0.08;
/** Share of the photo up to which an uncertain piece is a guess. */
const GUESS = 0.015;
/** How far above a certain thing what it carries may begin, of the photo's height. */
const CARRIED = 0.1;
/** Cells around a piece that are asked, the share of them that makes it part of what is built in, and what may stand on a worktop. */
const RING = 4;
const BUILT_IN = 0.35;
const WORKTOP = 0.008;
/** A thing's doubtful rim is at most this many cells wide. */
const RIM = 3;
const RIM_FROM = 0.22;
const CORE = 0.5;
/** Green level under which a pane is a screen, and the share of the photo up to which. */
const DARK = 60;
const SCREEN = 0.025;
/** Chance of a thing from which a pane that hangs lower than the windows is a picture. */
const PICTURE_DOUBT = 0.1;
/** Share of the photo under which a piece beside a window or a curtain is a crumb of it. */
const CRUMB = 0.008;
/** Pictures and mirrors are smaller than this and fill this share of the shape that a taut string around them would have. */
const PICTURE = 0.06;
const TAUT = 0.62;

const neighbours = (i: number, width: number, count: number): readonly number[] => {
  const x = i % width;
  const out: number[] = [];
  if (x > 0) out.push(i - 1);
  if (x < width - 1) out.push(i + 1);
  if (i >= width) out.push(i - width);
  if (i + width < count) out.push(i + width);
  return out;
};

/**
 * Where the network wavers between a fixture and a thing, a television would be half taken out: the whole patch is what more of it is,
 * with a word from the sure cells beside it.
 */
const settleFixtures = (movable: Float32Array, fixture: Float32Array, fitted: boolean, seen: Segmentation): void => {
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
const takeScreens = (movable: Float32Array, seen: Segmentation, colour: Raster): void => {
  const { width, height } = seen;
  const pane = new Uint8Array(probabilityOf(seen, 'window', 'pane').data.map((v) => (v > 0.3 ? 1 : 0)));
  const { labels, regions } = labelRegions(pane, width, height);
  const sums = regions.map(() => ({ light: 0, doubt: 0, rim: 0, things: 0 }));
  for (let i = 0; i < pane.length; i++) {
    const own = sums[labels[i]! - 1];
    if (!own) continue;
    own.light += colour.data[i * 3 + 1]! / regions[labels[i]! - 1]!.area;
    own.doubt += movable[i]! / regions[labels[i]! - 1]!.area;
    for (const j of neighbours(i, width, pane.length)) {
      if (pane[j]) continue;
      own.rim++;
      if (movable[j]! > CORE) own.things++;
    }
  }
  const taken = regions.map((region, at) => {
    const { light, doubt, rim, things } = sums[at]!;
    if (region.area < SCREEN * pane.length && light < DARK && things > 0.3 * rim) return true;
    return doubt > PICTURE_DOUBT && regions.some((other) => hangsBeside(region, other, labels, width));
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

/** Drops crumbs at the edge of what stays: a strip of frame beside a curtain would be half a window taken out. */
const dropCrumbs = (
  movable: Float32Array,
  floor: Float32Array,
  stays: Uint8Array,
  width: number,
  height: number,
): void => {
  const map = new Uint8Array(movable.map((v) => (v > 0.3 ? 1 : 0)));
  const { labels, regions } = labelRegions(map, width, height);
  const rim = new Uint32Array(regions.length);
  const kept = new Uint32Array(regions.length);
  const feet = new Uint32Array(regions.length);
  for (let i = 0; i < map.length; i++) {
    const at = labels[i]! - 1;
    if (at < 0) continue;
    for (const j of neighbours(i, width, map.length)) {
      if (map[j]) continue;
      rim[at]!++;
      if (stays[j]) kept[at]!++;
      if (j > i && floor[j]! > 0.3) feet[at]!++;
    }
  }
  for (let i = 0; i < map.length; i++) {
    const at = labels[i]! - 1;
    if (at >= 0 && regions[at]!.area < CRUMB * map.length && kept[at]! > 0.2 * rim[at]! && feet[at] === 0)
      movable[i] = 0;
  }
};

/** Grows every sure thing over its doubtful rim: half a lamp, the fringe of a rug. */
const takeRims = (movable: Float32Array, width: number): void => {
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
const completePictures = (
  movable: Float32Array,
  floor: Float32Array,
  stays: Uint8Array,
  width: number,
  height: number,
): void => {
  const map = movable.map((v) => (v > 0.36 ? 1 : 0));
  const { labels, regions } = labelRegions(new Uint8Array(map), width, height);
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

/**
 * Drops pieces among kitchen units and bathroom fittings, unless they are small and certain: what is half a thing there is an oven, a
 * basin, a cabinet's door, and they stay.
 */
const dropBuiltIns = (
  movable: Float32Array,
  certain: Uint8Array,
  fixture: Float32Array,
  fitted: boolean,
  { width, height }: Segmentation,
): void => {
  const map = new Uint8Array(movable.map((v) => (v > 0.3 ? 1 : 0)));
  const { labels, regions } = labelRegions(map, width, height);
  for (const region of regions) {
    let ring = 0;
    let built = 0;
    let sure = 0;
    const last = Math.min(height - 1, region.bottom + RING);
    for (let y = Math.max(0, region.top - RING); y <= last; y++)
      for (let x = Math.max(0, region.left - RING); x <= Math.min(width - 1, region.right + RING); x++) {
        const i = y * width + x;
        if (labels[i] === region.label) sure += certain[i]!;
        else if (!map[i] && isNear(labels, region.label, x, y, width, height)) {
          ring++;
          if (fixture[i]! > 0.45) built++;
        }
      }
    const small = region.area < WORKTOP * map.length && sure > 0.5 * region.area;
    if (built < (fitted ? BUILT_IN / 2 : BUILT_IN) * ring || small) continue;
    for (let i = 0; i < map.length; i++) if (labels[i] === region.label) movable[i] = 0;
  }
};

const isNear = (labels: Int32Array, label: number, x: number, y: number, width: number, height: number): boolean => {
  for (const [dx, dy] of [
    [RING, 0],
    [-RING, 0],
    [0, RING],
    [0, -RING],
  ] as const) {
    const [u, v] = [x + dx, y + dy];
    if (u >= 0 && v >= 0 && u < width && v < height && labels[v * width + u] === label) return true;
  }
  return false;
};

/** Something certain stands right under most of it. */
const isCarried = (region: Region, certain: Uint8Array, labels: Int32Array, width: number, height: number): boolean => {
  const last = Math.min(height - 1, region.bottom + Math.round(CARRIED * height));
  let columns = 0;
  for (let x = region.left; x <= region.right; x++)
    for (let y = region.bottom + 1; y <= last; y++)
      if (certain[y * width + x] && labels[y * width + x] !== region.label) {
        columns++;
        break;
      }
  return columns > 0.5 * (region.right - region.left + 1) && region.bottom < height * 0.8;
};

/**
 * Drops what the network is nowhere sure of: sun on a floor, a column, the frame of a door. Of real things some part is certain, or they
 * stand on one that is (a lit lamp), or they are large and not of the floor.
 */
const dropGuesses = (
  movable: Float32Array,
  certain: Uint8Array,
  floor: Float32Array,
  width: number,
  height: number,
): void => {
  const map = new Uint8Array(movable.map((v) => (v > 0.3 ? 1 : 0)));
  const { labels, regions } = labelRegions(map, width, height);
  const sure = new Uint32Array(regions.length);
  const ground = new Float64Array(regions.length);
  for (let i = 0; i < map.length; i++) {
    const at = labels[i]! - 1;
    if (at < 0) continue;
    if (certain[i]) sure[at]!++;
    ground[at]! += floor[i]!;
  }
  const real = regions.map(({ area }, at) => {
    if (sure[at]! >= CERTAIN_SHARE * area || isCarried(regions[at]!, certain, labels, width, height)) return true;
    return area > GUESS * map.length && ground[at]! < 0.2 * area;
  });
  for (let i = 0; i < map.length; i++) if (labels[i] && !real[labels[i]! - 1]) movable[i] = 0;
};

/** Chance of a kitchen or bathroom, where most of what stands is built in. */
export const fittingsIn = ({ scene }: Segmentation): number =>
  (scene['room:kitchen'] ?? 0) + (scene['room:bathroom'] ?? 0);

/** The network's chance of a thing, settled to whole things and without what `stays`. Same grid. */
export const wholeThings = (photo: Raster, seen: Segmentation, stays: Uint8Array): Plane => {
  const { width, height } = seen;
  const plane = probabilityOf(seen, 'movable');
  const movable = plane.data;
  const floor = probabilityOf(seen, 'floor').data;
  const fixture = probabilityOf(seen, 'fixture').data;
  const certain = new Uint8Array(movable.map((v, i) => (v > CERTAIN || (v > 0.4 && v + fixture[i]! > 0.85) ? 1 : 0)));
  const fitted = fittingsIn(seen) > 0.3;
  takeScreens(movable, seen, shrinkRaster(photo, width, height));
  settleFixtures(movable, fixture, fitted, seen);
  for (let i = 0; i < movable.length; i++) if (stays[i]) movable[i] = 0;
  takeRims(movable, width);
  for (let i = 0; i < movable.length; i++) if (stays[i]) movable[i] = 0;
  dropGuesses(movable, certain, floor, width, height);
  dropBuiltIns(movable, certain, fixture, fitted, seen);
  dropCrumbs(movable, floor, stays, width, height);
  completePictures(movable, floor, stays, width, height);
  return plane;
};
