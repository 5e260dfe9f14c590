import type { Lamp, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** A lamp flush with the soffit of a porch: a white box, wider than tall, that stands out from the dark around it. */
const LIGHT = 0.3;
const WIDER = [1.4, 4] as const;
const STANDS_OUT = 0.4;
/** Its heights up to which the roof lies above it, and the wall that it lights below. */
const UP = 7;
const DOWN = 5;
const ROOF = 0.85;
const WALL = 0.6;
/** Two of one make hang in a row: how alike they are, how far apart in their widths, and how far off the level. One alone is a vent or a label. */
const ALIKE = 0.75;
const APART = [4, 25] as const;
const OFF_LEVEL = 0.12;

const wide = ({ left, right }: Thing): number => right - left;
const tall = ({ top, bottom }: Thing): number => bottom - top;

/** The greatest chance on the way up (-1) or down (1) from the middle of a thing. */
const mostAlong = (look: WindowLook, chance: Plane, thing: Thing, heights: number, way: number): number => {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  let most = 0;
  for (let step = 1; step <= 2 * heights; step++)
    most = Math.max(most, chanceAt(chance, look, x, Math.max(0, y + (way * step * tall(thing)) / 2)));
  return most;
};

const areTwins = (a: Thing, b: Thing): boolean => {
  const apart = Math.abs(a.left + a.right - b.left - b.right) / 2;
  const size = Math.max(wide(a), wide(b));
  return (
    Math.min(wide(a), wide(b)) > ALIKE * size &&
    Math.abs(tall(a) - tall(b)) <= 1 &&
    apart > APART[0] * size &&
    apart < APART[1] * size &&
    Math.abs(a.top + a.bottom - b.top - b.bottom) / 2 < OFF_LEVEL * apart
  );
};

export const soffitLamps = (look: WindowLook, small: readonly Thing[], roof: Plane, wall: Plane): Lamp[] => {
  const boxes = small.filter(
    (thing) =>
      thing.dark < LIGHT &&
      thing.most > STANDS_OUT &&
      wide(thing) > WIDER[0] * tall(thing) &&
      wide(thing) < WIDER[1] * tall(thing) &&
      thing.area > 0.5 * wide(thing) * tall(thing) &&
      mostAlong(look, roof, thing, UP, -1) > ROOF &&
      mostAlong(look, wall, thing, DOWN, 1) > WALL,
  );
  return boxes
    .filter((thing) => boxes.some((other) => areTwins(thing, other)))
    .map((thing) => ({
      x: (thing.left + thing.right) / 2,
      y: (thing.top + thing.bottom) / 2,
      tall: wide(thing),
      wide: wide(thing),
      contrast: thing.contrast,
      door: 0,
      down: true,
    }));
};
