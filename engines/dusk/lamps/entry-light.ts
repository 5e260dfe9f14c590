import type { Bounds } from '#engines/dusk/windows/light.ts';
import { placesWhere } from '#engines/raster/places.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { ease } from '#engines/raster/scalar.ts';

/** The network's chance from which a cell is a house door, and how much of its box a door fills. */
const DOOR = 0.45;
const FILLED = 0.55;
/** Heights of a door, as shares of the photo, and against its width: what is wider is a garage, what is slimmer a post. */
const LEAST = 0.055;
const MOST = 0.4;
const SQUAT = 1.25;
const SLIM = 3.3;

/** House doors, as boxes in pixels of the plane. */
export const doorsIn = (door: Plane): Bounds[] => {
  const { width, height } = door;
  const { regions } = labelRegions(
    placesWhere(door.data.length, (i) => door.data[i]! > DOOR),
    width,
    height,
  );
  return regions
    .map(({ left, top, right, bottom, area }) => ({ left, top, right: right + 1, bottom: bottom + 1, area }))
    .filter(({ left, top, right, bottom, area }) => {
      const [wide, tall] = [right - left, bottom - top];
      const stands = tall > LEAST * height && tall < MOST * height && tall > SQUAT * wide && tall < SLIM * wide;
      return stands && area > FILLED * wide * tall;
    });
};

/** Light of the lamp in the ceiling before a door, and what of it is added where another lamp is nearer than so many heights of the door. */
const LIGHT = 1.7;
const BESIDE = 0.6;
const NEAR = 1.1;
/** Heights of the door over which it fades, and where over its head the lamp hangs. */
const REACH = 2;
const HALF = 0.3;
const OVER = 0.1;

/** The way in is never dark in the evening: a lamp in the ceiling lights the door, the walls beside it and the step. Roofs stay as they are. */
export const lightEntry = (
  { left, right, top, bottom }: Bounds,
  /** Middles of the lamps that are lit, in pixels of the spill. */
  lamps: readonly (readonly [number, number])[],
  roof: Plane,
  spill: Plane,
): void => {
  const tall = bottom - top;
  const [cx, cy] = [(left + right) / 2, top - OVER * tall];
  const lit = lamps.some(([x, y]) => Math.hypot(x - cx, y - cy) < NEAR * tall);
  const light = LIGHT * (lit ? BESIDE : 1);
  for (let y = Math.max(0, Math.floor(cy - 0.4 * tall)); y < Math.min(spill.height, cy + REACH * tall); y++)
    for (let x = Math.max(0, Math.floor(cx - REACH * tall)); x < Math.min(spill.width, cx + REACH * tall); x++) {
      const i = y * spill.width + x;
      const [dx, dy] = [(x + 0.5 - cx) / tall, (y + 0.5 - cy) / tall];
      const far = dx * dx + dy * dy * (dy > 0 ? 0.4 : 5);
      const share = (1 - ease(0.3, 0.7, roof.data[i]!)) * ease(REACH, REACH / 3, Math.hypot(dx, dy));
      spill.data[i]! += (light * share) / (1 + far / (HALF * HALF));
    }
};
