import type { Glass } from '#engines/dusk/windows/glass.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

type Box = Pick<Glass, 'left' | 'right' | 'top' | 'bottom'>;

/** Share of a box that is left out on each side: its own casing, and wall where the other one hangs a little aside. */
const RIM = 0.2;
/** Widths of the strip between it and the window at most, and how much higher or lower than it, in shares of its height, it may reach. */
const BESIDE = 0.9;
const LEVEL = 0.25;
/** How much taller than the glass a board is that covers the frame as well. */
const TALLER = 1.15;
/** How tall a shutter is for its width at least, and shares of its window's width that one takes: it closes over half of it. */
const TALL = 2;
const NARROW = 0.28;
const WIDE = 0.95;
/** How far two of a pair are from each other in colour, 0..1, how many times further off the window is, and the chance of glass from which the other one is no board. */
const ALIKE = 0.09;
const APART = 1.6;
const GLASS = 0.4;

type Tone = { readonly rgb: readonly number[]; readonly glass: number };

const toneOf = (look: WindowLook, glass: Plane, { left, right, top, bottom }: Box): Tone => {
  const [w, h] = [right - left, bottom - top];
  const rgb = [0, 0, 0];
  let [chance, n] = [0, 0];
  for (let y = Math.round(top + RIM * h); y < bottom - RIM * h; y++)
    for (let x = Math.round(left + RIM * w); x < right - RIM * w; x++) {
      for (let c = 0; c < 3; c++) rgb[c]! += look.rgb[3 * (y * look.width + x) + c]! / 255;
      chance += chanceAt(glass, look, x, y);
      n++;
    }
  return { rgb: rgb.map((sum) => sum / n), glass: chance / n };
};

const apart = (one: Tone, other: Tone): number => Math.max(...one.rgb.map((v, c) => Math.abs(v - other.rgb[c]!)));

const liesIn = ({ width, height }: WindowLook, { left, right, top, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right < width && bottom < height;

/** Whether a strip has the measures of a shutter of that window. */
const fits = (strip: Box, window: Box): boolean => {
  const [w, h, wide] = [strip.right - strip.left, strip.bottom - strip.top, window.right - window.left];
  if (h < TALL * w || w < NARROW * wide || w > WIDE * wide) return false;
  if (Math.abs(strip.top - window.top) > LEVEL * h || Math.abs(strip.bottom - window.bottom) > LEVEL * h) return false;
  const gap = Math.max(window.left - strip.right, strip.left - window.right);
  return gap > -BESIDE * w && gap < BESIDE * w;
};

/** Whether a strip beside a window hangs on its other side once more, without glass there or taller than the glass: a pair of shutters, which the network takes for sashes. */
export const isOneOfPair = (look: WindowLook, glass: Plane, strip: Box, windows: readonly Box[]): boolean =>
  windows.some((window) => {
    if (!fits(strip, window)) return false;
    const middle = window.left + window.right;
    const across = { ...strip, left: middle - strip.right, right: middle - strip.left };
    if (!liesIn(look, across) || !liesIn(look, strip)) return false;
    const [own, other, pane] = [strip, across, window].map((box) => toneOf(look, glass, box)) as [Tone, Tone, Tone];
    const between = apart(own, other);
    const isBare = other.glass < GLASS || strip.bottom - strip.top > TALLER * (window.bottom - window.top);
    return isBare && between < ALIKE && apart(own, pane) > APART * between;
  });
