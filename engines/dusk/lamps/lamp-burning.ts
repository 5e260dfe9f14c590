import { gateLanterns } from '#engines/dusk/lamps/gate-lanterns.ts';
import type { Lamp, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import { closeAlong, openAlong } from '#engines/raster/morphology.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { type Region, regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** A lamp on a porch's ceiling that is on by day: this far above its shade, this warm, on the house all around. */
const ABOVE = 0.5;
const WARM = 0.12;
const HOUSE = 0.55;
const SHADE = 0.42;
const POINTS = 24;

/** Widest and tallest of a bar in pixels of the look, how slim it is, and how far its light stands out from the wall. */
const WIDEST = 15;
const SHORTEST = 22;
const TALLEST = 90;
const SLIM = 2.6;
const LIGHTER = 36;
/** Pixels of the look from one line of its light to the other. */
const GAP = 9;
/** Chance of wall beside it and of glass near it: a white frame is no lamp. */
const WALL = 0.65;
const GLASS = 0.25;
const SAME_WALL = 0.08;
const ALIKE = 0.66;

/** Warm light in the deep shade of a porch: sun never is that warm there, and comes in flecks, not alone on the ceiling. And the lanterns of its gate, if they burn as well. */
export const porchLights = (look: WindowLook, small: readonly Thing[], house: Plane): Lamp[] => {
  const { width, height, rgb } = look;
  const found: Lamp[] = [];
  for (const thing of small) {
    const [w, h] = [thing.right - thing.left, thing.bottom - thing.top];
    if (thing.dark > 0.2 || thing.most < ABOVE || w < 3 || h < 2 || thing.area < 0.5 * w * h) continue;
    const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
    const ring: number[] = [];
    let [on, warm] = [0, 0];
    for (let k = 0; k < POINTS; k++) {
      const angle = (k / POINTS) * 2 * Math.PI;
      const px = Math.min(width - 1, Math.max(0, Math.round(x + Math.cos(angle) * (w / 2 + 5))));
      const py = Math.min(height - 1, Math.max(0, Math.round(y + Math.sin(angle) * (h / 2 + 5))));
      ring.push(look.luma.data[py * width + px]!);
      on += chanceAt(house, look, px, py) / POINTS;
    }
    for (let py = thing.top; py < thing.bottom; py++)
      for (let px = thing.left; px < thing.right; px++)
        warm += (rgb[(py * width + px) * 3]! - rgb[(py * width + px) * 3 + 2]!) / 255 / (w * h);
    if (on < HOUSE || warm < WARM || quantile(ring, 0.8) > SHADE) continue;
    if (found.some((other) => Math.hypot(other.x - x, other.y - y) < 10)) continue;
    found.push({ x, y, tall: Math.max(6, h), wide: Math.max(6, w), contrast: thing.most, door: 0, burns: true });
  }
  return [...found, ...gateLanterns(look, small, found, house)];
};

/** Its mount breaks a bar in two, and the joint of a wall hangs on to it: both are lower than this, in pixels of the look. */
const MOUNT = 11;
const joined = (map: Uint8Array, width: number, height: number): Uint8Array =>
  openAlong(closeAlong(map, width, height, MOUNT, 'down'), width, height, MOUNT + 2, 'down');

const isSlim = ({ left, right, top, bottom, area }: Region): boolean => {
  const [w, h] = [right - left + 1, bottom - top + 1];
  return h >= SHORTEST && h <= TALLEST && w >= 2 && w <= WIDEST && h >= SLIM * w && area >= 0.4 * w * h;
};

/** Upright slim pieces of a map. */
const linesIn = (map: Uint8Array, width: number, height: number): Region[] =>
  regionsIn(joined(map, width, height), width, height).filter(isSlim);

/** Whether one and the same wall lies on both sides, and no glass. */
const onWall = (look: WindowLook, { x, y, wide, tall }: Lamp, wall: Plane, pane: Plane): boolean => {
  const lights = [-1, 1].map((side) => {
    let [walls, glass, light] = [0, 0, 0];
    for (let k = -2; k <= 2; k++) {
      const place = [Math.round(x + side * (wide / 2 + 6)), Math.round(y + (k / 5) * tall)] as const;
      walls += chanceAt(wall, look, ...place) / 5;
      glass += chanceAt(pane, look, ...place) / 5;
      light += look.luma.data[place[1] * look.width + place[0]]! / 5;
    }
    return walls > WALL && glass < GLASS ? light : Number.NaN;
  });
  return Math.abs(lights[0]! - lights[1]!) < SAME_WALL;
};

/** Share of the longer line along which the other one runs beside it: a joint of the wall hangs on to the end of either. */
const BESIDE = 0.8;

/** Rows in which both lines run. */
const sharedRows = (a: Region, b: Region): readonly [top: number, bottom: number] => [
  Math.max(a.top, b.top),
  Math.min(a.bottom, b.bottom) + 1,
];

/** Two lines of light with the bar between them, together as narrow as it is. */
const isBar = (a: Region, b: Region): boolean => {
  const [top, bottom] = sharedRows(a, b);
  const longer = Math.max(a.bottom - a.top, b.bottom - b.top) + 1;
  const gap = b.left - a.right;
  return gap > 1 && gap < GAP && b.right - a.left <= WIDEST && bottom - top > BESIDE * longer;
};

/**
 * Bars on a wall that light it on both of their sides, by day too. Two alike at least: one might be a downpipe in the sun
 * between two joints.
 */
export const wallBars = (look: WindowLook, wall: Plane, pane: Plane): Lamp[] => {
  const { width, height } = look;
  const bytes = new Uint8Array(width * height);
  for (let i = 0; i < bytes.length; i++) bytes[i] = look.luma.data[i]! * 255;
  const low = openAlong(bytes, width, height, WIDEST, 'across');
  const light = new Uint8Array(bytes.length);
  for (let i = 0; i < light.length; i++) if (bytes[i]! - low[i]! > LIGHTER) light[i] = 1;
  const lines = linesIn(light, width, height);
  const bars = lines.flatMap((a) =>
    lines
      .filter((b) => isBar(a, b))
      .map((b): Lamp => {
        const [top, bottom] = sharedRows(a, b);
        return {
          x: (a.left + b.right + 1) / 2,
          y: (top + bottom) / 2,
          wide: b.right - a.left + 5,
          tall: bottom - top + 6,
          contrast: LIGHTER / 255,
          door: 0,
          burns: true,
        };
      })
      .filter((bar) => onWall(look, bar, wall, pane)),
  );
  const alike = (a: Lamp, b: Lamp): boolean => a !== b && Math.min(a.tall, b.tall) > ALIKE * Math.max(a.tall, b.tall);
  return bars.filter((a) => bars.some((b) => alike(a, b)));
};
