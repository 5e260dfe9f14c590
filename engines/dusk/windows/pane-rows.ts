import type { Rims } from '#engines/dusk/windows/rims.ts';
import { ease } from '#engines/raster/scalar.ts';

// All of it runs for every row of every pane: functions of a row that get plain arrays stay compiled from one photo to the next.

/** How far each pixel of a row lies within the sash; 0 beyond its rails and its sill. */
export const insideRow = (
  clear: Float64Array,
  uv: Float32Array,
  start: number,
  wide: number,
  tall: number,
  rims: Rims,
  [head, foot]: readonly [number, number],
  sill: Float32Array | undefined,
): void => {
  const { left, right, top, bottom } = rims;
  for (let x = 0; x < clear.length; x++) {
    const u = uv[(start + x) * 2]!;
    const v = uv[(start + x) * 2 + 1]!;
    const inset = Math.min(u * wide - left, (1 - u) * wide - right, v * tall - top, (1 - v) * tall - bottom);
    clear[x] = v < head || v > foot || (sill && v > sill[x]!) ? 0 : ease(-0.4, 1.4, inset);
  }
};

/** Leaves of it what is of the glass's own colour. */
export const keepOwn = (clear: Float64Array, own: (at: number) => number, first: number): void => {
  for (let x = 0; x < clear.length; x++) if (clear[x]! > 0) clear[x]! *= own(first + x);
};

/** Luma by day between which a place of a pane whose room is lit is frame, and is glass. */
const SHINING = [0.5, 0.58] as const;

/** Leaves of it what is bright. */
export const keepShining = (clear: Float64Array, luma: Uint8Array, start: number): void => {
  for (let x = 0; x < clear.length; x++) clear[x]! *= ease(SHINING[0], SHINING[1], luma[start + x]! / 255);
};

/** Leaves of it what no bar, no ridge and nothing before the glass hides. */
export const keepBare = (
  clear: Float64Array,
  bar: (i: number) => number,
  ridges: Float32Array | undefined,
  screen: Float32Array,
  start: number,
): void => {
  for (let x = 0, i = start; x < clear.length; x++, i++)
    if (clear[x]! > 0) clear[x]! *= 1 - Math.max(bar(i), ridges ? ridges[i]! : 0, ease(0.2, 0.7, screen[i]!));
};
