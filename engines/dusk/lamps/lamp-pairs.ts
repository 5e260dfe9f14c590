import { type Door, type Lamp, type Seen, seenOf, smallThings, type Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
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

/** Iron on a wall is taller than wide; a shade that is wider has a colour of its own. */
const isFitting = ({ wide, tall, dark }: Seen): boolean =>
  dark > 0.5 ? tall > 1.2 * wide : wide > 1.1 * tall || tall > 1.2 * wide;

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

/**
 * Two fittings of one colour at one height on either side of a door: lanterns that are as light as their wall, and the
 * shades over an entry. One of the two may hang before a trim, where only its light tells. A shade wider than tall shines down.
 */
export const lampPairs = (look: WindowLook, small: readonly Thing[], doors: readonly Door[], wall: Plane): Lamp[] => {
  if (doors.length === 0) return [];
  const tinted = smallThings({ ...look, luma: warmthOf(look) }, wall)
    .map(seenOf)
    .filter((thing) => isCompact(thing) && isFitting(thing) && thing.most > TINTED);
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
