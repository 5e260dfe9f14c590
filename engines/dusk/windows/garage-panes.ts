import type { Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Panes in the leaf of one garage door, left to right. */
export type GarageRow = readonly Thing[];

/** Fewer in a row are a door's two panes, or the holes of a vent. */
const LEAST = 3;
/** How alike the panes of one leaf are, and the gap between two in their widths, at most. */
const ALIKE = 0.6;
const GAP = 1.5;
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

/**
 * Rows of small dark panes across garage doors: alike, level (or as aslant as the door), evenly apart. A door's panes are
 * lit all together or not at all.
 */
export const garageRows = (look: WindowLook, shut: Plane, things: readonly Thing[]): GarageRow[] => {
  const panes = things
    .filter((thing) => {
      const [w, h] = [wideOf(thing), tallOf(thing)];
      return w >= 4 && h >= 4 && h < 1.7 * w && w < 3.2 * h && thing.dark > 0.6 && thing.area > 0.6 * w * h;
    })
    .filter((thing) => leafBelow(look, shut, thing))
    .sort((a, b) => a.left - b.left || b.area - a.area);
  const rows: Thing[][] = [];
  for (const pane of panes) {
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
  return rows.filter((row) => row.length >= LEAST);
};
