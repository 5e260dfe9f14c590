import { type Glass, uprightBeside } from '#engines/dusk/windows/glass.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import { coverage } from '#engines/dusk/windows/rules.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** How alike two windows of one row are, and the widths of one between them at most. */
const ALIKE = 0.7;
const BETWEEN = 1.5;
/** Heights of the taller one between a window and the one over it at most. */
const OVER = 0.8;
/** Mean chance of glass where the fourth would stand, and in the rows further down that a bush hides. */
const SEEN = 0.6;
const HIDDEN = 0.3;
/** Heights of what was found that a window may reach further down. */
const FURTHER = 1.5;

const wide = ({ left, right }: Glass): number => right - left;
const tall = ({ top, bottom }: Glass): number => bottom - top;
const alike = (a: number, b: number): boolean => Math.min(a, b) > ALIKE * Math.max(a, b);

const inOneRow = (a: Glass, b: Glass): boolean =>
  alike(wide(a), wide(b)) &&
  alike(tall(a), tall(b)) &&
  Math.abs(a.top - b.top) < 0.3 * tall(a) &&
  Math.max(a.left, b.left) - Math.min(a.right, b.right) > 0 &&
  Math.max(a.left, b.left) - Math.min(a.right, b.right) < BETWEEN * wide(a);

const standsUnder = (low: Glass, high: Glass): boolean =>
  low.top > high.bottom &&
  low.top - high.bottom < OVER * Math.max(tall(low), tall(high)) &&
  alike(wide(low), wide(high)) &&
  Math.min(low.right, high.right) - Math.max(low.left, high.left) > ALIKE * wide(low);

/** Mean chance of glass in one row of the look. */
const chanceAlong = (look: WindowLook, pane: Plane, left: number, right: number, y: number): number => {
  let [sum, n] = [0, 0];
  for (let x = left; x < right; x += 2, n++) sum += chanceAt(pane, look, x, y);
  return sum / Math.max(1, n);
};

/** A window as far down as glass shows between the leaves before it; how much of it is lit is for the network to say. */
const reaching = (look: WindowLook, pane: Plane, glass: Glass): Glass => {
  const { left, right, top } = glass;
  const last = Math.min(look.height - 1, glass.bottom + FURTHER * tall(glass));
  let bottom = glass.bottom;
  while (bottom < last && chanceAlong(look, pane, left, right, bottom + 1) > HIDDEN) bottom++;
  return { ...uprightBeside(glass, left, right, top, bottom), whole: false };
};

/**
 * Two windows of one row and one below the second of them: where glass is seen in the fourth place, there is one, however much
 * of it a bush hides. The lower two reach as far down as glass shows between the leaves. They come back in place of the one.
 */
export const gridPieces = (look: WindowLook, pane: Plane, all: readonly Glass[]): Glass[] => {
  const found = all.flatMap((low) =>
    all.flatMap((over) =>
      !standsUnder(low, over)
        ? []
        : all
            .filter((beside) => beside !== over && inOneRow(beside, over))
            .flatMap((beside) => {
              const [left, right] = [beside.left + low.left - over.left, beside.right + low.right - over.right];
              const fourth = uprightBeside(low, left, right, low.top, low.bottom);
              if (all.some((other) => coverage(other, fourth) > 0.25)) return [];
              let seen = 0;
              for (let y = low.top; y < low.bottom; y++) seen += chanceAlong(look, pane, left, right, y) / tall(low);
              if (seen < SEEN) return [];
              return [{ low, pieces: [low, fourth].map((piece) => reaching(look, pane, piece)) }];
            }),
    ),
  );
  const lows = new Set(found.map(({ low }) => low));
  return [...all.filter((glass) => !lows.has(glass)), ...found.flatMap(({ pieces }) => pieces)];
};
