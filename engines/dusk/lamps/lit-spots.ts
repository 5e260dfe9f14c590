import type { Lamp } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { clamp, quantile } from '#engines/raster/scalar.ts';

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
/** Bulbs come in rows; one or two spots are glints of the sun. And more than these are leaves after all. */
const LEAST = 3;
const MOST = 24;
/** So many of a row are as warm as bulbs are once the house's white is white: glints of a photo that is warm as a whole are not. */
const SURELY_WARM = 0.12;
/** Light from which a place of the house is white, every so many of its pixels, and how many of those must be. */
const WHITE = 0.7;
const STEP = 5;
const WHITES = 40;
/** Share of those that are whiter than the rest, as trim is beside cream boards, and times by which white lacks blue at most. */
const WHITEST = 0.15;
const MOST_LACKING = 1.35;
/** Height of the fitting against the photo's longer side. */
const TALL = 0.011;

const angleOf = (k: number): number => (k / POINTS) * 2 * Math.PI;
const AROUND_X = Int32Array.from({ length: POINTS }, (_, k) => Math.round(RING * Math.cos(angleOf(k))));
const AROUND_Y = Int32Array.from({ length: POINTS }, (_, k) => Math.round(RING * Math.sin(angleOf(k))));

const warmthAt = (rgb: Uint8Array, i: number, lack: number): number =>
  (rgb[i * 3]! - Math.min(255, lack * rgb[i * 3 + 2]!)) / 255;

/** Places in a row that are bright, warm and no sky, the brightest of their neighbours: few, out of all pixels. */
const brightIn = (
  data: Float32Array,
  rgb: Uint8Array,
  sky: Float32Array,
  width: number,
  y: number,
  lack: number,
  out: Int32Array,
): number => {
  let n = 0;
  for (let x = RING, i = y * width + RING; x < width - RING; x++, i++) {
    if (data[i]! < BRIGHT || warmthAt(rgb, i, lack) < WARM || sky[i]! > 0.02) continue;
    // The brightest of its neighbours speaks for all of them.
    if (data[i]! >= data[i - 1]! && data[i]! >= data[i - width]!) out[n++] = x;
  }
  return n;
};

/** How much brighter and warmer a place is than all around it, if it is: a bulb, and its contrast; 0 where it is none. */
const contrastAt = (data: Float32Array, rgb: Uint8Array, width: number, i: number, lack: number): number => {
  let most = 0;
  let warm = 0;
  for (let k = 0; k < POINTS; k++) {
    const j = i + AROUND_Y[k]! * width + AROUND_X[k]!;
    most = Math.max(most, data[j]!);
    warm += warmthAt(rgb, j, lack) / POINTS;
  }
  return data[i]! - most < ABOVE || warmthAt(rgb, i, lack) < warm + WARMER ? 0 : data[i]! - most;
};

/** Adds the spots among so many bright places of a row. */
const addSpots = (
  found: Lamp[],
  look: WindowLook,
  house: Plane,
  y: number,
  bright: Int32Array,
  count: number,
  lack: number,
): void => {
  const { width, height, rgb } = look;
  const row = Math.min(house.height - 1, Math.floor(((y + 0.5) * house.height) / height));
  for (let k = 0; k < count; k++) {
    const x = bright[k]!;
    const contrast = contrastAt(look.luma.data, rgb, width, y * width + x, lack);
    if (contrast === 0) continue;
    const column = Math.min(house.width - 1, Math.floor(((x + 0.5) * house.width) / width));
    if (house.data[row * house.width + column]! < HOUSE) continue;
    if (found.some((other) => Math.hypot(other.x - x, other.y - y) < BETWEEN)) continue;
    const tall = Math.max(width, height) * TALL;
    found.push({ x, y, tall, wide: tall, contrast, door: 0, down: true });
  }
};

/** Times by which the house's white lacks blue: a photo that was warmed has warm glints on white boards. */
const lackOfBlue = ({ width, height, rgb, luma, sky }: WindowLook, house: Plane): number => {
  const whites: number[] = [];
  for (let i = 0; i < luma.data.length; i += STEP) {
    if (luma.data[i]! < WHITE || sky[i]! > 0.02) continue;
    const row = Math.floor(((Math.floor(i / width) + 0.5) * house.height) / height);
    const column = Math.floor((((i % width) + 0.5) * house.width) / width);
    if (house.data[row * house.width + column]! > HOUSE) whites.push(rgb[i * 3]! / (rgb[i * 3 + 2]! + 1));
  }
  return whites.length < WHITES ? 1 : clamp(quantile(whites, WHITEST), 1, MOST_LACKING);
};

/** Spots in soffits and sconces that were on when the photo was taken: at dusk they are what lights the wall. */
export const litSpots = (look: WindowLook, house: Plane): Lamp[] => {
  const { width, height, rgb } = look;
  const found: Lamp[] = [];
  const bright = new Int32Array(width);
  const lack = lackOfBlue(look, house);
  for (let y = RING; y < height - RING; y++)
    addSpots(found, look, house, y, bright, brightIn(look.luma.data, rgb, look.sky, width, y, lack, bright), lack);
  const warm = found.filter(({ x, y }) => warmthAt(rgb, y * width + x, lack) > SURELY_WARM);
  return warm.length >= LEAST && found.length <= MOST ? found : [];
};
