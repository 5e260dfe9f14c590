import { floodWithin } from '#engines/dusk/sky/flood.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Cells above and below a ridge at which sky and hill have their own colours, and rows up and down within which it goes on in the next column. */
const ABOVE = 2;
const BELOW = 3;
const WANDERS = 3;
/** How much darker a hill is than the sky above it at least, and the share of the usual step that it has wherever it is seen. */
const DARKER = 0.05;
const STEP = 0.4;
/** Cells over which a ridge is carried on behind crowns and trunks, and rows that it may rise or fall for each of them. */
const BEHIND = 60;
const SLOPE = 0.3;
/** Columns that are a line at least. */
const LINE = 5;

/** Where there is nothing but sky, and what may be a hill by its own colour, 1 for each cell. */
type Sides = { readonly air: Uint8Array; readonly hazy: Uint8Array };

const stepAt = (luma: Float32Array, i: number, width: number): number =>
  luma[i - ABOVE * width]! - luma[i + (ABOVE - 1) * width]!;

/** Whether open sky ends and a hill begins in a cell. */
const begins = (i: number, width: number, { air, hazy }: Sides): boolean => {
  if (!air[i - ABOVE * width] || !air[i - (ABOVE + 1) * width]) return false;
  for (let k = 1; k <= BELOW; k++) if (!hazy[i + k * width]) return false;
  return true;
};

/** The first row between two in which a hill begins, at its sharpest; -1 where none does. */
const ridgeAt = (
  { width, height, mean: { luma } }: SkyLook,
  sides: Sides,
  x: number,
  from: number,
  to: number,
  least: number,
): number => {
  const [first, last] = [Math.max(ABOVE + 1, from), Math.min(height - 1 - BELOW, to)];
  for (let y = first; y <= last; y++) {
    if (stepAt(luma, y * width + x, width) < least || !begins(y * width + x, width, sides)) continue;
    while (y < last && stepAt(luma, (y + 1) * width + x, width) > stepAt(luma, y * width + x, width)) y++;
    return y;
  }
  return -1;
};

/** The row in which each column's topmost cell of a hill begins it. */
const topsOf = (look: SkyLook, hill: Uint8Array, sides: Sides): Int32Array => {
  const { width, height } = look;
  const tops = new Int32Array(width).fill(-1);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      if (hill[y * width + x]) {
        tops[x] = ridgeAt(look, sides, x, y - 2 * WANDERS, y + WANDERS, DARKER);
        break;
      }
  return tops;
};

const stepsOf = ({ width, mean }: SkyLook, tops: Int32Array): number[] => {
  const steps: number[] = [];
  for (let x = 0; x < width; x++) if (tops[x]! >= 0) steps.push(stepAt(mean.luma, tops[x]! * width + x, width));
  return steps;
};

/** Takes out what is no line: the end of a cloud over a hill. Says in which columns lines begin. */
const keepLines = (tops: Int32Array): number[] => {
  const starts: number[] = [];
  for (let x = 0, from = 0; x < tops.length; x++) {
    const goesOn = tops[x]! >= 0 && tops[x + 1]! >= 0 && Math.abs(tops[x + 1]! - tops[x]!) <= WANDERS;
    if (goesOn) continue;
    if (x + 1 - from < LINE) tops.fill(-1, from, x + 1);
    else starts.push(from);
    from = x + 1;
  }
  return starts;
};

/** Follows a ridge from one column to one side, over what stands before it, and lays down its rows. */
const follow = (look: SkyLook, tops: Int32Array, sides: Sides, from: number, way: 1 | -1, least: number): void => {
  let last = from;
  for (let x = from + way; x >= 0 && x < look.width && Math.abs(x - last) <= BEHIND; x += way) {
    const reach = Math.floor(WANDERS + SLOPE * Math.abs(x - last));
    if (tops[x]! < 0) tops[x] = ridgeAt(look, sides, x, tops[last]! - reach, tops[last]! + reach, least);
    if (tops[x]! >= 0) last = x;
  }
};

/** For each column the row in which hills begin, -1 where none do, and the light up to which what lies below is one. */
export type Ridge = { readonly rows: Int32Array; readonly most: Float32Array };
const ANY = 2;

/** Light half way between a hill and the sky above it. */
const middleAt = ({ width, mean: { luma } }: SkyLook, x: number, row: number): number =>
  (luma[(row - ABOVE) * width + x]! + luma[(row + ABOVE - 1) * width + x]!) / 2;

/** Carries a ridge on in a straight line behind what stands before it: there what is as light as the sky is sky. */
const carryOn = (look: SkyLook, rows: Int32Array): Ridge => {
  const most = new Float32Array(rows.length).fill(ANY);
  let last = -1;
  for (let x = 0; x < most.length; x++) {
    if (rows[x]! < 0) continue;
    const gap = x - last;
    const joined = last >= 0 && gap <= BEHIND && Math.abs(rows[x]! - rows[last]!) <= WANDERS + SLOPE * gap;
    for (let k = 1; joined && k < gap; k++) {
      rows[last + k] = Math.round(rows[last]! + ((rows[x]! - rows[last]!) * k) / gap);
      most[last + k] = (middleAt(look, last, rows[last]!) * (gap - k) + middleAt(look, x, rows[x]!) * k) / gap;
    }
    last = x;
  }
  return { rows, most };
};

/** The ridge of hills, from where they are told by their colour on to both sides as far as its edge is seen. */
export const ridgeOf = (look: SkyLook, hill: Uint8Array, sides: Sides): Ridge => {
  const rows = topsOf(look, hill, sides);
  const starts = keepLines(rows);
  const least = Math.max(DARKER, STEP * quantile(stepsOf(look, rows), 0.5));
  for (const x of starts) {
    follow(look, rows, sides, x, -1, least);
    follow(look, rows, sides, x, 1, least);
  }
  return carryOn(look, rows);
};

/** Adds to hills what lies below their ridge, where it may be one by its colour. */
export const growBelow = (
  { width, mean }: SkyLook,
  hill: Uint8Array,
  { rows, most }: Ridge,
  { hazy }: Sides,
): Uint8Array => {
  const zone = new Uint8Array(hill.length);
  const start = hill.slice();
  for (let i = 0; i < zone.length; i++) {
    const x = i % width;
    const below = Math.floor(i / width) - rows[x]!;
    if (rows[x]! < 0 || below < 0) continue;
    if (most[x] === ANY && below < BELOW) start[i] = 1;
    else if (hazy[i] && mean.luma[i]! < most[x]!) zone[i] = 1;
  }
  return floodWithin(width, hill.length / width, start, zone);
};
