import type { Lamp } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** Pixels of the look beside a burning lamp and below it within which the slots of a door are looked for. */
const ASIDE = 40;
const BELOW = 60;
/** Luma of the sky in a slot, over how many rows it shows at least, and that of the stile beside it at most. */
const SKY = 0.6;
const ROWS = 15;
const STILE = 0.45;
/** Columns of a slot at least and at most, how many slots there are, and rows by which their heads may lie apart. */
const WIDE = [3, 12] as const;
const SLOTS = 3;
const LEVEL = 3;
/** Share of the way from one to the next by which they may stand unevenly. */
const UNEVEN = 0.15;
/** Heights of the lit part within which the foot of a door lies, and the light of the step under it. */
const FOOT = 4;
const STEP = 0.45;
/** Pixels of the photo beyond its light columns within which a slot ends on its stile, and by which it is lit beyond that: its own rim is soft. */
const STILES = 4;
const RIM = 0.6;

type Slot = { readonly left: number; readonly right: number; readonly top: number; readonly rows: number };

const lightAt = ({ width, luma }: WindowLook, x: number, y: number): number => luma.data[y * width + x]!;

/** The first run of rows in a column as light as the sky, long enough. */
const runIn = (look: WindowLook, x: number, from: number, to: number): { top: number; rows: number } | undefined => {
  for (let y = from; y < to; y++) {
    let rows = 0;
    while (y + rows < look.height && lightAt(look, x, y + rows) > SKY) rows++;
    if (rows >= ROWS) return { top: y, rows };
    y += rows;
  }
  return undefined;
};

/** Slots of light columns under a lamp, each between darker stiles. */
const slotsUnder = (look: WindowLook, lamp: Lamp): Slot[] => {
  const from = Math.round(lamp.y + lamp.tall / 2);
  const [first, last] = [Math.max(2, Math.round(lamp.x - ASIDE)), Math.min(look.width - 3, Math.round(lamp.x + ASIDE))];
  const slots: Slot[] = [];
  for (let x = first; x <= last; x++) {
    const run = runIn(look, x, from, Math.min(look.height, from + BELOW));
    if (!run) continue;
    let right = x + 1;
    let rows = run.rows;
    for (
      let next = runIn(look, right, from, from + BELOW);
      right < last && next && Math.abs(next.top - run.top) <= LEVEL;
    ) {
      rows = Math.min(rows, next.rows);
      next = runIn(look, ++right, from, from + BELOW);
    }
    const middle = run.top + (ROWS >> 1);
    const shut = lightAt(look, x - 2, middle) < STILE && lightAt(look, right + 1, middle) < STILE;
    if (shut && right - x >= WIDE[0] && right - x <= WIDE[1]) slots.push({ left: x, right, top: run.top, rows });
    x = right;
  }
  return slots;
};

const isEven = (slots: readonly Slot[]): boolean => {
  const gaps = slots.slice(1).map(({ left }, n) => left - slots[n]!.left);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return (
    gaps.every((gap) => Math.abs(gap - mean) <= UNEVEN * mean) &&
    slots.every(({ top }) => Math.abs(top - slots[0]!.top) <= LEVEL)
  );
};

/** The row at which the stiles beside all slots end on a light step; none where they are light down to it, as the bars of a railing are: glass mirrors the street below the sky. */
const footOf = (look: WindowLook, slots: readonly Slot[]): number | undefined => {
  const end = Math.max(...slots.map(({ top, rows }) => top + rows));
  const last = Math.min(look.height, Math.min(...slots.map(({ top, rows }) => top + FOOT * rows)));
  for (let y = end; y < last; y++)
    if (slots.every(({ left, right }) => lightAt(look, left - 2, y) > STEP && lightAt(look, right + 1, y) > STEP))
      return y < end + ROWS ? undefined : y;
  return undefined;
};

/** Where a slot ends on the stile beside it or the lintel over it, from a pixel within it; the last one is glass in part. */
const edgeFrom = (light: (n: number) => number, within: number, step: 1 | -1, reach: number): number => {
  const glass = light(within);
  let n = within;
  while (light(n) > STILE && Math.abs(n - within) < reach) n += step;
  const stile = Math.min(...Array.from({ length: STILES }, (_, k) => light(n + step * k)));
  const share = Math.max(0, (light(n) - stile) / Math.max(0.1, glass - stile));
  return step > 0 ? n + share : n + 1 - share;
};

/** The four sides of a slot as fine as the photo shows them: the look shifts them by up to a pixel. */
const sidesIn = (photo: Raster, look: WindowLook, { left, right, top }: Slot, foot: number): Quad => {
  const { width, height, data } = photo;
  const scale = width / look.width;
  const reach = BELOW * scale;
  const lumaAt = (x: number, y: number): number => {
    const p = 3 * (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x)));
    return (77 * data[p]! + 151 * data[p + 1]! + 28 * data[p + 2]!) / 65280;
  };
  const mean = (from: number, to: number, light: (n: number) => number): number => {
    let sum = 0;
    for (let n = from; n < to; n++) sum += light(n);
    return sum / (to - from);
  };
  const [x, y] = [Math.round(((left + right) / 2) * scale), Math.round((top + ROWS / 2) * scale)];
  const [tall, wide] = [Math.round((ROWS / 4) * scale), Math.max(1, Math.round(((right - left - 1) / 2) * scale))];
  const across = (at: number): number => mean(y - tall, y + tall, (row) => lumaAt(at, row));
  const down = (at: number): number => mean(x - wide, x + wide, (column) => lumaAt(column, at));
  const u = (edgeFrom(across, x, -1, reach) - RIM) / width;
  const v = (edgeFrom(across, x, 1, reach) + RIM) / width;
  const head = (edgeFrom(down, y, -1, reach) - RIM) / height;
  const end = foot / look.height;
  return [
    [u, head],
    [v, head],
    [v, end],
    [u, end],
  ];
};

/** Upright slots of glass in a door and beside it, under a lamp that burns: they mirror the sky by day and the street below it, evenly apart and as high as the door. */
export const doorSlots = (photo: Raster, look: WindowLook, lamps: readonly Lamp[]): Quad[][] =>
  lamps.flatMap((lamp) => {
    const slots = lamp.burns ? slotsUnder(look, lamp) : [];
    const foot = slots.length === SLOTS && isEven(slots) ? footOf(look, slots) : undefined;
    return foot === undefined ? [] : [slots.map((slot) => sidesIn(photo, look, slot, foot))];
  });
