import {
  type Door,
  type Lamp,
  largestBeside,
  type Seen,
  seenOf,
  smallThings,
  type Thing,
} from '#engines/dusk/lamps/lamp-shapes.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';

/** A thing that is warmer or greyer than its wall by this much stands out by its colour. */
const TINTED = 0.15;
/** The other one of a pair may stand out by its light alone, but by this much. */
const STANDS_OUT = 0.35;
/** Where a pair hangs, in heights of its door: beside it, and above or below its head. */
const BESIDE = 0.6;
const INTO = 0.06;
const HIGHEST = -0.3;
const LOWEST = 0.44;
/** Their heights against the door's (2.1 m). */
const LEAST = 0.08;
const MOST = 0.3;
/** How far the middle between them may lie from the door's, and one of them higher than the other, in heights of the door. */
const OFF_CENTRE = 0.16;
const OFF_LEVEL = 0.12;
const ALIKE = 0.6;

/** Iron on a wall is taller than wide, by less where it is darker than that wall as well; a shade that is wider has a colour of its own. */
const isFitting = (look: WindowLook, thing: Seen): boolean => {
  const { wide, tall, dark } = thing;
  if (dark <= 0.5) return wide > 1.1 * tall || tall > 1.2 * wide;
  return tall > 1.2 * wide || (tall > 1.08 * wide && isDarker(look, thing));
};

/** Pixels of the look around a thing in which its wall is read, and how much darker than that it is. */
const AROUND = 3;
const DARKER = 0.05;
const isDarker = ({ width, height, luma }: WindowLook, { left, right, top, bottom }: Seen): boolean => {
  let [own, all, count] = [0, 0, 0];
  for (let y = Math.max(0, top - AROUND); y < Math.min(height, bottom + AROUND); y++)
    for (let x = Math.max(0, left - AROUND); x < Math.min(width, right + AROUND); x++) {
      const light = luma.data[y * width + x]!;
      all += light;
      count++;
      if (x >= left && x < right && y >= top && y < bottom) own += light;
    }
  const area = (right - left) * (bottom - top);
  return own / area < (all - own) / (count - area) - DARKER;
};

const isCompact = ({ wide, tall, area }: Seen): boolean =>
  wide >= 4 && tall >= 6 && wide < 1.6 * tall && tall < 3 * wide && area > 0.45 * wide * tall;

/** How warm each pixel is: iron on orange boards is as light as they are, and a copper shade as dark as its shingles. */
const warmthOf = ({ width, height, rgb }: WindowLook): Plane => {
  const warmth = newPlane(width, height);
  for (let i = 0; i < warmth.data.length; i++)
    warmth.data[i] = Math.min(1, Math.max(0, (100 + rgb[i * 3]! - rgb[i * 3 + 2]!) / 255));
  return warmth;
};

const isBeside = ({ x, y, tall }: Seen, door: Door): boolean => {
  const away = Math.max(door.left - x, x - door.right) / door.tall;
  const down = (y - door.top) / door.tall;
  const size = tall / door.tall;
  return away > -INTO && away < BESIDE && down > HIGHEST && down < LOWEST && size > LEAST && size < MOST;
};

const areAlike = (a: Seen, b: Seen): boolean =>
  Math.min(a.tall, b.tall) > ALIKE * Math.max(a.tall, b.tall) &&
  Math.min(a.wide, b.wide) > ALIKE * Math.max(a.wide, b.wide);

const arePair = (a: Seen, b: Seen, door: Door): boolean => {
  const middle = (door.left + door.right) / 2;
  return (
    a.x < middle &&
    b.x > middle &&
    Math.abs((a.x + b.x) / 2 - middle) < OFF_CENTRE * door.tall &&
    Math.abs(a.y - b.y) < OFF_LEVEL * door.tall &&
    areAlike(a, b)
  );
};

/** Compact things that are warmer or greyer than the wall around them. */
export const tintedThings = (look: WindowLook, doors: readonly Door[], wall: Plane): Seen[] =>
  smallThings({ ...look, luma: warmthOf(look) }, wall, largestBeside(doors)).map(seenOf);

/**
 * Two fittings of one colour at one height on either side of a door: lanterns that are as light as their wall, and the
 * shades over an entry. One of the two may hang before a trim, where only its light tells. A shade wider than tall shines down.
 */
export const lampPairs = (
  look: WindowLook,
  small: readonly Thing[],
  coloured: readonly Seen[],
  doors: readonly Door[],
): Lamp[] => {
  const tinted = coloured.filter((thing) => isCompact(thing) && isFitting(look, thing) && thing.most > TINTED);
  const bright = small.map(seenOf).filter((thing) => isCompact(thing) && thing.most > STANDS_OUT);
  return doors.flatMap((door, n) => {
    const near = (things: readonly Seen[]): Seen[] => things.filter((thing) => isBeside(thing, door));
    const [ours, others] = [near(tinted), near(bright)];
    const pairs = ours.flatMap((a) =>
      [...ours.filter((b) => b.dark > 0.5 === a.dark > 0.5), ...(a.dark > 0.7 ? others : [])]
        .filter((b) => arePair(a, b, door) || arePair(b, a, door))
        .map((b) => [a, b] as const),
    );
    const [best] = pairs.sort((p, q) => q[0].area + q[1].area - p[0].area - p[1].area);
    return (best ?? []).map(({ x, y, wide, tall, contrast }) => {
      const down = wide > tall;
      return { x, y: down ? y + tall / 3 : y, tall, wide, contrast, door: n + 1, ...(down ? { down } : {}) };
    });
  });
};
