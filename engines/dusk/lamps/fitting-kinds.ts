import type { Door, Lamp, Seen } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Light of what lies around a thing: its lower and upper fifth. */
export type Ground = { readonly low: number; readonly bright: number };

/** The house on which it hangs. */
export type Site = {
  readonly look: WindowLook;
  readonly sight: Pick<WindowSight, 'wall' | 'house' | 'roof'>;
  readonly doors: readonly Door[];
  /** Lamps that it has for sure: on its walls, and spots in its soffits. */
  readonly lanterns: readonly Lamp[];
  readonly spots: readonly Lamp[];
};

export type Range = readonly [least: number, most: number];

/** A kind of fitting. */
export type Kind = {
  /** How far it stands out at least, the share of it that is darker than its ground, its widths to its height, and the share of its box that it fills at least. */
  readonly most: number;
  readonly dark: Range;
  readonly shape: Range;
  readonly filled: number;
  /** How uneven the ground around it may be, and how light. */
  readonly uneven?: number;
  readonly light?: number;
  /** Whether a lamp of this kind hangs there, on such a house. */
  readonly hangs: (thing: Seen, site: Site) => boolean;
  /** Told by its like alone, in a row with it. */
  readonly inRow?: (a: Seen, b: Seen) => boolean;
  /** The lamp, where it differs from the thing. */
  readonly lamp: (thing: Seen, site: Site, ground: Ground) => Partial<Lamp>;
};

/** Lamps that a house must have for sure, and spots in its soffits, where those speak for one more. */
const SURE = 2;
const SURE_SPOTS = 3;
/** Chance of house and of wall at a fitting. */
const HOUSE = 0.8;
const WALL = 0.7;
const UNEVEN = 0.06;

/** A lantern of another size than the others: its height against theirs, in their heights how far it may hang off their line, and its glass against their height at most. */
const SIZE = [0.8, 2.6] as const;
const OFF_LINE = 4;
const LARGER = 1.6;

const onHouse = ({ x, y }: Seen, { look, sight }: Site): boolean => chanceAt(sight.house, look, x, y) >= HOUSE;

const middleOf = (lamps: readonly Lamp[], value: (lamp: Lamp) => number): number => quantile(lamps.map(value), 0.5);

const wallLamps = ({ lanterns }: Site): Lamp[] => lanterns.filter(({ down }) => !down);

/** The middle row of what is lighter than the ground of a thing. */
const glassRow = ({ width, luma }: WindowLook, { left, right, top, bottom }: Seen, { bright }: Ground) => {
  let [sum, n] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (luma.data[y * width + x]! > bright) {
        sum += y + 0.5;
        n++;
      }
  return n > 0 ? sum / n : undefined;
};

/** A lantern larger than the others of its house, or in a niche: iron and glass on an even wall, near their line. */
const LANTERN: Kind = {
  most: 0.35,
  dark: [0.5, 0.88],
  shape: [1 / 2.6, 1 / 1.3],
  filled: 0.6,
  uneven: UNEVEN,
  hangs: (thing, site) => {
    const known = wallLamps(site);
    if (known.length < SURE || !onHouse(thing, site)) return false;
    const tall = middleOf(known, (lamp) => lamp.tall);
    const size = thing.tall / tall;
    return size > SIZE[0] && size < SIZE[1] && Math.abs(thing.y - middleOf(known, (lamp) => lamp.y)) < OFF_LINE * tall;
  },
  lamp: (thing, site, ground) => {
    // Of one on a bracket the glass is a part: as tall as all of it, its light would be that of a lantern twice the size.
    const tall = Math.min(thing.tall, LARGER * middleOf(wallLamps(site), (lamp) => lamp.tall));
    const glass = glassRow(site.look, thing, ground) ?? thing.y;
    return { tall, y: Math.min(thing.bottom - tall / 2, Math.max(thing.top + tall / 2, glass)) };
  },
};

/** A white head, wider than tall. */
const HEAD = { most: 0.55, dark: [-1, 0.3], shape: [1.3, 3], filled: 0.6, uneven: UNEVEN } as const;

/** Where a flood lamp hangs over a door, in its heights: aside, above and below its head. */
const ASIDE = 0.25;
const ABOVE = 0.4;
const BELOW = 0.02;

/** The door over which a flood lamp hangs, from 1; 0 for none. */
const doorBelow = ({ x, y }: Seen, doors: readonly Door[]): number =>
  doors.findIndex(
    ({ left, right, top, tall }) =>
      x > left - ASIDE * tall && x < right + ASIDE * tall && y > top - ABOVE * tall && y < top + BELOW * tall,
  ) + 1;

/** A flood lamp over a door, on a house that has lanterns at others. */
const FLOOD: Kind = {
  ...HEAD,
  hangs: (thing, { look, sight, doors, lanterns }) =>
    lanterns.length >= SURE && chanceAt(sight.wall, look, thing.x, thing.y) >= WALL && doorBelow(thing, doors) > 0,
  lamp: (thing, { doors }) => ({ tall: thing.wide, door: doorBelow(thing, doors), down: true }),
};

/** The light of the soffit around a spot at most, and its size against the others'. */
const SHADE = 0.42;
const AS_LARGE = 1.2;

/** One more spot in soffits of which three burn by day: seen from aside it is white, and not as warm as those. */
const SPOT: Kind = {
  ...HEAD,
  light: SHADE,
  hangs: (thing, site) =>
    site.spots.length >= SURE_SPOTS && thing.wide <= AS_LARGE * site.spots[0]!.wide && onHouse(thing, site),
  lamp: (_, { spots }) => ({ tall: spots[0]!.tall, wide: spots[0]!.wide, down: true }),
};

/** Heights of a flush lamp up to which the roof lies above it, and the wall that it lights below; and the chances of both. */
const UP = 7;
const DOWN = 5;
const ROOF = 0.85;
const WALL_BELOW = 0.6;
/** Two of one make hang in a row: how alike they are, how far apart in their widths, and how far off the level. */
const ALIKE = 0.75;
const APART = [4, 25] as const;
const OFF_LEVEL = 0.12;

/** The greatest chance on the way up (-1) or down (1) from the middle of a thing. */
const mostAlong = (look: WindowLook, chance: Plane, { x, y, tall }: Seen, heights: number, way: number): number => {
  let most = 0;
  for (let step = 1; step <= 2 * heights; step++)
    most = Math.max(most, chanceAt(chance, look, x, Math.max(0, y + (way * step * tall) / 2)));
  return most;
};

/** A lamp flush with the soffit of a porch: a white box that stands out from the dark around it. One alone is a vent or a label. */
const FLUSH: Kind = {
  most: 0.4,
  dark: [-1, 0.3],
  shape: [1.4, 4],
  filled: 0.5,
  hangs: (thing, { look, sight: { roof, wall } }) =>
    roof !== undefined &&
    mostAlong(look, roof, thing, UP, -1) > ROOF &&
    mostAlong(look, wall, thing, DOWN, 1) > WALL_BELOW,
  inRow: (a, b) => {
    const [apart, size] = [Math.abs(a.x - b.x), Math.max(a.wide, b.wide)];
    return (
      Math.min(a.wide, b.wide) > ALIKE * size &&
      Math.abs(a.tall - b.tall) <= 1 &&
      apart > APART[0] * size &&
      apart < APART[1] * size &&
      Math.abs(a.y - b.y) < OFF_LEVEL * apart
    );
  },
  lamp: ({ wide }) => ({ tall: wide, down: true }),
};

/** Where the shade of a lamp hangs over a gate, in its widths and heights: aside of its middle, and above its head. And its size against the gate's height. */
const OFF_GATE = 0.75;
const OVER_GATE = [0.1, 1.5] as const;
const SHADE_SIZE = [0.15, 0.6] as const;
/** Its bulb against the whole shade. */
const MOUTH = 0.75;

/** Luma below the ground from which a place is the mouth of a shade. */
const DARKER = 0.2;

/** The middle of that mouth. */
const darkMiddle = ({ width, luma }: WindowLook, { left, right, top, bottom }: Seen, { low }: Ground) => {
  let [sx, sy, sum] = [0, 0, 1e-6];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const by = Math.max(0, low - luma.data[y * width + x]! - DARKER);
      sx += by * (x + 0.5);
      sy += by * (y + 0.5);
      sum += by;
    }
  return { x: sx / sum, y: sy / sum };
};

/** The shade of a barn lamp over a gate: half of it its dark mouth and half lighter than an even gable, as nothing else there is. */
const BARN: Kind = {
  most: 0.44,
  dark: [0.35, 0.75],
  shape: [0.7, 1.45],
  filled: 0.6,
  uneven: UNEVEN,
  hangs: (thing, site) =>
    onHouse(thing, site) &&
    site.doors.some(({ left, right, top, tall }) => {
      const over = (top - thing.y) / tall;
      return (
        Math.abs(thing.x - (left + right) / 2) < OFF_GATE * (right - left) &&
        over > OVER_GATE[0] &&
        over < OVER_GATE[1] &&
        thing.tall > SHADE_SIZE[0] * tall &&
        thing.tall < SHADE_SIZE[1] * tall
      );
    }),
  lamp: (thing, { look }, ground) => ({
    ...darkMiddle(look, thing, ground),
    tall: MOUTH * thing.tall,
    wide: MOUTH * thing.tall,
    down: true,
  }),
};

export const KINDS: readonly Kind[] = [FLUSH, LANTERN, FLOOD, SPOT, BARN];
