import { varianceAround } from '#engines/dusk/sun/variance.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { placesAbove, someAbove } from '#engines/raster/places.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Cells around over which sun is mixed with shade, and the variances of its stops and of light from which no panel of a door could be it. */
export const NEAR = 4;
const DAPPLED = [0.02, 0.06] as const;
const SPOTTED = [0.04, 0.1] as const;
/** The holes in a door that its dapple makes: read as glass or leaves. */
const HOLE = 6;
/** Share of door around up to which its dapple is taken with it: spots on its frame are left as crumbs. */
const REACHED = [0.22, 0.4] as const;
/** Cells over which a door is looked at as a whole, and the share of it that must be spotted: along a single border, or below a row of panes, a door keeps its panels. */
const DOOR = 24;
const ALL_OVER = [0.45, 0.65] as const;

/** Share of the photo from which a thing is a garage door: dapple is not evened out on less. */
const LEAST = 0.01;
/** How much less blue against green than most of its door, in stops, a corner of it may be. */
const PAINT = 0.12;

/** Share of a door in dapple from which all of it is evened: the rest would stand as a bright strip beside it. */
export const MOSTLY = 0.5;

/** Every door that is mostly in dapple, to its ends. */
const toItsEnds = ({ width, height, data }: Plane, door: Float32Array): void => {
  const { labels, regions } = labelRegions(placesAbove(door, 0.5), width, height);
  const spotted = new Float64Array(regions.length + 1);
  for (let i = 0; i < labels.length; i++) spotted[labels[i]!]! += data[i]!;
  const whole = regions.map(({ area }, k) => spotted[k + 1]! > MOSTLY * area);
  for (let i = 0; i < labels.length; i++) if (labels[i]! > 0 && whole[labels[i]! - 1]) data[i] = 1;
};

/** Cells along a row over which a door goes on, and how little of leaves they may be: a spot of sun that was read as one stood on the door as it was by day. */
const GAP = 7;
const NO_LEAF = 0.41;
const fillGaps = (door: Float32Array, from: number, to: number, plain: Float32Array): void => {
  let last = -1;
  for (let i = from; i <= to; i++) {
    if (door[i]! < 1) continue;
    if (last >= 0 && i - last <= GAP) for (let j = last + 1; j < i; j++) if (plain[j]! > NO_LEAF) door[j] = 1;
    last = i;
  }
};

/** Every door whole: what is too small for one is left, and corners that were read round are filled as far as its paint reaches. */
const wholeDoors = (door: Plane, cool: Float32Array, plain: Plane): void => {
  const { width, height, data } = door;
  const { labels, regions } = labelRegions(placesAbove(data, 0.5), width, height);
  regions.forEach(({ area, left, top, right, bottom }, k) => {
    const small = area < LEAST * width * height;
    const own: number[] = [];
    for (let y = top; y <= bottom; y++)
      for (let i = y * width + left, end = y * width + right; i <= end; i++) {
        if (labels[i] !== k + 1) continue;
        if (small) data[i] = 0;
        else own.push(cool[i]!);
      }
    if (small) return;
    const least = quantile(own, 0.1) - PAINT;
    const fill = (y: number, from: number): void => {
      for (let i = y * width + left, end = y * width + right; i <= end; i++)
        if (plain.data[i]! > 0.6 && cool[i]! > least && (labels[i] === k + 1 || data[i + from] === 1)) data[i] = 1;
    };
    // From cell to cell: a lintel of the same paint lies beyond the shadow over the door.
    for (let y = bottom; y >= top; y--) fill(y, width);
    for (let y = top; y <= bottom; y++) fill(y, -width);
    for (let y = top; y <= bottom; y++) fillGaps(data, y * width + left, y * width + right, plain.data);
    const above = Math.max(0, top - UNDERSIDE);
    for (let x = left; x <= right; x++) trimTop(door, cool, least, x, above, bottom);
    straightenTop(door, plain.data, left, right, above, bottom);
  });
};

/** Rows from the top of a door within which the shaded underside of its lintel may have been read as door. */
const UNDERSIDE = 6;

/** Takes the underside of a lintel off the top of a column: of the lintel's paint, it was given the door's and hung below the boards as a blue fringe. */
const trimTop = (
  { width, data }: Plane,
  cool: Float32Array,
  least: number,
  x: number,
  top: number,
  bottom: number,
): void => {
  let first = top;
  while (first < bottom && data[first * width + x]! < 0.5) first++;
  let last = -1;
  for (let y = first; y < Math.min(bottom, first + UNDERSIDE); y++) if (cool[y * width + x]! < least) last = y;
  for (let y = top; y <= last; y++) data[y * width + x] = 0;
};

/** Rows by which the top of a column may lie off the straight head of its door: farther off it is an arch, or a bush. */
const OFF = 3;

/** Gives a door a straight head, level or not: told column by column, spots on its lintel were scallops. */
export const straightenTop = (
  { width, data }: Plane,
  plain: Float32Array,
  left: number,
  right: number,
  top: number,
  bottom: number,
): void => {
  const tops = Float32Array.from({ length: right - left + 1 }, (_, k) => {
    let y = top;
    while (y < bottom && data[y * width + left + k]! < 0.5) y++;
    return y;
  });
  const third = Math.floor(tops.length / 3);
  if (third < 1) return;
  const [first, last] = [quantile(tops.slice(0, third), 0.5), quantile(tops.slice(-third), 0.5)];
  tops.forEach((own, k) => {
    const head = Math.round(first + ((last - first) * (k - third / 2)) / (tops.length - third));
    if (own === bottom || Math.abs(own - head) > OFF) return;
    for (let y = own; y < head; y++) data[y * width + left + k] = 0;
    for (let y = head; y < own; y++) if (plain[y * width + left + k]! > 0.3) data[y * width + left + k] = 1;
  });
};

/** How surely light and sun change together around every cell, 0..1, by more than panels do. */
export const spottedBy = (sun: Plane, light: Plane): Float32Array => {
  const [stops, spots] = [varianceAround(sun, NEAR), varianceAround(light, NEAR)];
  for (let i = 0; i < stops.length; i++)
    stops[i] = ease(DAPPLED[0], DAPPLED[1], stops[i]!) * ease(SPOTTED[0], SPOTTED[1], spots[i]!);
  return stops;
};

/** Where a garage door lies in dapple, 0..1. */
export const dappledDoors = (
  sun: Plane,
  light: Plane,
  /** Blue against green by day. */
  cool: Float32Array,
  plain: Plane,
  doors: Plane,
): Plane => {
  const [out, door] = [newPlane(sun.width, sun.height), newPlane(sun.width, sun.height)];
  if (!someAbove(doors.data, 0)) return out;
  const spots = spottedBy(sun, light);
  for (let i = 0; i < spots.length; i++) {
    door.data[i] = doors.data[i]! * plain.data[i]!;
    out.data[i] = door.data[i]! * spots[i]!;
  }
  const [whole, part, all] = [boxBlur(doors, HOLE).data, boxBlur(out, DOOR).data, boxBlur(door, DOOR).data];
  for (let i = 0; i < spots.length; i++)
    out.data[i] =
      ease(REACHED[0], REACHED[1], Math.max(door.data[i]!, whole[i]!)) *
      ease(ALL_OVER[0], ALL_OVER[1], part[i]! / (all[i]! + 1e-3));
  toItsEnds(out, door.data);
  wholeDoors(out, cool, plain);
  return out;
};
