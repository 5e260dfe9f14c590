import { above, rimsOf } from '#engines/clearing/rims.ts';
import type { Segmentation } from '#engines/ports.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';

// What stays after all: pieces that the network takes for things and that belong to the building, or to nothing.

/** How many certain cells a real thing has, as a share of it. */
const CERTAIN_SHARE = 0.08;
/** Share of the photo up to which an uncertain piece is a guess. */
const GUESS = 0.015;
/** How far above a certain thing what it carries may begin, of the photo's height. */
const CARRIED = 0.1;
/** Cells around a piece that are asked, the share of them that makes it part of what is built in, and what may stand on a worktop. */
const RING = 4;
const BUILT_IN = 0.35;
const WORKTOP = 0.008;
/** Share of the photo under which a piece beside a window or a curtain is a crumb of it. */
const CRUMB = 0.008;

/** Drops crumbs at the edge of what stays: a strip of frame beside a curtain would be half a window taken out. */
export const dropCrumbs = (
  movable: Float32Array,
  floor: Float32Array,
  stays: Uint8Array,
  width: number,
  height: number,
): void => {
  const map = above(movable, 0.3);
  const { labels, regions, rim, counts } = rimsOf(map, width, height, [
    (beyond) => stays[beyond] !== 0,
    (beyond, own) => beyond > own && floor[beyond]! > 0.3,
  ]);
  const [kept, feet] = counts as [Uint32Array, Uint32Array];
  for (let i = 0; i < map.length; i++) {
    const at = labels[i]! - 1;
    if (at >= 0 && regions[at]!.area < CRUMB * map.length && kept[at]! > 0.2 * rim[at]! && feet[at] === 0)
      movable[i] = 0;
  }
};

/**
 * Drops pieces among kitchen units and bathroom fittings, unless they are small and certain: what is half a thing there is an oven, a
 * basin, a cabinet's door, and they stay.
 */
export const dropBuiltIns = (
  movable: Float32Array,
  certain: Uint8Array,
  fixture: Float32Array,
  fitted: boolean,
  { width, height }: Segmentation,
): void => {
  const map = above(movable, 0.3);
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
  const i = y * width + x;
  if (x + RING < width && labels[i + RING] === label) return true;
  if (x >= RING && labels[i - RING] === label) return true;
  if (y + RING < height && labels[i + RING * width] === label) return true;
  return y >= RING && labels[i - RING * width] === label;
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
export const dropGuesses = (
  movable: Float32Array,
  certain: Uint8Array,
  floor: Float32Array,
  width: number,
  height: number,
): void => {
  const map = above(movable, 0.3);
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
