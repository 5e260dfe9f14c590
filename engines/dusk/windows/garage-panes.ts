import type { Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Panes in the leaf of one garage door, left to right. */
export type GarageRow = readonly Thing[];

/** Fewer in a row are a door's two panes, or the holes of a vent. */
const LEAST = 3;
/** How alike the panes of one leaf are, and the gap between two in their widths, at most. */
const ALIKE = 0.6;
const GAP = 1.5;
/** Heights of a pane to its width at most, of one in a leaf that the network sees and of any. */
const SQUAT = 1.7;
const SLIM = 2.1;
/** Chance of a door below a pane, a pane's height further down. */
const LEAF = 0.45;

const wideOf = ({ left, right }: Thing): number => right - left;
const tallOf = ({ top, bottom }: Thing): number => bottom - top;
const least = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b);

type Box = Pick<Thing, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether the leaf of a door goes on below a pane. */
export const leafBelow = (
  look: WindowLook,
  shut: Plane,
  { left, right, bottom, top }: Box,
  /** The chance of a house door, where that does not count: a transom stands over one. */
  door?: Plane,
): boolean => {
  let sum = 0;
  for (const hop of [0.5, 1, 1.5]) {
    const row = Math.floor(((bottom + hop * (bottom - top)) / look.height) * shut.height);
    const column = Math.floor(((left + right) / 2 / look.width) * shut.width);
    const at = Math.min(shut.height - 1, row) * shut.width + column;
    sum += ((shut.data[at] ?? 0) - (door?.data[at] ?? 0)) / 3;
  }
  return sum > LEAF;
};

/** Panes of one row, left to right: alike, level (or as aslant as the door), evenly apart. */
const rowsOf = (panes: readonly Thing[]): Thing[][] => {
  const rows: Thing[][] = [];
  for (const pane of [...panes].sort((a, b) => a.left - b.left || b.area - a.area)) {
    const row = rows.find((other) => {
      const last = other.at(-1)!;
      const [w, h] = [wideOf(last), tallOf(last)];
      const gap = pane.left - last.right;
      const level = Math.abs((pane.top + pane.bottom - last.top - last.bottom) / 2) < 0.3 * (wideOf(pane) + gap) + 1;
      return gap > 0 && gap < GAP * w && level && least(wideOf(pane), w) > ALIKE && least(tallOf(pane), h) > ALIKE;
    });
    if (row) row.push(pane);
    else if (
      !rows.some((other) =>
        other.some((part) => pane.left < part.right && pane.top < part.bottom && pane.bottom > part.top),
      )
    )
      rows.push([pane]);
  }
  return rows;
};

/** Panes of a row that speak for themselves, the widths between two of them, and the heights of a pane from it to the ground: it is a quarter of its door from the head. */
const MANY = 4;
const TIGHT = 0.3;
const ABOVE_GROUND = [2.2, 5] as const;
/** Chance up to which there is no glass below a pane: in a window the upper row stands over the others. */
const GLASS = 0.3;

/** Whether a tight row of panes stands as high over the ground as in a garage door, with no glass below: whatever the network calls that door. */
const standsInDoor = (look: WindowLook, row: readonly Thing[], { pane, ground }: DoorSight): boolean => {
  if (row.length < MANY || row.some((part, n) => n > 0 && part.left - row[n - 1]!.right > TIGHT * wideOf(part)))
    return false;
  const high = row.map(({ left, right, top, bottom }) => {
    const x = (left + right) / 2;
    let y = bottom;
    while (y < look.height && chanceAt(ground, look, x, y) < 0.5) y++;
    return chanceAt(pane, look, x, 2 * bottom - top) < GLASS ? (y - bottom) / (bottom - top) : 0;
  });
  return high.every((heights) => heights > ABOVE_GROUND[0] && heights < ABOVE_GROUND[1]);
};

/** The network's chances of doors, of glass and of the ground. */
export type DoorSight = { readonly shut: Plane; readonly pane: Plane; readonly ground: Plane };

/** Rows of small dark panes across garage doors. A door's panes are lit all together or not at all. */
export const garageRows = (look: WindowLook, sight: DoorSight, things: readonly Thing[]): GarageRow[] => {
  const squat = (thing: Thing, slim: number): boolean => {
    const [w, h] = [wideOf(thing), tallOf(thing)];
    return w >= 4 && h >= 4 && h < slim * w && w < 3.2 * h && thing.dark > 0.6 && thing.area > 0.6 * w * h;
  };
  const leaves = rowsOf(things.filter((thing) => squat(thing, SQUAT) && leafBelow(look, sight.shut, thing)));
  const others = rowsOf(things.filter((thing) => squat(thing, SLIM) && !leafBelow(look, sight.shut, thing)));
  return [...leaves.filter((row) => row.length >= LEAST), ...others.filter((row) => standsInDoor(look, row, sight))];
};
