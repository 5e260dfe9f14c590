import type { Quad } from '#engines/dusk/parameters.ts';
import { type Sides, sidesOf } from '#engines/dusk/windows/window.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** Share of its height by which the sill of a window may lie over that of another one of its row, at least and at most. */
const HIGHER = [0.08, 0.35] as const;
/** And by which their heads may differ; and how much narrower one is at most. */
const LEVEL = 0.06;
const AS_WIDE = 0.85;
/** Shares of its width beside a window in which its wall is looked at, beyond the frame. */
const BESIDE = [0.2, 0.45] as const;
/** Share of its height over which light is compared above and below a sill, and the times by which the sun is lighter. */
const ACROSS = 0.06;
const LIGHTER = 1.5;
/** Distance of colour, of 3, by which what lies below must differ from the wall beside it. */
const OTHER = 0.12;

type Tone = readonly [number, number, number];

/** Mean colour of a rectangle, 0..1. */
const toneIn = ({ width, height, data }: Raster, x0: number, x1: number, y0: number, y1: number): Tone => {
  let [r, g, b, n] = [0, 0, 0, 1e-3];
  for (let y = Math.max(0, Math.round(y0)); y < Math.min(height, Math.round(y1)); y++)
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, Math.round(x1)); x++, n++) {
      const p = (y * width + x) * 3;
      r += data[p]!;
      g += data[p + 1]!;
      b += data[p + 2]!;
    }
  return [r / n / 255, g / n / 255, b / n / 255];
};

const sum = ([r, g, b]: Tone): number => r + g + b;

/** Whether the wall beside a window steps into the sun just where the window ends. */
const endsAtShadow = (photo: Raster, { left, right, top, bottom }: Sides): boolean => {
  const [wide, rows] = [right - left, Math.max(3, ACROSS * (bottom - top))];
  const below = toneIn(photo, left + 0.1 * wide, right - 0.1 * wide, bottom + 2, bottom + 2 + rows);
  return ([-1, 1] as const).some((way) => {
    const edge = way < 0 ? left : right;
    const [near, far] = [edge + way * BESIDE[0] * wide, edge + way * BESIDE[1] * wide];
    const [x0, x1] = [Math.min(near, far), Math.max(near, far)];
    const [over, under] = [
      toneIn(photo, x0, x1, bottom - 3 - rows, bottom - 3),
      toneIn(photo, x0, x1, bottom + 3, bottom + 3 + rows),
    ];
    const apart = Math.abs(below[0] - under[0]) + Math.abs(below[1] - under[1]) + Math.abs(below[2] - under[2]);
    return sum(under) > LIGHTER * sum(over) && apart > OTHER;
  });
};

/**
 * Gives a window that ends where the shadow of a porch does the sill of its row: below the border its blinds and its frame lie in the sun, were read as
 * wall, and stayed dark under lit glass.
 */
export const sillsInSun = <W extends { readonly quad: Quad }>(photo: Raster, windows: readonly W[]): W[] =>
  windows.map((window) => {
    const own = sidesOf(window.quad, photo);
    const wide = own.right - own.left;
    const row = windows.filter((other) => {
      const { left, right, top, bottom } = sidesOf(other.quad, photo);
      const tall = bottom - top;
      const higher = (bottom - own.bottom) / tall;
      return (
        other !== window &&
        higher > HIGHER[0] &&
        higher < HIGHER[1] &&
        Math.abs(top - own.top) < LEVEL * tall &&
        Math.min(wide, right - left) > AS_WIDE * Math.max(wide, right - left)
      );
    });
    if (row.length === 0 || !endsAtShadow(photo, own)) return window;
    const [a, b, c, d] = window.quad;
    const by = (Math.min(...row.map(({ quad }) => sidesOf(quad, photo).bottom)) - own.bottom) / photo.height;
    return { ...window, quad: [a, b, [c[0], c[1] + by], [d[0], d[1] + by]] as const };
  });
