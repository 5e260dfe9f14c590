import type { Plane } from '#engines/raster/raster.ts';

/** A place under a low roof, in cells: its columns, and for each the row of its ceiling and of its floor. */
export type PorchPlace = {
  readonly left: number;
  readonly right: number;
  readonly ceiling: Int32Array;
  readonly floor: Int32Array;
};

/** A lamp in the ceiling, in cells, and the cells from it at which half of its light is left. */
export type PorchLamp = { readonly x: number; readonly y: number; readonly half: number };

/** Light of the lamps at one place, 0..1; what their own walls give back of it lights the corners. */
const CORNERS = 0.12;
export const lampLightAt = (lamps: readonly PorchLamp[], x: number, y: number): number => {
  let sum = 0;
  for (const lamp of lamps) {
    const [dx, dy] = [(x - lamp.x) / lamp.half, (y - lamp.y) / lamp.half];
    sum += 1 / (1 + dx * dx + dy * dy);
  }
  return Math.min(1, CORNERS + (1 - CORNERS) * sum);
};

/** Share of the deepest column from which one is under a lamp, and of the porch's height that such columns take at least. */
const UNDER = 0.5;
const SHORTEST = 0.25;
/** Heights of a porch between two of its lamps, from the ceiling to a lamp, and at which half of its light is left. */
const BETWEEN = 1.25;
const HANGS = 0.06;
const HALF = 0.4;

export const tallOf = ({ left, right, ceiling, floor }: PorchPlace): number => {
  const middle = (left + right) >> 1;
  return floor[middle]! - ceiling[middle]!;
};

const baysIn = (place: PorchPlace, columns: Float32Array): (readonly [from: number, to: number])[] => {
  const { left, right } = place;
  const least = UNDER * columns.reduce((a, b) => Math.max(a, b), 0);
  const bays: (readonly [number, number])[] = [];
  for (let x = left; x < right; x++) {
    let to = x;
    while (to < right && columns[to]! > least) to++;
    if (to - x > SHORTEST * tallOf(place)) bays.push([x, to]);
    x = Math.max(x, to);
  }
  return bays.length > 0 ? bays : [[left, right]];
};

/** Share of a porch's height that a door in it takes at least, and heights of it that one is wide at least. */
const DOOR_TALL = 0.4;
const DOOR_WIDE = 0.12;

/** Columns of the doors that open on a porch. */
const doorsIn = (place: PorchPlace, { width, data }: Plane): (readonly [from: number, to: number])[] => {
  const { left, right, ceiling, floor } = place;
  const isDoor = (x: number): boolean => {
    let rows = 0;
    for (let y = ceiling[x]!; y < floor[x]!; y++) if (data[y * width + x]! > 0.5) rows++;
    return rows > DOOR_TALL * (floor[x]! - ceiling[x]!);
  };
  const doors: (readonly [number, number])[] = [];
  for (let x = left; x < right; x++) {
    let to = x;
    while (to < right && isDoor(to)) to++;
    if (to - x > DOOR_WIDE * tallOf(place)) doors.push([x, to]);
    x = Math.max(x, to);
  }
  return doors;
};

/** One lamp before each door of a porch: spread along all of it, light had no source that an eye would find. Without a door in sight one for each deep part, and more in a long one. */
export const lampsUnder = (place: PorchPlace, columns: Float32Array, door?: Plane): PorchLamp[] => {
  const tall = tallOf(place);
  const hung = (x: number): PorchLamp => ({
    x,
    y: place.ceiling[Math.floor(x)]! + HANGS * tall,
    half: HALF * tall,
  });
  const doors = door ? doorsIn(place, door) : [];
  if (doors.length > 0) return doors.map(([from, to]) => hung((from + to) / 2));
  return baysIn(place, columns).flatMap(([from, to]) => {
    const count = Math.max(1, Math.round((to - from) / (BETWEEN * tall)));
    return Array.from({ length: count }, (_, n) => hung(from + ((n + 0.5) / count) * (to - from)));
  });
};
