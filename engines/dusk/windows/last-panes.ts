import type { Quad } from '#engines/dusk/parameters.ts';
import { type Sides, sidesOf } from '#engines/dusk/windows/window.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Share of a window's height that the row of panes below its foot has, at least and at most. */
const LEAST = 0.12;
const MOST = 0.5;
/** Rows of the bar between, as a share of the height; and pixels at least. */
const BAR = 0.08;
const BAR_LEAST = 4;
/** Pixels below which a window has too few to measure. */
const TALL = 20;
const WIDE = 8;
/** Bytes by which a row of the panes below may be lighter than the glass above, and by which a frame is. */
const GLASS = 22;
const FRAME = 60;
/** Share of its rows beside which the frame goes on, on one side at least: a plant may hide the other. */
const GOES_ON = 0.85;
const greenAt = ({ width, data }: Raster, x: number, y: number): number => data[(y * width + x) * 3 + 1]!;

/** Median of a row inside the window: a muntin and a twig are no part of it. */
const rowOf = (photo: Raster, { left, right }: Sides, y: number): number => {
  const from = Math.round(left + 0.08 * (right - left));
  const count = Math.max(1, right - left - 2 * (from - left));
  const greens: number[] = [];
  for (let x = from; x < from + count; x++) greens.push(greenAt(photo, x, y));
  return quantile(greens, 0.5);
};

/** Share of the rows from one to another beside which stands a frame, on the better side. */
const framed = (photo: Raster, { left, right }: Sides, from: number, to: number, glass: number): number => {
  const wide = Math.max(2, Math.round(0.14 * (right - left)));
  const shares = ([-1, 1] as const).map((way) => {
    let rows = 0;
    for (let y = from; y < to; y++) {
      let most = 0;
      for (let k = 0; k <= wide; k++) {
        const x = way < 0 ? left - k : right + k;
        if (x >= 0 && x < photo.width) most = Math.max(most, greenAt(photo, x, y));
      }
      if (most > glass + FRAME) rows++;
    }
    return rows / Math.max(1, to - from);
  });
  return Math.max(...shares);
};

/** The row at which the panes below a window's foot end, where its frame goes on around them; or its foot. */
const footOf = (photo: Raster, sides: Sides): number => {
  const { top, bottom } = sides;
  const tall = bottom - top;
  const end = Math.min(photo.height - 1, bottom + Math.round((MOST + BAR) * tall));
  const glass = quantile(
    Array.from({ length: tall }, (_, i) => rowOf(photo, sides, top + i)),
    0.4,
  );
  const isGlass = (y: number): boolean => rowOf(photo, sides, y) < glass + GLASS;
  const bar = Math.max(BAR_LEAST, Math.round(BAR * tall));
  let from = bottom - bar;
  while (from < bottom + bar && rowOf(photo, sides, from) < glass + FRAME) from++;
  while (from < bottom + bar && !isGlass(from + 1)) from++;
  if (from >= bottom + bar) return bottom;
  let to = from + 1;
  while (to < end && isGlass(to)) to++;
  const deep = to - from - 1;
  if (to === end || deep < LEAST * tall || framed(photo, sides, from, to, glass) < GOES_ON) return bottom;
  return to - 1;
};

/** Whether a window that reached down to a row would take in a part of another: its own lower sash is no row of its panes. */
const reaches = ({ left, right, bottom }: Sides, foot: number, other: Sides): boolean =>
  other.left < right && other.right > left && other.top < foot && other.bottom > bottom;

/**
 * Gives a window the row of panes below the foot that was found for it: behind a plant the network sees less glass there,
 * and a muntin was taken for the sill, so that black panes stood under lit ones.
 */
export const withLastPanes = <W extends { readonly quad: Quad }>(photo: Raster, windows: readonly W[]): W[] => {
  const others = (window: W): W[] => windows.filter((other) => other !== window);
  return windows.map((window) => {
    const sides = sidesOf(window.quad, photo);
    if (sides.bottom - sides.top < TALL || sides.right - sides.left < WIDE) return window;
    const foot = footOf(photo, sides);
    const by = (foot - sides.bottom) / photo.height;
    if (by <= 0 || others(window).some((other) => reaches(sides, foot, sidesOf(other.quad, photo)))) return window;
    const [a, b, c, d] = window.quad;
    return { ...window, quad: [a, b, [c[0], c[1] + by], [d[0], d[1] + by]] as const };
  });
};
