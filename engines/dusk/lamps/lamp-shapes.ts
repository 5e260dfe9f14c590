import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { closeAlong, openAlong } from '#engines/raster/morphology.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';

/** A compact thing that stands out from the plain surface around it, in pixels of the look; ends exclusive. */
export type Thing = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
  /** Mean and greatest step from what surrounds it, 0..1, and the share of it that is darker. */
  readonly contrast: number;
  readonly most: number;
  readonly dark: number;
};

/** A thing with its middle and its size. */
export type Seen = Thing & { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number };

export const seenOf = (thing: Thing): Seen => ({
  ...thing,
  x: (thing.left + thing.right) / 2,
  y: (thing.top + thing.bottom) / 2,
  wide: thing.right - thing.left,
  tall: thing.bottom - thing.top,
});

/** A lantern on the wall, in pixels of the look; `tall` is its height. */
export type Lamp = {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly wide: number;
  readonly contrast: number;
  /** The door beside which it hangs, from 1; 0 for none. */
  readonly door: number;
  /** Shines straight down: a spot under the eave. */
  readonly down?: boolean;
  /** Was on when the photo was taken. */
  readonly burns?: boolean;
};

/** A door or gate, in pixels of the look. */
export type Door = { readonly left: number; readonly right: number; readonly top: number; readonly tall: number };

/** What is larger than this, in pixels of the look, is a window or a vent. */
export const LARGEST = 27;
/** Of a house so near that a lantern is larger: its share of a door's height. */
const OF_DOOR = 0.17;
export const largestBeside = (doors: readonly Door[]): number =>
  Math.max(LARGEST, Math.round(OF_DOOR * Math.max(0, ...doors.map(({ tall }) => tall))) | 1);
/** Steps in bytes from which a pixel stands out: at the lower one a lantern may hang together with its shadow and a joint. */
const STEPS = [24, 44] as const;

/** Signed step of every pixel from what surrounds it on all four sides, in bytes; 0 where it does not stand out. */
const stepsIn = (bytes: Uint8Array, width: number, height: number, size: number): Int16Array => {
  const closedX = closeAlong(bytes, width, height, size, 'across');
  const closedY = closeAlong(bytes, width, height, size, 'down');
  const openX = openAlong(bytes, width, height, size, 'across');
  const openY = openAlong(bytes, width, height, size, 'down');
  const steps = new Int16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    const dark = Math.min(closedX[i]!, closedY[i]!) - bytes[i]!;
    const light = bytes[i]! - Math.max(openX[i]!, openY[i]!);
    steps[i] = dark > light ? -dark : light;
  }
  return steps;
};

/**
 * Whatever is narrower than `size` both across and down, lighter or darker than its ground. A line of siding is as long as
 * the wall and a downpipe as tall, so that closing along it leaves it: only what ends on all four sides remains.
 */
export const smallThings = (look: WindowLook, wall?: Plane, largest = LARGEST): Thing[] => {
  const box = wall ? boxOf(look, wall) : { left: 0, top: 0, right: look.width, bottom: look.height };
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (width <= 2 * largest || height <= 2 * largest) return [];
  const luma = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = (box.top + y) * look.width + box.left;
    for (let x = 0; x < width; x++, i++) luma[i] = look.luma.data[row + x]! * 255;
  }
  const step = stepsIn(luma, width, height, largest);
  const found = STEPS.flatMap((least) => thingsAbove(step, least, width, height, largest));
  return found.map((thing) => ({
    ...thing,
    left: thing.left + box.left,
    right: thing.right + box.left,
    top: thing.top + box.top,
    bottom: thing.bottom + box.top,
  }));
};

/** Chance of wall from which a cell counts, and the air left around the house, in pixels of the look. */
const WALL = 0.35;
const AIR = 30;

/** Where there is wall at all: half of a photo is sky and lawn, and the search costs by the pixel. */
const boxOf = (look: WindowLook, wall: Plane): { left: number; top: number; right: number; bottom: number } => {
  let [left, top, right, bottom] = [wall.width, wall.height, 0, 0];
  for (let y = 0, i = 0; y < wall.height; y++)
    for (let x = 0; x < wall.width; x++, i++) {
      if (wall.data[i]! < WALL) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  const [kx, ky] = [look.width / wall.width, look.height / wall.height];
  return {
    left: Math.max(0, Math.floor(left * kx) - AIR),
    top: Math.max(0, Math.floor(top * ky) - AIR),
    right: Math.min(look.width, Math.ceil(right * kx) + AIR),
    bottom: Math.min(look.height, Math.ceil(bottom * ky) + AIR),
  };
};

const thingOf = (
  step: Int16Array,
  labels: Int32Array,
  width: number,
  { label, area, left, right, top, bottom }: Region,
): Thing => {
  let sum = 0;
  let most = 0;
  let dark = 0;
  for (let y = top; y <= bottom; y++)
    for (let i = y * width + left, end = y * width + right; i <= end; i++) {
      if (labels[i] !== label) continue;
      const by = Math.abs(step[i]!);
      sum += by;
      if (by > most) most = by;
      if (step[i]! < 0) dark++;
    }
  return {
    left,
    top,
    right: right + 1,
    bottom: bottom + 1,
    area,
    contrast: sum / area / 255,
    most: most / 255,
    dark: dark / area,
  };
};

/** 1 where the step is larger than `least`. */
const standingOut = (step: Int16Array, least: number): Uint8Array => {
  const out = new Uint8Array(step.length);
  for (let i = 0; i < out.length; i++) if (Math.abs(step[i]!) > least) out[i] = 1;
  return out;
};

const thingsAbove = (step: Int16Array, least: number, width: number, height: number, size: number): Thing[] => {
  const { labels, regions } = labelRegions(standingOut(step, least), width, height);
  const found: Thing[] = [];
  for (const region of regions)
    if (region.area >= 8 && region.right - region.left < size && region.bottom - region.top < size)
      found.push(thingOf(step, labels, width, region));
  return found;
};
