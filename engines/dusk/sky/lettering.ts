import type { Mask } from '#engines/raster/raster.ts';
import { type Region, regionsIn } from '#engines/raster/regions.ts';

/** Share of the height in which agencies print their name, and the least height of its letters. */
const CORNER = 0.07;
const LETTER = 8;

const middle = ({ left, right }: Region): number => (left + right) / 2;

/** Pixels of a printed line, the last of each included. */
export type Print = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const gapsIn = (alpha: Uint8Array, count: number): Uint8Array => {
  const out = new Uint8Array(count);
  for (let i = 0; i < count; i++) if (alpha[i]! > 60) out[i] = 1;
  return out;
};

/** Letters printed over a tree shine like gaps in it: three or more of one height on one line, and little else there. Returns the lines. */
export const dropLettering = ({ width, height, data }: Mask): Print[] => {
  const prints: Print[] = [];
  const rows = Math.round(height * CORNER);
  const found = regionsIn(gapsIn(data, rows * width), width, rows);
  const letters = found.filter(
    ({ left, right, top, bottom }) =>
      bottom - top >= LETTER && bottom < rows - 1 && top > 0 && right - left < 2 * (bottom - top),
  );
  for (const { top, bottom, left } of letters) {
    const tall = bottom - top;
    const line = letters
      .filter((other) => Math.abs(other.top - top) < 3 && Math.abs(other.bottom - bottom) < 3 && other.left >= left)
      .sort((one, other) => middle(one) - middle(other));
    const run = line.filter((other, n) => n === 0 || middle(other) - middle(line[n - 1]!) < 2 * tall);
    if (run.length < 3 || run.length < line.length) continue;
    const right = Math.max(...run.map((letter) => letter.right));
    const strip = found.filter(
      (other) => other.left >= left && other.right <= right && other.top <= bottom && other.bottom >= top,
    );
    if (strip.length > run.length * 1.4) continue;
    const print = {
      left: Math.max(0, left - 2 * tall),
      right: Math.min(width, right + 5 * tall) - 1,
      top: Math.max(0, top - 3),
      bottom: Math.min(rows - 1, bottom + 3),
    };
    for (let y = print.top; y <= print.bottom; y++) data.fill(0, y * width + print.left, y * width + print.right + 1);
    prints.push(print);
  }
  return prints;
};
