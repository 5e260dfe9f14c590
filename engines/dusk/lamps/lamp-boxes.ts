import type { Door, Lamp } from '#engines/dusk/lamps/lamp-shapes.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { filledBy, type Region, regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Beside a door and about its head, in heights of it: where one hangs a lantern. */
const BESIDE = 0.4;
const ABOVE = 0.1;
const BELOW = 0.45;
/** Luma below the wall's from which a place is iron, and steps from a pane to the iron around it. */
const IRON = 0.12;
const APART = 0.28;
/** Share of the iron's length on each of the four sides of a pane. */
const CLOSED = 0.8;
/** Pixels of the look: a pane's sizes, and how thick its iron is. */
const NARROWEST = 3;
const LOWEST = 7;
const TALLEST = 26;
const THICK = 3;
/** Heights to a pane's width, and of the whole lantern against the door's. */
const SLIM = [1.2, 3.8] as const;
const TALL = [0.07, 0.24] as const;
/** Chance of wall around it. */
const WALL = 0.4;
const FILLED = 0.65;

type Zone = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const wideOf = ({ left, right }: Region): number => right - left + 1;
const tallOf = ({ top, bottom }: Region): number => bottom - top + 1;

/** Share of a side along which iron lies just outside of a pane. */
const ironAlong = (n: number, luma: (along: number, out: number) => number, pane: number): number => {
  let dark = 0;
  for (let along = 0; along < n; along++) {
    let least = 1;
    for (let out = 1; out <= THICK; out++) least = Math.min(least, luma(along, out));
    if (pane - least > APART) dark++;
  }
  return dark / n;
};

const lanternsIn = (look: WindowLook, zone: Zone, door: Door, wall: Plane): Lamp[] => {
  const at = (x: number, y: number): number => look.luma.data[(zone.top + y) * look.width + zone.left + x]!;
  const lumas: number[] = [];
  for (let y = 0; y < zone.height; y += 2) for (let x = 0; x < zone.width; x += 2) lumas.push(at(x, y));
  const light = quantile(lumas, 0.5);
  const map = new Uint8Array(zone.width * zone.height);
  for (let y = 0, i = 0; y < zone.height; y++)
    for (let x = 0; x < zone.width; x++, i++) if (at(x, y) > light - IRON) map[i] = 1;
  return regionsIn(map, zone.width, zone.height).flatMap((region) => {
    const [w, h] = [wideOf(region), tallOf(region)];
    if (w < NARROWEST || h < LOWEST || h > TALLEST || h < SLIM[0] * w || h > SLIM[1] * w) return [];
    const { left, right, top, bottom } = region;
    const tall = h + THICK;
    if (tall < TALL[0] * door.tall || tall > TALL[1] * door.tall || filledBy(region) < FILLED) return [];
    if (left <= THICK || top <= THICK || right >= zone.width - THICK - 1 || bottom >= zone.height - THICK - 1)
      return [];
    const own: number[] = [];
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) own.push(at(x, y));
    const pane = quantile(own, 0.75);
    const sides = [
      ironAlong(h, (along, out) => at(left - out, top + along), pane),
      ironAlong(h, (along, out) => at(right + out, top + along), pane),
      ironAlong(w, (along, out) => at(left + along, top - out), pane),
      ironAlong(w, (along, out) => at(left + along, bottom + out), pane),
    ];
    if (Math.min(...sides) < CLOSED) return [];
    const [x, y] = [zone.left + (left + right + 1) / 2, zone.top + (top + bottom + 1) / 2];
    const around = [-1, 1].map((side) => chanceAt(wall, look, x + side * (w / 2 + 2 * THICK), y));
    return Math.min(...around) > WALL ? [{ x, y, tall, wide: w + THICK, contrast: APART, door: 0 }] : [];
  });
};

/** Lanterns that are a pane in a box of iron, beside doors: what is as light as the wall or lighter, with iron on all four sides. */
export const boxLanterns = (look: WindowLook, doors: readonly Door[], wall: Plane): Lamp[] =>
  doors.flatMap((door) => {
    const reach = Math.round(BESIDE * door.tall);
    const top = Math.max(0, Math.round(door.top - ABOVE * door.tall));
    const height = Math.min(look.height, Math.round(door.top + BELOW * door.tall)) - top;
    return [Math.round(door.left) - reach, Math.round(door.right)].flatMap((start) => {
      const left = Math.max(0, start);
      const width = Math.min(look.width, start + reach) - left;
      if (width < TALLEST || height < TALLEST) return [];
      return lanternsIn(look, { left, top, width, height }, door, wall);
    });
  });
