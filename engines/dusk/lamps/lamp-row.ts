import type { Lamp, Seen, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Light of a bulb that burns by day, and by how much it stands out. */
const BULB = 0.85;
const STANDS_OUT = 0.4;
/** Share of it that may be darker than its ground, and of the box around it that it fills. */
const DARK = 0.2;
const FILLED = 0.5;
/** How far off the line of its row it may hang, in heights of a lantern, and how steep that line may be. */
const OFF_LINE = 0.4;
const STEEPEST = 0.15;
/** Heights of a lantern within which another one is the same. */
const APART = 2.5;

/** The brightest place within half the height of a lantern. */
const brightestIn = ({ width, height, luma }: WindowLook, { x, y, tall }: Pick<Lamp, 'x' | 'y' | 'tall'>): number => {
  const reach = Math.ceil(tall / 2);
  let most = 0;
  for (let py = Math.max(0, Math.round(y) - reach); py <= Math.min(height - 1, y + reach); py++)
    for (let px = Math.max(0, Math.round(x) - reach); px <= Math.min(width - 1, x + reach); px++)
      most = Math.max(most, luma.data[py * width + px]!);
  return most;
};

/**
 * The bulb of one more lantern in a row of two that burn by day: on their line, as bright as theirs and beside a door. At a corner of the house it
 * has leaves behind it and is too far off for an outline of its own.
 */
export const lampsInRow = (
  look: WindowLook,
  lamps: readonly Lamp[],
  small: readonly Thing[],
  besideDoor: (place: Pick<Lamp, 'x' | 'y' | 'tall'>) => boolean,
): Lamp[] => {
  const burning = lamps.filter((lamp) => brightestIn(look, lamp) > BULB);
  if (burning.length < 2) return [];
  const tall = Math.min(...burning.map((lamp) => lamp.tall));
  const found: Lamp[] = [];
  for (const { left, right, top, bottom, most, dark, area } of small) {
    if (dark > DARK || most < STANDS_OUT || area < FILLED * (right - left) * (bottom - top)) continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inLine = burning.some((a, n) =>
      burning.slice(n + 1).some((b) => {
        const slope = (b.y - a.y) / (b.x - a.x);
        return (
          Math.abs(slope) < STEEPEST && Math.abs(a.y + slope * (x - a.x) - y) < OFF_LINE * Math.min(a.tall, b.tall)
        );
      }),
    );
    const place = { x, y, tall };
    if (!inLine || brightestIn(look, place) < BULB || !besideDoor(place)) continue;
    if ([...lamps, ...found].some((other) => Math.hypot(other.x - x, other.y - y) < APART * tall)) continue;
    found.push({ ...place, wide: tall, contrast: most, door: 0 });
  }
  return found;
};

/** How much warmer than its wall a bulb is at least and how light, its height against the lantern's, and how alike two are. */
const WARMER = 0.13;
const LIGHT = 0.72;
const OF_LANTERN = 0.5;
const ALIKE = 0.5;
const NARROWEST = 4;
/** Chance of wall at it and on a side of it: on the other one may be the door. */
const WALL = 0.5;

/**
 * Two bulbs that burn by day at one height beside doors: warm, light and compact. In a pale lantern on pale boards nothing else stands out; one alone
 * may be a leaf or a fleck of sun.
 */
export const bulbsInRow = (
  look: WindowLook,
  coloured: readonly Seen[],
  wall: Plane,
  besideDoor: (place: Pick<Lamp, 'x' | 'y' | 'tall'>) => boolean,
): Lamp[] => {
  const bulbs = coloured
    .filter(({ wide, tall, area, most, dark }) => {
      const compact = wide < 1.6 * tall && tall < 2 * wide && area > FILLED * wide * tall;
      return dark < DARK && most > WARMER && compact && Math.min(wide, tall) >= NARROWEST;
    })
    .map(({ x, y, wide, tall, most }): Lamp => {
      const whole = Math.max(wide, tall) / OF_LANTERN;
      return { x, y, tall: whole, wide: whole, contrast: most, door: 0 };
    })
    .filter((lamp) => besideDoor(lamp) && brightestIn(look, { ...lamp, tall: OF_LANTERN * lamp.tall }) > LIGHT)
    .filter(
      ({ x, y, tall }) =>
        chanceAt(wall, look, x, y) > WALL && [-tall, tall].some((aside) => chanceAt(wall, look, x + aside, y) > WALL),
    );
  // One bulb stands out at either step; twice in the row it would be a row of its own.
  const single = bulbs.filter((a, i) => bulbs.slice(0, i).every((b) => Math.hypot(a.x - b.x, a.y - b.y) >= b.tall));
  return single.filter((a) =>
    single.some((b) => {
      const apart = Math.abs(a.x - b.x);
      return (
        apart > APART * Math.max(a.tall, b.tall) &&
        Math.abs(a.y - b.y) < Math.max(STEEPEST * apart, OFF_LINE * a.tall) &&
        Math.min(a.tall, b.tall) > ALIKE * Math.max(a.tall, b.tall)
      );
    }),
  );
};
