import { boxLanterns } from '#engines/dusk/lamps/lamp-boxes.ts';
import { type Outline, outlineOf } from '#engines/dusk/lamps/lamp-outline.ts';
import { lampPairs, tintedThings } from '#engines/dusk/lamps/lamp-pairs.ts';
import { bulbsInRow, lampsInRow } from '#engines/dusk/lamps/lamp-row.ts';
import { type Door, LARGEST, type Lamp, type Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { kinOf, likeness, twinsOf } from '#engines/dusk/lamps/lamp-twins.ts';
import { bestIn, sumsOf } from '#engines/dusk/lamps/lamp-zones.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { filledBy, regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

type Place = { readonly x: number; readonly y: number; readonly tall: number };

/** A door of this height in pixels of the look is too far off for its lamps to be told from a stain. */
const SMALLEST_DOOR = 30;
/** Height of a lantern against that of the door beside it (2.1 m). */
const LEAST_TALL = 0.11;
const MOST_TALL = 0.3;
/** Where it hangs, in heights of the door below its head and beside it. */
const HIGHEST = -0.3;
const LOWEST = 0.42;
const BESIDE = 0.6;
/** Chance from which a point is wall, and not door, sky or bush. */
const WALL = 0.35;
/** How far its farthest point differs from the wall around, and how uneven that wall may be. */
const STANDS_OUT = 0.26;
const UNEVEN = 0.13;
/** A lone one beside a door must stand out like this; one with its like elsewhere on the wall too. */
const ALONE = 0.4;
/** The iron of a lantern is at least this much darker than its wall. */
const SHADE = 0.05;
/** How alike two lanterns look: on either side of one door, of two, and where only the likeness speaks for it. */
const ALIKE_BESIDE = 0.7;
const ALIKE = 0.72;
const LIKE = 0.72;
const SAME = 0.84;
/** On the other side of its door one expects the second: how alike it is there, and in heights of the door how far off that place it hangs at most, aside and in height. */
const ACROSS = 0.64;
const OFF_ACROSS = 0.2;
const OFF_LEVEL = 0.12;
/** Heights of lanterns against the door's. */
const SIZES = [0.13, 0.2] as const;

export const doorsIn = (look: WindowLook, shut: Plane): Door[] => {
  const sure = new Uint8Array(shut.data.length);
  for (let i = 0; i < sure.length; i++) sure[i] = shut.data[i]! > 0.5 ? 1 : 0;
  const [kx, ky] = [look.width / shut.width, look.height / shut.height];
  return regionsIn(sure, shut.width, shut.height)
    .filter((region) => filledBy(region) > 0.5)
    .map(({ left, right, top, bottom }) => ({
      left: left * kx,
      right: (right + 1) * kx,
      top: top * ky,
      tall: (bottom + 1 - top) * ky,
    }))
    .filter(({ left, right, tall }) => tall >= SMALLEST_DOOR && right - left < 5 * tall);
};

/** How far a lantern hangs from the side of a door, in heights of that door; nothing where no one would hang it. */
const besideDoor = ({ x, y, tall }: Place, door: Door): number | undefined => {
  const away = Math.max(door.left - x, x - door.right) / door.tall;
  const down = (y - door.top) / door.tall;
  const size = tall / door.tall;
  const hung = down > HIGHEST && down < LOWEST && size > LEAST_TALL && size < MOST_TALL;
  return hung && away < BESIDE && (away > -0.03 || down < -0.08) ? away : undefined;
};

/** A compact thing on a plain wall, taller than wide: neither leaf, pane nor the gap between two boards. */
const hangsOnWall = (look: WindowLook, thing: Thing, wall: Plane, shut: Plane): boolean => {
  const [w, h] = [thing.right - thing.left, thing.bottom - thing.top];
  if (h < 6 || w < 3 || w > 1.15 * h || h > 4.5 * w || thing.area < 0.36 * w * h || thing.most < STANDS_OUT)
    return false;
  const ring: number[] = [];
  let [walls, green, count] = [0, 0, 0];
  const reach = Math.max(3, 0.28 * h);
  for (let k = 0; k < 40; k++) {
    const angle = (k / 40) * 2 * Math.PI;
    const x = Math.round((thing.left + thing.right) / 2 + Math.cos(angle) * (w / 2 + reach));
    const y = Math.round((thing.top + thing.bottom) / 2 + Math.sin(angle) * (h / 2 + reach));
    if (x < 0 || y < 0 || x >= look.width || y >= look.height) return false;
    const i = y * look.width + x;
    ring.push(look.luma.data[i]!);
    count++;
    if (look.sky[i]! > 0.1) return false;
    if (look.green[i]) green++;
    if (chanceAt(wall, look, x, y) > WALL) walls++;
  }
  const spread = (quantile(ring, 0.8) - quantile(ring, 0.2)) / 2;
  if (walls < 0.35 * count || green > 0.3 * count || spread > UNEVEN) return false;
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  return chanceAt(shut, look, x, y) < 0.5;
};

/** What stands out beside each door, at two sizes: there one expects a lantern, and looks closer. */
const spotsBeside = (look: WindowLook, doors: readonly Door[], wall: Plane): Place[] => {
  if (doors.length === 0) return [];
  // With what lies around the highest of them.
  const first = Math.floor(Math.min(...doors.map(({ top, tall }) => top - 0.25 * tall))) - 4;
  const last = Math.ceil(Math.max(...doors.map(({ top, tall }) => top + 0.46 * tall))) + 1;
  const sums = sumsOf(look, wall, WALL, [first, last]);
  return doors.flatMap(({ left, right, top, tall }) => {
    const reach = Math.min(tall * 0.5, 60);
    const zone = { top: Math.round(top - tall * 0.12), bottom: Math.round(top + tall * 0.46) };
    return [
      { ...zone, left: Math.round(left - reach), right: Math.round(left + 1), inner: 1 },
      { ...zone, left: Math.round(right - 1), right: Math.round(right + reach), inner: -1 },
    ].flatMap((side) =>
      SIZES.flatMap((size) => {
        const high = Math.max(7, Math.round(tall * size));
        const spot = bestIn(look, sums, side, high);
        // On a narrow post it hangs close to the leaf: what lies around it is half door.
        const close = side.inner > 0 ? { right: side.right + high } : { left: side.left - high };
        const beside = bestIn(look, sums, { ...side, ...close }, high);
        return [spot, beside].filter((found) => found !== undefined);
      }),
    );
  });
};

/** Its outline from a second look at where the first one lies; nothing where it has none or not that of a lantern. */
export const lanternAt = (look: WindowLook, { x, y, tall }: Place, pane?: Plane): Outline | undefined => {
  const first = outlineOf(look, x, y, tall);
  const seen = first && (outlineOf(look, first.x, first.y, Math.max(6, first.tall)) ?? first);
  if (!seen || seen.tall < 6 || seen.wide < 4 || seen.tall > LARGEST + 3 || seen.filled < 0.4) return undefined;
  const slim = seen.tall / seen.wide;
  if (slim < 0.95 || slim > 3.6 || seen.contrast < 0.2 || seen.shade < SHADE) return undefined;
  if (pane && (chanceAt(pane, look, seen.x, seen.y) > 0.4 || glassNear(look, pane, seen))) return undefined;
  return seen;
};

/** The row halfway down the house: lanterns hang below it, vents and gable windows above. */
const halfway = (look: WindowLook, wall: Plane): number => {
  const rows: number[] = [];
  for (let i = 0; i < wall.data.length; i += 3) if (wall.data[i]! > 0.5) rows.push(Math.floor(i / wall.width));
  return (((quantile(rows, 0.02) + quantile(rows, 0.98)) / 2) * look.height) / wall.height;
};

/**
 * Lanterns of the house: small things on a plain wall at the height of a door's head. One beside a door that stands out, two
 * alike at one height, and the like of such a pair elsewhere on the wall are lamps; a lone thing may be a house number, a
 * bell or a hose, and stays dark.
 */
export const findLamps = (
  look: WindowLook,
  small: readonly Thing[],
  shut: Plane,
  wall: Plane,
  pane?: Plane,
): Lamp[] => {
  const doors = doorsIn(look, shut);
  const places: Place[] = [
    ...small
      .filter((thing) => hangsOnWall(look, thing, wall, shut))
      .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2, tall: bottom - top })),
    ...spotsBeside(look, doors, wall),
  ];
  const things: Lamp[] = [];
  for (const place of places) {
    const seen = lanternAt(look, place, pane);
    if (!seen || things.some((other) => Math.hypot(other.x - seen.x, other.y - seen.y) < Math.max(6, seen.tall)))
      continue;
    const near = doors.map((door) => besideDoor(seen, door) ?? 9);
    const least = Math.min(9, ...near);
    things.push({ ...seen, door: least < 9 ? near.indexOf(least) + 1 : 0 });
  }
  const middle = halfway(look, wall);
  const sure = things.filter(
    (thing) =>
      (thing.door > 0 && thing.contrast > ALONE && slim(thing)) ||
      things.some(
        (other) => thing.y > middle && other.y > middle && likeness(look, thing, other) > twinsFrom(thing, other),
      ),
  );
  const best = [...sure, ...things.filter(({ door }) => door > 0)].sort((a, b) => b.contrast - a.contrast)[0];
  const coloured = doors.length > 0 ? tintedThings(look, doors, wall) : [];
  const pairs = [...boxLanterns(look, doors, wall), ...lampPairs(look, small, coloured, doors)];
  const hangs = (place: Place): boolean => doors.some((door) => besideDoor(place, door) !== undefined);
  const bulbs = bulbsInRow(look, coloured, wall, hangs);
  if (!best) return [...pairs, ...bulbs, ...lampsInRow(look, bulbs, small, hangs)];
  // Their like that hangs too close to a trim or a bush for an outline of its own.
  const onHouse = (x: number, y: number): boolean => chanceAt(wall, look, x, y) + chanceAt(shut, look, x, y) > 0.2;
  const others = twinsOf(look, best, ACROSS, (x, y) => onHouse(x, y) && !(pane && chanceAt(pane, look, x, y) > 0.4));
  const door = doors[best.door - 1];
  const twins = others
    .filter((twin) => twin.like > LIKE || (door && isAcross(best, twin, door)))
    .filter((twin) => !sure.some((lamp) => Math.hypot(lamp.x - twin.x, lamp.y - twin.y) < 1.5 * lamp.tall))
    // The pane of a lantern is glass to the network, too: there nothing but the very likeness speaks for it.
    .filter((twin) => !pane || chanceAt(pane, look, twin.x, twin.y) <= 0.4 || twin.like > SAME)
    .filter(({ like, ...twin }) => like > SAME || doors.some((door) => besideDoor(twin, door) !== undefined))
    .map(({ x, y, tall, contrast }) => ({ x, y, tall, contrast, wide: (best.wide * tall) / best.tall, door: 0 }));
  const family = sure.includes(best) || twins.length === 0 ? [...sure, ...twins] : [...sure, best, ...twins];
  const kin = kinOf(look, family, small, onHouse)
    .filter((twin) => !family.some((lamp) => Math.hypot(lamp.x - twin.x, lamp.y - twin.y) < 1.5 * lamp.tall))
    .map(({ like: _, ...twin }) => ({ ...twin, wide: (best.wide * twin.tall) / best.tall, door: 0 }));
  const told = [...family, ...kin];
  const known = [...told, ...bulbs.filter((bulb) => !told.some((lamp) => isOne(lamp, bulb)))];
  const inRow = lampsInRow(look, known, small, hangs);
  const found = [...known, ...inRow];
  return [
    ...found,
    ...pairs.filter((lamp) => !found.some((other) => Math.hypot(other.x - lamp.x, other.y - lamp.y) < 2 * lamp.tall)),
  ];
};

const isOne = (a: Place, b: Place): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1.5 * Math.max(a.tall, b.tall);

/** Whether two hang on either side of one door. */
const isAcross = (a: Place, b: Place, { left, right, tall }: Door): boolean =>
  Math.abs(left + right - a.x - b.x) < OFF_ACROSS * tall && Math.abs(a.y - b.y) < OFF_LEVEL * tall;

/** Taller than wide, but no post. */
const slim = ({ wide, tall }: Lamp): boolean => tall > 1.2 * wide && tall < 2.8 * wide;

/** How alike two must be: on either side of doors one expects them; without a door they must hang level as well. */
const twinsFrom = (a: Lamp, b: Lamp): number => {
  if (a.door > 0 && b.door > 0) return a.door === b.door ? ALIKE_BESIDE : ALIKE;
  if (a.door > 0 || b.door > 0) return ALIKE;
  return slim(a) && slim(b) && Math.abs(a.y - b.y) < 0.7 * a.tall ? ALIKE : 2;
};

/** Whether much glass lies around: then it is the corner of a window. The pane of a lantern alone is little. */
const glassNear = (look: WindowLook, pane: Plane, { x, y, tall }: Place): boolean => {
  let glass = 0;
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) if (chanceAt(pane, look, x + dx * tall * 0.7, y + dy * tall * 0.7) > 0.4) glass++;
  return glass > 6;
};

/** The box around a lantern, in fractions of the picture, to be switched like a window. */
export const lampQuad = ({ width, height }: WindowLook, { x, y, tall, wide, burns }: Lamp): Quad => {
  const half = burns ? wide / 2 : tall * 0.35;
  const [left, right] = [(x - half) / width, (x + half) / width];
  const [top, bottom] = [(y - tall / 2) / height, (y + tall / 2) / height];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
};
