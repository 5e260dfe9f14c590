import type { Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

// Patches of rug, a cushion's corner: what a mask leaves out between things goes with them.

/** Share of the photo up to which a patch goes: a small one, or one with mask on most sides. */
const HOLE = 0.006;
const POCKET = 0.03;
const ENCLOSED = 0.6;
/**
 * The network takes a pale cushion for floor now and then, at the picture's border above all, where little of it is seen. Such a patch goes
 * if it is of another colour than the floor by so many spreads and levels, the mask holds most of its sides, and some doubt is left.
 */
const LIKE_FLOOR = 0.45;
const DOUBT = 0.1;
const HELD = 0.75;
const SPREADS = 3;
const LEVELS = 30;
const SPECK = 0.0005;

type Colour = { count: number; sum: [number, number, number]; squares: [number, number, number] };
const noColour = (): Colour => ({ count: 0, sum: [0, 0, 0], squares: [0, 0, 0] });

const add = (to: Colour, data: Uint8Array, i: number): void => {
  to.count++;
  for (let c = 0; c < 3; c++) {
    const v = data[i * 3 + c]!;
    to.sum[c]! += v;
    to.squares[c]! += v * v;
  }
};

/** A patch whose mean lies off what the floor spreads over, in some channel. */
const isOfAnother = (patch: Colour, floor: Colour): boolean =>
  floor.count > 0 &&
  patch.sum.some((sum, c) => {
    const mean = floor.sum[c]! / floor.count;
    const spread = Math.sqrt(Math.max(0, floor.squares[c]! / floor.count - mean * mean));
    return Math.abs(sum / patch.count - mean) > SPREADS * spread + LEVELS;
  });

/** Patches that the network takes for floor, of another colour than the floor and held by the mask; the picture's border may cut them. */
const strangers = (
  { width, height, data }: Raster,
  free: Uint8Array,
  map: Uint8Array,
  floor: Float32Array,
  chance: Float32Array,
): Uint8Array => {
  const ground = new Uint8Array(map.length);
  for (let i = 0; i < ground.length; i++) if (free[i] && floor[i]! > LIKE_FLOOR) ground[i] = 1;
  const { labels, regions } = labelRegions(ground, width, height);
  const small = regions.map(({ area }) => area < POCKET * map.length && area > SPECK * map.length);
  const out = new Uint8Array(map.length);
  if (!small.some(Boolean)) return out;
  const rest = noColour();
  const own = regions.map(noColour);
  const things = new Float64Array(regions.length);
  const held = new Uint32Array(regions.length);
  const loose = new Uint32Array(regions.length);
  const meet = (at: number, beyond: number): void => {
    if (map[beyond]) held[at]!++;
    else if (!ground[beyond]) loose[at]!++;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const at = labels[i]! - 1;
      if (at < 0) continue;
      if (!small[at]) {
        add(rest, data, i);
        continue;
      }
      add(own[at]!, data, i);
      things[at]! += chance[i]!;
      if (x > 0) meet(at, i - 1);
      if (x < width - 1) meet(at, i + 1);
      if (y > 0) meet(at, i - width);
      if (y < height - 1) meet(at, i + width);
    }
  const strange = regions.map(
    ({ area }, at) =>
      small[at] &&
      things[at]! > DOUBT * area &&
      held[at]! > HELD * (held[at]! + loose[at]!) &&
      isOfAnother(own[at]!, rest),
  );
  for (let i = 0; i < out.length; i++) if (labels[i] && strange[labels[i]! - 1]) out[i] = 255;
  return out;
};

/** The mask with the patches between its things. `floor` and `chance` are those of floor and of a thing. */
export const withoutHoles = (
  photo: Raster,
  map: Uint8Array,
  building: Uint8Array,
  floor: Float32Array,
  chance: Float32Array,
): Uint8Array => {
  const { width, height } = photo;
  const free = new Uint8Array(map.length);
  for (let i = 0; i < free.length; i++) if (!map[i] && !building[i]) free[i] = 1;
  const { labels, regions } = labelRegions(free, width, height);
  const beside = new Uint32Array(regions.length);
  const open = new Uint32Array(regions.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!labels[i]) continue;
      const at = labels[i]! - 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) open[at]!++;
      else if (building[i - 1] || building[i + 1] || building[i - width] || building[i + width]) open[at]!++;
      else if (map[i - 1] || map[i + 1] || map[i - width] || map[i + width]) beside[at]!++;
    }
  const holes = regions.map(({ area }, at) => {
    const enclosed = beside[at]! / Math.max(1, beside[at]! + open[at]!);
    return (area < HOLE * map.length && enclosed > 0.5) || (area < POCKET * map.length && enclosed > ENCLOSED);
  });
  const out = strangers(photo, free, map, floor, chance);
  for (let i = 0; i < out.length; i++) if (map[i] || (labels[i] && holes[labels[i]! - 1])) out[i] = 255;
  return out;
};
