import { lampsBehind } from '#engines/dusk/lamps/porch-lamps.ts';
import { openWall, type Porch, type PorchSight } from '#engines/dusk/lamps/porch-zones.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { placesWhere } from '#engines/raster/places.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';

/** Share of the wall's light by day below which an opening is black, and from which its frame is light. */
const BLACK = 0.14;
const LIGHT = 0.4;
/** And below which it still lies behind the wall. */
const BEHIND = 0.34;
/** Shares of the height and width that an opening takes, how much taller than wide it is, and how much of its box it fills. */
const TALL = [0.06, 0.3] as const;
const WIDE = [0.015, 0.14] as const;
const SLIM = [0.9, 4] as const;
const FILLED = 0.55;
/** Share of its outline, but for the foot, that is light wall within so many cells. */
const FRAMED = 0.7;
const RIM = 5;
/** Share of the height within which the ground begins below it, and the share of it that may be lit glass. */
const FOOT = 0.03;
const GLASS = 0.1;

const anyWithin = (reach: number, is: (step: number) => boolean): boolean => {
  for (let step = 1; step <= reach; step++) if (is(step)) return true;
  return false;
};

/** Whether light wall stands on both sides and over a black piece, and the ground begins at its foot. */
const isOpening = (
  { left, right, top, bottom, area }: Region,
  light: Plane,
  wall: number,
  ground: Plane,
  glass: Plane,
): boolean => {
  const { width, height } = light;
  const [w, h] = [right - left + 1, bottom - top + 1];
  if (h < TALL[0] * height || h > TALL[1] * height || w < WIDE[0] * width || w > WIDE[1] * width) return false;
  if (h < SLIM[0] * w || h > SLIM[1] * w || area < FILLED * w * h || left < RIM || right + RIM >= width) return false;
  const bright = (x: number, y: number): boolean => y >= 0 && light.data[y * width + x]! > LIGHT * wall;
  let [framed, lit] = [0, 0];
  for (let y = top; y <= bottom; y++) {
    if (anyWithin(RIM, (step) => bright(left - step, y))) framed++;
    if (anyWithin(RIM, (step) => bright(right + step, y))) framed++;
    for (let x = left; x <= right; x++) lit += glass.data[y * width + x]!;
  }
  for (let x = left; x <= right; x++) if (anyWithin(h / 2, (step) => bright(x, top - step))) framed++;
  if (framed < FRAMED * (2 * h + w) || lit > GLASS * w * h) return false;
  let grounded = 0;
  for (let x = left; x <= right; x++)
    if (anyWithin(FOOT * height + 1, (step) => ground.data[Math.min(height - 1, bottom + step) * width + x]! > 0.4))
      grounded++;
  return grounded > 0.5 * w;
};

/** Black openings in a light wall that reach down to the ground: arches of an arcade, a deep entry. */
export const archesIn = (sight: PorchSight, light: Plane, glass: Plane, lit: readonly [number, number]): Porch[] => {
  const { width, height } = light;
  const wall = openWall(sight, light, [0, width], 0.5);
  const black = placesWhere(light.data.length, (i) => light.data[i]! < BLACK * wall);
  const { labels, regions } = labelRegions(black, width, height);
  return regions
    .filter((region) => region.left > lit[0] * width && region.right < lit[1] * width)
    .filter((region) => isOpening(region, light, wall, sight.ground, glass))
    .map(({ label, left, right, top, bottom }) => {
      const zone = newPlane(width, height);
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++)
          if (labels[y * width + x] === label || light.data[y * width + x]! < BEHIND * wall)
            zone.data[y * width + x] = 1;
      const place = {
        left,
        right: right + 1,
        ceiling: new Int32Array(width).fill(top - 1),
        floor: new Int32Array(width).fill(bottom + 1),
      };
      const below = BEHIND * wall;
      return {
        ...place,
        lamps: lampsBehind(place, light, below),
        inner: { below, zone: boxBlur(zone, 1), arcade: true },
      };
    });
};
