import type { Segmentation } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { shrinkRaster } from '#engines/raster/resize.ts';
import { probabilityOf } from '#engines/vision/index.ts';

const THING = 0.4;
/** Green level under which a small pane is a screen. */
const DARK = 60;
const TELEVISION = 0.04;
const GLASS = 0.35;
/** Share of the grid from which a patch of glass is a window and not a reflection. */
const WINDOW = 0.004;
/** A curtain reaches from the window's head at least this far down it, nearly without a gap. */
const DROP = 0.6;
const SOLID = 0.8;
/** How far above the window's head its rod is, and how far below it a curtain may begin, in window heights. */
const HEAD_ABOVE = 0.3;
const HEAD_BELOW = 0.14;
/** Curtains beside a window are at most this wide, in window heights. */
const BESIDE = 1;
/** Three channels together: cloth in folds varies, a sofa before it differs by more. */
const OTHER_CLOTH = 75;
/** By how much it may differ above and below a band across it, over so many rows. */
const SAME_CLOTH = 30;
const BAND = 4;
/** Chance of a thing under such a band from which it is the rim of one. */
const SURELY = 0.88;
/** Beside the cloth a picture or a television may hang as high: it differs by more than two folds do. */
const OTHER_THING = 150;
/** The first columns beside the glass are its frame: only from here on is the cloth's colour known. */
const FRAME = 4;
/** A rod is fixed above the window's head, up to this many window heights; pictures beside it hang lower, or much higher. */
const ROD = 0.6;
/** Columns each side over which a hem is level. */
const HEM = 4;
/** Chances of glass, as a part of those of a thing, from which a cell before a window is the window itself. */
const SEEN_THROUGH = 0.3;

type Room = {
  readonly width: number;
  readonly height: number;
  readonly movable: Float32Array;
  readonly glass: Float32Array;
  readonly colour: Raster;
};

type Opening = {
  readonly region: Region;
  readonly head: (x: number) => number;
  readonly high: number;
  /** More door than window: nothing hangs there, and what stands before it is a thing. */
  readonly doorway: boolean;
};

/** The window's head at each column and its height: its sides are straight, so two ends say it. */
const openingOf = (labels: Int32Array, width: number, region: Region, door: Float32Array): Opening => {
  const tops: number[] = [];
  const heights: number[] = [];
  let doors = 0;
  for (let x = region.left; x <= region.right; x++) {
    let top = -1;
    let end = -1;
    for (let y = region.top; y <= region.bottom; y++) {
      if (labels[y * width + x] !== region.label) continue;
      if (top < 0) top = y;
      end = y;
      doors += door[y * width + x]!;
    }
    tops.push(top);
    heights.push(end - top + 1);
  }
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
  const third = Math.max(1, Math.round(tops.length / 3));
  const left = middle(tops.slice(0, third));
  const span = Math.max(1, region.right - region.left);
  const slope = (middle(tops.slice(-third)) - left) / span;
  const high = middle(heights);
  const highest = tops.sort((a, b) => a - b)[Math.floor(tops.length / 5)]!;
  const level = span < NARROW || Math.abs(slope) > STEEP;
  const reach = 0.3 * span;
  return {
    region,
    high,
    doorway: doors > DOORWAY * region.area,
    head: (x) =>
      level ? highest : left + slope * (Math.min(region.right + reach, Math.max(region.left - reach, x)) - region.left),
  };
};

/** Mean chance of a door in an opening from which it is one. */
const DOORWAY = 0.55;
/** Between curtains little of a window shows: its head is level then, not what the cloth leaves of it. */
const NARROW = 16;
const STEEP = 0.45;

/** Rows of one column over which a hanging must show, from just under the window's head. */
const dropOf = ({ head, high }: Opening, x: number, height: number): readonly [number, number] => [
  Math.max(0, Math.round(head(x) + HEAD_BELOW * high)),
  Math.min(height - 1, Math.round(head(x) + DROP * high)),
];

const solidBy = (room: Room, opening: Opening, x: number, has: (i: number) => boolean): boolean => {
  const [first, last] = dropOf(opening, x, room.height);
  let solid = 0;
  for (let y = first; y <= last; y++) if (has(y * room.width + x)) solid++;
  return last > first && solid >= SOLID * (last - first + 1);
};

const meanColour = ({ colour, width }: Room, x: number, first: number, last: number): number[] => {
  const mean = [0, 0, 0];
  for (let y = first; y <= last; y++)
    for (let c = 0; c < 3; c++) mean[c]! += colour.data[(y * width + x) * 3 + c]! / (last - first + 1);
  return mean;
};

const distance = (a: readonly number[], b: ArrayLike<number>, at = 0): number =>
  Math.abs(a[0]! - b[at]!) + Math.abs(a[1]! - b[at + 1]!) + Math.abs(a[2]! - b[at + 2]!);

/** Columns of one opening with all that hangs before and beside it: outwards from the glass while cloth of one colour goes on. */
const columnsOf = (room: Room, opening: Opening): readonly [number, number] => {
  const { region, high } = opening;
  const reach = Math.round(BESIDE * high);
  const covered = (x: number): boolean => solidBy(room, opening, x, (i) => room.movable[i]! + room.glass[i]! > 0.5);
  const walk = (from: number, step: number): number => {
    let cloth: number[] | undefined;
    let known = 0;
    let x = from;
    for (let n = 0; n < reach; n++) {
      const next = x + step;
      if (next < 0 || next >= room.width || !(covered(next) || covered(next + step))) break;
      const own = meanColour(room, next, ...dropOf(opening, next, room.height));
      const begins = beginsAt(room, opening, next);
      // Half cloth, half glass has no colour of its own.
      const whole = solidBy(room, opening, next, (i) => room.movable[i]! > THING && room.glass[i]! < 0.15);
      const other = whole && cloth !== undefined && distance(cloth, own) > OTHER_THING;
      // A television beside a curtain reads as glass by half: it is as dark as no cloth next to a light one.
      if (cloth && own[1]! < DARK && cloth[1]! - own[1]! > DARK) break;
      if (begins < opening.head(next) - ROD * high || (other && (known > FRAME || begins > opening.head(next)))) break;
      if (whole) {
        cloth = cloth && !other ? cloth.map((v, c) => v * 0.8 + own[c]! * 0.2) : own;
        known++;
      }
      x = next;
    }
    return x;
  };
  return [walk(region.left, -1), walk(region.right, 1)];
};

/** Row at which what covers this column begins. */
const beginsAt = ({ width, height, movable }: Room, opening: Opening, x: number): number => {
  let [top] = dropOf(opening, x, height);
  while (top > 0 && movable[(top - 1) * width + x]! > THING) top--;
  return top;
};

/** How far down the cloth that hangs in one column goes on: to another colour, or to where no thing is. */
const clothEnd = (room: Room, opening: Opening, x: number): number => {
  const { width, height, colour, movable } = room;
  const [first, last] = dropOf(opening, x, height);
  const mean = meanColour(room, x, first, last);
  const off = (y: number): number => distance(mean, colour.data, (y * width + x) * 3);
  let usual = 0;
  for (let y = first; y <= last; y++) usual += off(y) / (last - first + 1);
  const limit = Math.max(OTHER_CLOTH, 2 * usual);
  // A band across the cloth has the same cloth under it; the rim of a cushion has the cushion.
  const goesOn = (y: number): boolean => {
    // Stone varies so by itself: only a sure thing ends the cloth.
    if (movable[(y + 2) * width + x]! < SURELY) return true;
    const above = meanColour(room, x, y - BAND - 1, y - 2);
    return distance(above, meanColour(room, x, y + 2, Math.min(height - 1, y + BAND + 1))) < SAME_CLOTH;
  };
  for (let y = last; y < height - 2; y++)
    if ((off(y) > limit && (off(y + 2) > limit || !goesOn(y))) || movable[y * width + x]! < THING / 2) return y;
  // Cloth that leaves the picture is something else before the window, of its colour: only the window's own height is sure.
  return Math.min(height, Math.round(opening.head(x) + opening.high));
};

export type Hangings = {
  readonly width: number;
  readonly height: number;
  /** 1 where something stays. */
  readonly stays: Uint8Array;
  /** Rows between which cloth is seen in each column; both 0 where none hangs. */
  readonly begins: Int32Array;
  readonly ends: Int32Array;
};

/**
 * What hangs at a window stays, and the window stays whole: curtains, blinds, rods. The network calls curtains things, so they are told
 * by where they hang: a column of things that begins at the head of a window, beside or before it. Furniture before a curtain goes, from
 * where the cloth's colour ends. Cells of the network's grid.
 */
export const windowHangings = (photo: Raster, seen: Segmentation): Hangings => {
  const { width, height } = seen;
  const room: Room = {
    width,
    height,
    movable: probabilityOf(seen, 'movable').data,
    glass: probabilityOf(seen, 'window', 'door', 'pane', 'sky', 'vegetation').data,
    colour: shrinkRaster(photo, width, height),
  };
  const door = probabilityOf(seen, 'door').data;
  const open = room.glass.map((v) => (v > GLASS ? 1 : 0));
  const { labels, regions } = labelRegions(new Uint8Array(open), width, height);
  const stays = new Uint8Array(width * height);
  const begins = new Int32Array(width);
  const hems = new Int32Array(width);
  for (const region of regions) {
    if (region.area < WINDOW * stays.length || isScreen(room, labels, region)) continue;
    const opening = openingOf(labels, width, region, door);
    const [from, to] = opening.doorway ? [region.left, region.right] : columnsOf(room, opening);
    const ends: number[] = [];
    for (let x = from; x <= to; x++)
      ends.push(
        !opening.doorway && solidBy(room, opening, x, (i) => room.movable[i]! > THING) ? clothEnd(room, opening, x) : 0,
      );
    const level = ends.map((_, n) => {
      const near = ends.slice(Math.max(0, n - HEM), n + HEM + 1).sort((a, b) => a - b);
      return near[near.length >> 1]!;
    });
    dropOtherThings(room, opening, from, level);
    for (let x = from; x <= to; x++) {
      const end = level[x - from]!;
      keepColumn(room, opening, x, end, stays);
      if (end === 0) continue;
      begins[x] = beginsAt(room, opening, x);
      hems[x] = end;
    }
  }
  return { width, height, stays, begins, ends: hems };
};

/**
 * The frame of a picture that touches a window's casing is no cloth: outermost columns of quite another colour than those next to them are
 * let go.
 */
const dropOtherThings = (room: Room, opening: Opening, from: number, ends: number[]): void => {
  const hung = [...ends.keys()].filter((n) => ends[n]! > 0);
  const colours = hung.map((n) => meanColour(room, from + n, ...dropOf(opening, from + n, room.height)));
  for (const [n, next] of [...hung.keys()].flatMap((k) => [
    [k, 1],
    [hung.length - 1 - k, -1],
  ])) {
    const depth = next === 1 ? n! : hung.length - 1 - n!;
    const beyond = colours[n! + next! * (FRAME - depth)];
    if (depth < FRAME && beyond && distance(colours[n!]!, beyond) > OTHER_THING) ends[hung[n!]!] = 0;
  }
};

/** A television hangs like a window and reads like one by half; no light comes from it. */
const isScreen = ({ colour, width }: Room, labels: Int32Array, region: Region): boolean => {
  if (region.area > TELEVISION * labels.length) return false;
  let light = 0;
  for (let y = region.top; y <= region.bottom; y++)
    for (let x = region.left; x <= region.right; x++)
      if (labels[y * width + x] === region.label) light += colour.data[(y * width + x) * 3 + 1]!;
  return light < DARK * region.area;
};

/** Keeps the window itself, what is before it by half, and cloth down to its end. */
const keepColumn = (room: Room, opening: Opening, x: number, cloth: number, stays: Uint8Array): void => {
  const { width, height, movable, glass } = room;
  const { high } = opening;
  const head = opening.head(x);
  const rod = Math.round(head - HEAD_ABOVE * high);
  const first = Math.max(0, cloth > 0 ? Math.min(rod, beginsAt(room, opening, x)) : rod);
  const sill = Math.min(height, Math.round(head + 1.15 * high));
  const through = opening.doorway ? 1 : SEEN_THROUGH;
  for (let y = first; y < Math.max(cloth, sill); y++) {
    const i = y * width + x;
    if (y < cloth || y < head + HEAD_BELOW * high || glass[i]! > through * movable[i]!) stays[i] = 1;
  }
};
