import { type Ground, KINDS, type Kind, type Range, type Site } from '#engines/dusk/lamps/fitting-kinds.ts';
import { type Lamp, type Seen, seenOf, type Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { quantile } from '#engines/raster/scalar.ts';

// One thing alone may be a bell, a number or a label. What tells a lamp is its look, where it hangs, and the lamps that the house has for sure.

/** Pixels of the look around a thing at which its ground is read, at so many points. */
const AROUND = 4;
const POINTS = 24;

const groundAround = ({ width, height, luma }: WindowLook, { x, y, wide, tall }: Seen): Ground => {
  const lights: number[] = [];
  for (let k = 0; k < POINTS; k++) {
    const angle = (k / POINTS) * 2 * Math.PI;
    const px = Math.min(width - 1, Math.max(0, Math.round(x + (wide / 2 + AROUND) * Math.cos(angle))));
    const py = Math.min(height - 1, Math.max(0, Math.round(y + (tall / 2 + AROUND) * Math.sin(angle))));
    lights.push(luma.data[py * width + px]!);
  }
  return { low: quantile(lights, 0.2), bright: quantile(lights, 0.8) };
};

const within = (value: number, [least, most]: Range): boolean => value > least && value < most;

const looksLike = ({ most, dark, shape, filled }: Kind, thing: Seen): boolean =>
  thing.most > most &&
  within(thing.dark, dark) &&
  within(thing.wide / thing.tall, shape) &&
  thing.area > filled * thing.wide * thing.tall;

const liesOn = ({ uneven = 1, light = 1 }: Kind, { low, bright }: Ground): boolean =>
  (bright - low) / 2 < uneven && bright <= light;

const lampsOfKind = (kind: Kind, things: readonly Seen[], site: Site): Lamp[] => {
  const found = things
    .filter((thing) => looksLike(kind, thing) && kind.hangs(thing, site))
    .map((thing) => ({ thing, ground: groundAround(site.look, thing) }))
    .filter(({ ground }) => liesOn(kind, ground));
  const { inRow } = kind;
  return found
    .filter(({ thing }) => !inRow || found.some((other) => inRow(thing, other.thing)))
    .map(({ thing, ground }) => {
      const { x, y, wide, tall, contrast } = thing;
      return { x, y, wide, tall, contrast, door: 0, ...kind.lamp(thing, site, ground) };
    });
};

/** Fittings of a house beside its lanterns, kind by kind. */
export const fittingsOf = (small: readonly Thing[], site: Site): Lamp[] => {
  const things = small.map(seenOf);
  return KINDS.flatMap((kind) => lampsOfKind(kind, things, site));
};
