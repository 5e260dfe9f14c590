import { linesIn } from '#engines/dusk/windows/doubts.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Rows in which a frame is read, and columns of each. */
const ROWS = 40;
const COLUMNS = 44;
/** Share of the width outside of it where the wall beside is read. */
const BESIDE = 0.35;
/** How near the lighter half of a row comes to the wall beside it, where there is wall behind the bars. */
const ALIKE = 0.1;
/** Share of a frame's height that wall behind a railing takes, and of its rows above at most that look so. */
const LEAST = 0.12;
const MOST = 0.6;
const ABOVE = 0.34;
/** Balusters, dark or light, that cross it at least, and how much they differ from the wall. */
const BALUSTERS = 6;
const STRONG = 0.1;

type Point = readonly [number, number];
const between = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];

/** Light at a place of the way from one point to another. */
const lumaAt = ({ width, height, luma }: WindowLook, p: Point, q: Point, t: number): number => {
  const x = Math.round(p[0] + (q[0] - p[0]) * t);
  const y = Math.round(p[1] + (q[1] - p[1]) * t);
  return luma.data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!;
};

const valuesAlong = (look: WindowLook, p: Point, q: Point): Float32Array => {
  const out = new Float32Array(COLUMNS);
  for (let k = 0; k < COLUMNS; k++) out[k] = lumaAt(look, p, q, (k + 0.5) / COLUMNS);
  return out;
};

/**
 * The same frame without the wall below its sill that shows between the bars of a railing: to a network a balcony and the
 * window behind it are one piece, and the wall was lit as glass.
 */
export const aboveRailing = (look: WindowLook, frame: Frame): Frame => {
  const [a, b, c, d] = frame.corners;
  const light: Float32Array[] = [];
  const isWall: boolean[] = [];
  const readTo = (first: number): void => {
    for (let row = ROWS - 1 - isWall.length; row >= Math.max(0, first); row--) {
      const [left, right] = [between(a, d, (row + 0.5) / ROWS), between(b, c, (row + 0.5) / ROWS)];
      const values = valuesAlong(look, left, right);
      const wall = Math.max(lumaAt(look, left, right, -BESIDE), lumaAt(look, left, right, 1 + BESIDE));
      light.push(values);
      isWall.push(Math.abs(quantile(values, 0.7) - wall) < ALIKE);
    }
  };
  // From the foot up: most frames end on their glass, and the rest of them need not be read.
  let wide = 0;
  for (readTo(ROWS - 3); wide < ROWS && isWall.slice(wide, wide + 3).includes(true); wide++) readTo(ROWS - 4 - wide);
  if (wide < LEAST * ROWS || wide > MOST * ROWS) return frame;
  readTo(0);
  const sill = ROWS - wide;
  if (isWall.slice(wide).filter((wall) => wall).length > ABOVE * sill) return frame;
  const barsIn = (rows: readonly Float32Array[]): number =>
    linesIn(
      Array.from({ length: COLUMNS }, (_, k) => rows.reduce((sum, values) => sum + values[k]! / rows.length, 0)),
      STRONG,
    );
  // Muntins run on above.
  const bars = barsIn(light.slice(1, wide - 1));
  if (bars < BALUSTERS || barsIn(light.slice(wide)) > bars / 2) return frame;
  return { ...frame, corners: [a, b, between(b, c, sill / ROWS), between(a, d, sill / ROWS)] };
};

/** What a frame lost that way, a frame's width to both sides: gaps between balusters have four sides, too. */
export const belowSill = (frame: Frame, { corners: [, , c, d] }: Frame): Frame[] => {
  const [, , foot, end] = frame.corners;
  if (foot === c) return [];
  const wide = c[0] - d[0];
  return [
    {
      ...frame,
      corners: [
        [d[0] - wide, d[1]],
        [c[0] + wide, c[1]],
        [foot[0] + wide, foot[1]],
        [end[0] - wide, end[1]],
      ],
    },
  ];
};
