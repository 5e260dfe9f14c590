import { doorsIn, type Lamp } from '#engines/dusk/lamps.ts';
import type { WindowLook } from '#engines/dusk/window-look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** A bulb that burns by day: this light, this much above everything around it, and warmer than that. */
const BRIGHT = 0.78;
const ABOVE = 0.22;
const WARM = 0.06;
const WARMER = 0.05;
/** Distance in pixels of the look at which it must be gone, and between two bulbs. */
const RING = 7;
const BETWEEN = 10;
const POINTS = 16;
/** Chance of house from which a point is on it: sun between leaves looks the same. */
const HOUSE = 0.8;
const HOUSE_OVER = 0.25;
/** How far above a door its lamp hangs, in heights of the door, and how many there are at most. */
const OVER = 0.8;
const MOST_OVER = 2;
/** Bulbs come in rows; one or two spots are glints of the sun. And more than these are leaves after all. */
const LEAST = 3;
const MOST = 24;
/** Height of the fitting against the photo's longer side. */
const TALL = 0.011;

const AROUND = Array.from({ length: POINTS }, (_, k): readonly [number, number] => {
  const angle = (k / POINTS) * 2 * Math.PI;
  return [Math.round(RING * Math.cos(angle)), Math.round(RING * Math.sin(angle))];
});

/** Spots in soffits and sconces that were on when the photo was taken: at dusk they are what lights the wall. */
export const litSpots = (look: WindowLook, house: Plane, shut: Plane): Lamp[] => {
  const { width, height, rgb } = look;
  const { data } = look.luma;
  const warmth = (i: number): number => (rgb[i * 3]! - rgb[i * 3 + 2]!) / 255;
  const found: Lamp[] = [];
  const doors = doorsIn(look, shut);
  // A lamp in the ceiling over a front door, where the network sees neither wall nor roof.
  const overDoor = (x: number, y: number): boolean =>
    doors.some(
      ({ left, right, top, tall }) =>
        x > left - 0.3 * tall && x < right + 0.3 * tall && y > top - OVER * tall && y < top + 0.1 * tall,
    );
  for (let y = RING; y < height - RING; y++)
    for (let x = RING; x < width - RING; x++) {
      const i = y * width + x;
      if (data[i]! < BRIGHT || warmth(i) < WARM || look.sky[i]! > 0.02) continue;
      // The brightest of its neighbours speaks for all of them.
      if (data[i]! < data[i - 1]! || data[i]! < data[i - width]!) continue;
      let most = 0;
      let warm = 0;
      for (const [dx, dy] of AROUND) {
        const j = (y + dy) * width + x + dx;
        most = Math.max(most, data[j]!);
        warm += warmth(j) / POINTS;
      }
      if (data[i]! - most < ABOVE || warmth(i) < warm + WARMER) continue;
      const row = Math.min(house.height - 1, Math.floor(((y + 0.5) * house.height) / height));
      const column = Math.min(house.width - 1, Math.floor(((x + 0.5) * house.width) / width));
      const over = overDoor(x, y);
      if (house.data[row * house.width + column]! < (over ? HOUSE_OVER : HOUSE)) continue;
      if (found.some((other) => Math.hypot(other.x - x, other.y - y) < BETWEEN)) continue;
      found.push({
        x,
        y,
        tall: Math.max(width, height) * TALL,
        wide: Math.max(width, height) * TALL,
        contrast: data[i]! - most,
        door: 0,
        down: true,
      });
    }
  const rows = found.length >= LEAST && found.length <= MOST;
  return rows ? found : found.filter(({ door }) => door > 0).slice(0, MOST_OVER);
};
