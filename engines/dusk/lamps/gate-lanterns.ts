import type { Lamp, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** A bulb in its lantern that is on by day and stands in the shade: its luma, how far above what is around, how warm, and the middle of that around at most. */
const BRIGHT = 0.8;
const ABOVE = 0.4;
const WARM = 0.1;
const SHADE = 0.42;
/** And the other one of a pair, which may stand in the sun: above the middle around it. */
const BESIDE_SUN = 0.15;
/** Pixels of the look: a bulb's largest size, and how far around it is looked. */
const LARGEST = 8;
const RING = 5;
const POINTS = 24;
/** Chance of house around. */
const HOUSE = 0.5;
/** Heights of a lantern to its bulb's, and how far one of a pair may stand off the place opposite to the other, in bulbs. */
const LANTERN = 4;
const OFF = 1.2;
/** How far aside of the lamp in the entry they stand, in heights of a lantern, and below it at most. */
const ASIDE = [1.5, 5] as const;
const BELOW = 4;

type Bulb = { readonly x: number; readonly y: number; readonly tall: number };

const warmthOf = ({ rgb, width }: WindowLook, x: number, y: number): number =>
  (rgb[(y * width + x) * 3]! - rgb[(y * width + x) * 3 + 2]!) / 255;

/** The middle of the luma around a place, and the mean chance of house there. */
const around = (look: WindowLook, { x, y, tall }: Bulb, house: Plane): readonly [luma: number, on: number] => {
  const ring: number[] = [];
  let on = 0;
  for (let k = 0; k < POINTS; k++) {
    const angle = (k / POINTS) * 2 * Math.PI;
    const px = Math.min(look.width - 1, Math.max(0, Math.round(x + Math.cos(angle) * (tall / 2 + RING))));
    const py = Math.min(look.height - 1, Math.max(0, Math.round(y + Math.sin(angle) * (tall / 2 + RING))));
    ring.push(look.luma.data[py * look.width + px]!);
    on += chanceAt(house, look, px, py) / POINTS;
  }
  return [quantile(ring, 0.5), on];
};

/** The place within so many pixels that is most like a bulb, and its luma: a white cap in the sun is as bright, and colder. */
const bulbNear = (look: WindowLook, x: number, y: number, reach: number): readonly [number, number, number] => {
  let [bx, by, most] = [Math.round(x), Math.round(y), -1];
  for (let py = Math.max(0, Math.round(y - reach)); py <= Math.min(look.height - 1, y + reach); py++)
    for (let px = Math.max(0, Math.round(x - reach)); px <= Math.min(look.width - 1, x + reach); px++) {
      const like = look.luma.data[py * look.width + px]! + warmthOf(look, px, py);
      if (like > most) [bx, by, most] = [px, py, like];
    }
  return [bx, by, most - warmthOf(look, bx, by)];
};

/** A bulb that burns in the shade. */
const bulbOf = (look: WindowLook, thing: Thing, house: Plane): Bulb | undefined => {
  const [w, h] = [thing.right - thing.left, thing.bottom - thing.top];
  if (thing.dark > 0.2 || thing.most < ABOVE || Math.min(w, h) < 2 || Math.max(w, h) > LARGEST) return undefined;
  const bulb = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2, tall: Math.max(w, h) };
  const [x, y, most] = bulbNear(look, bulb.x, bulb.y, w / 2);
  const [shade, on] = around(look, bulb, house);
  return most > BRIGHT && warmthOf(look, x, y) > WARM && shade < SHADE && on > HOUSE ? bulb : undefined;
};

/**
 * Lanterns on the posts of a gate, where the lamp in the entry behind it burns by day: a bulb on one side in the shade, and one as bright on the
 * other at the same height and as far from that lamp, even in the sun.
 */
export const gateLanterns = (
  look: WindowLook,
  small: readonly Thing[],
  entries: readonly Lamp[],
  house: Plane,
): Lamp[] => {
  if (entries.length === 0) return [];
  const bulbs = small.flatMap((thing) => bulbOf(look, thing, house) ?? []);
  const found = entries.flatMap((entry) =>
    bulbs.flatMap((bulb): Lamp[] => {
      const tall = LANTERN * bulb.tall;
      const [aside, below] = [Math.abs(bulb.x - entry.x) / tall, (bulb.y - entry.y) / tall];
      if (aside < ASIDE[0] || aside > ASIDE[1] || below < 0 || below > BELOW) return [];
      const [x, y, most] = bulbNear(look, 2 * entry.x - bulb.x, bulb.y, OFF * bulb.tall);
      const other = { x, y, tall: bulb.tall };
      const [shade, on] = around(look, other, house);
      if (most < BRIGHT || most - shade < BESIDE_SUN || on < HOUSE || warmthOf(look, x, y) < WARM) return [];
      return [bulb, other].map((own) => ({ x: own.x, y: own.y, tall, wide: tall / 2, contrast: ABOVE, door: 0 }));
    }),
  );
  const near = (a: Lamp, b: Lamp): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.tall;
  return found.filter((lamp, n) => found.findIndex((other) => near(lamp, other)) === n);
};
