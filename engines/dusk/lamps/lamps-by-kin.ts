import type { Door, Lamp, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

// One thing alone may be a bell, a number or a label. On a house that has lamps for sure, less speaks for one more.

/** Lamps that a house must have for sure, and spots in its soffits. */
const SURE = 2;
const SURE_SPOTS = 3;
/** Pixels of the look around a thing at which its ground is read, at so many points, and how even that ground is. */
const AROUND = 4;
const POINTS = 24;
const EVEN = 0.06;
/** Share of its box that a thing fills. */
const FILLED = 0.6;

/** A lantern of another size, in a niche or nearer to the camera: how far it stands out, the share of it that is iron and not glass, and its shape. */
const STANDS_OUT = 0.35;
const IRON = [0.5, 0.88] as const;
const SLIM = [1.3, 2.6] as const;
/** Its height against that of the others, and in their heights how far it may hang off their line. */
const SIZE = [0.8, 2.6] as const;
const OFF_LINE = 4;
const HOUSE = 0.8;
/** Its glass against the height of the others at most. */
const LARGER = 1.6;

/** The head of a flood lamp, or a spot that is seen from aside: light on its ground, and wider than tall. */
const BRIGHT = 0.55;
const DARK = 0.3;
const WIDER = [1.3, 3] as const;
/** Where a flood lamp hangs over a door, in its heights: aside, above and below its head. And the chance of wall around it. */
const ASIDE = 0.25;
const ABOVE = 0.4;
const BELOW = 0.02;
const WALL = 0.7;
/** The light of the soffit around a spot at most, and its size against the others'. */
const SHADE = 0.42;
const AS_LARGE = 1.2;

const middleOf = ({ left, right, top, bottom }: Thing): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** Light of what lies around a thing: its lower and upper fifth. */
const groundAround = (look: WindowLook, thing: Thing): readonly [number, number] => {
  const { width, height, luma } = look;
  const [x, y] = middleOf(thing);
  const [rx, ry] = [(thing.right - thing.left) / 2 + AROUND, (thing.bottom - thing.top) / 2 + AROUND];
  const lights = Array.from({ length: POINTS }, (_, k) => {
    const angle = (k / POINTS) * 2 * Math.PI;
    const px = Math.min(width - 1, Math.max(0, Math.round(x + rx * Math.cos(angle))));
    const py = Math.min(height - 1, Math.max(0, Math.round(y + ry * Math.sin(angle))));
    return luma.data[py * width + px]!;
  });
  return [quantile(lights, 0.2), quantile(lights, 0.8)];
};

/** The middle row of what is lighter than the ground of a thing. */
const glassRow = ({ width, luma }: WindowLook, { left, right, top, bottom }: Thing, ground: number) => {
  let [sum, n] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (luma.data[y * width + x]! > ground) {
        sum += y + 0.5;
        n++;
      }
  return n > 0 ? sum / n : undefined;
};

const isFilled = ({ left, right, top, bottom, area }: Thing): boolean =>
  area > FILLED * (right - left) * (bottom - top);

const isHead = (thing: Thing): boolean => {
  const shape = (thing.right - thing.left) / (thing.bottom - thing.top);
  return thing.most > BRIGHT && thing.dark < DARK && shape > WIDER[0] && shape < WIDER[1] && isFilled(thing);
};

/** Lanterns of the house that are larger than the others or hang in a niche: iron and glass on an even wall, near their line. */
export const lanternsOfKin = (
  look: WindowLook,
  small: readonly Thing[],
  lamps: readonly Lamp[],
  house: Plane,
): Lamp[] => {
  const known = lamps.filter(({ down }) => !down);
  if (known.length < SURE) return [];
  const [tall, line] = [
    quantile(
      known.map((lamp) => lamp.tall),
      0.5,
    ),
    quantile(
      known.map((lamp) => lamp.y),
      0.5,
    ),
  ];
  return small.flatMap((thing) => {
    const [[x, y], wide, high] = [middleOf(thing), thing.right - thing.left, thing.bottom - thing.top];
    const lantern =
      thing.most > STANDS_OUT &&
      thing.dark > IRON[0] &&
      thing.dark < IRON[1] &&
      high > SLIM[0] * wide &&
      high < SLIM[1] * wide &&
      high > SIZE[0] * tall &&
      high < SIZE[1] * tall &&
      Math.abs(y - line) < OFF_LINE * tall;
    if (!lantern || !isFilled(thing) || chanceAt(house, look, x, y) < HOUSE) return [];
    const [low, bright] = groundAround(look, thing);
    if ((bright - low) / 2 > EVEN) return [];
    // Of one on a bracket the glass is a part: as tall as all of it, its light would be that of a lantern twice the size.
    const own = Math.min(high, LARGER * tall);
    const glass = glassRow(look, thing, bright) ?? y;
    const middle = Math.min(thing.bottom - own / 2, Math.max(thing.top + own / 2, glass));
    return [{ x, y: middle, tall: own, wide, contrast: thing.contrast, door: 0 }];
  });
};

/** Flood lamps over the doors of a house that has lanterns at others: white heads, wider than tall, on an even wall. */
export const floodLamps = (
  look: WindowLook,
  small: readonly Thing[],
  lamps: readonly Lamp[],
  doors: readonly Door[],
  wall: Plane,
): Lamp[] => {
  if (lamps.length < SURE) return [];
  return small.flatMap((thing) => {
    const [x, y] = middleOf(thing);
    if (!isHead(thing) || chanceAt(wall, look, x, y) < WALL) return [];
    const door = doors.findIndex(
      ({ left, right, top, tall }) =>
        x > left - ASIDE * tall && x < right + ASIDE * tall && y > top - ABOVE * tall && y < top + BELOW * tall,
    );
    const [low, bright] = groundAround(look, thing);
    if (door < 0 || (bright - low) / 2 > EVEN) return [];
    const wide = thing.right - thing.left;
    return [{ x, y, tall: wide, wide, contrast: thing.contrast, door: door + 1, down: true }];
  });
};

/** One more spot in the soffits of a house whose spots were on by day: seen from aside it is white, and not as warm as those. */
export const spotsOfKin = (look: WindowLook, small: readonly Thing[], spots: readonly Lamp[], house: Plane): Lamp[] => {
  if (spots.length < SURE_SPOTS) return [];
  const { tall, wide } = spots[0]!;
  return small.flatMap((thing) => {
    const [x, y] = middleOf(thing);
    if (!isHead(thing) || thing.right - thing.left > AS_LARGE * wide || chanceAt(house, look, x, y) < HOUSE) return [];
    const [low, bright] = groundAround(look, thing);
    return bright < SHADE && (bright - low) / 2 < EVEN
      ? [{ x, y, tall, wide, contrast: thing.contrast, door: 0, down: true }]
      : [];
  });
};
