import type { Mask, Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';

/** Share of the height in which agencies print their name, and the least height of its letters. */
const CORNER = 0.07;
const LETTER = 8;
/** Share of the width that a printed box takes at most, and levels that its ground strays. */
const WIDEST = 0.35;
const FLAT = 14;

const middle = ({ left, right }: Region): number => (left + right) / 2;

/** Letters printed over a tree shine like gaps in it: three or more of one height on one line, and little else there. */
const dropLine = ({ width, data }: Mask, rows: number): void => {
  const gaps = new Uint8Array(rows * width);
  for (let i = 0; i < gaps.length; i++) gaps[i] = data[i]! > 60 ? 1 : 0;
  const found = labelRegions(gaps, width, rows).regions;
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
    for (let y = Math.max(0, top - 3); y <= Math.min(rows - 1, bottom + 3); y++)
      data.fill(0, y * width + Math.max(0, left - 2 * tall), y * width + Math.min(width, right + 5 * tall));
  }
};

/** A flat box in an upper corner is printed there too, whatever the colour of its letters. */
const dropBox = (alpha: Mask, { width, data }: Raster, rows: number, side: 1 | -1): void => {
  const start = side > 0 ? 1 : width - 2;
  const like = (x: number, y: number): boolean => {
    const [p, q] = [(y * width + x) * 3, (width + start) * 3];
    return [0, 1, 2].every((k) => Math.abs(data[p + k]! - data[q + k]!) < FLAT);
  };
  let wide = 1;
  while (wide < width * WIDEST && like(start + side * wide, 1)) wide++;
  let tall = 1;
  while (tall < rows && like(start, tall)) tall++;
  if (wide < 3 * LETTER || wide >= width * WIDEST || tall < LETTER || tall >= rows) return;
  for (let y = 0; y <= tall; y++)
    for (let n = -1; n <= wide; n++) {
      const x = start + side * n;
      if (x >= 0 && x < width) alpha.data[y * width + x] = 0;
    }
};

/** What is printed over the photo is no sky. */
export const dropLettering = (alpha: Mask, photo: Raster): void => {
  const rows = Math.round(alpha.height * CORNER);
  dropLine(alpha, rows);
  dropBox(alpha, photo, rows, 1);
  dropBox(alpha, photo, rows, -1);
};
