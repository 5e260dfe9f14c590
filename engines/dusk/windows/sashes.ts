import { type Glass, uprightBeside } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';

/** Score from which a window speaks for the sash beside it. */
const SURE = 0.2;
/** The post between two sashes, and the width of one, in heights of the window: a casing is wider, a shutter stands behind one. */
const POST = 0.09;
const LEAST = 0.25;
const MOST = 1;
/** How near its tone must come to that of the glass, and how far off the frame around must be. */
const ALIKE = 0.06;
const FRAME = 0.05;
/** Pixels of the look over which its frame begins: there the glass lies in the shade of it. */
const EDGE = 10;

type Tone = readonly [number, number, number];

const toneIn = ({ width, height, rgb }: WindowLook, x0: number, x1: number, y0: number, y1: number): Tone => {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, Math.round(y0)); y <= Math.min(height - 1, Math.round(y1)); y++)
    for (let x = Math.max(0, Math.round(x0)); x <= Math.min(width - 1, Math.round(x1)); x++, count++)
      for (let k = 0; k < 3; k++) sum[k as 0]! += rgb[(y * width + x) * 3 + k]!;
  const scale = 1 / (255 * Math.max(1, count));
  return [sum[0] * scale, sum[1] * scale, sum[2] * scale];
};

const apart = (a: Tone, b: Tone): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/**
 * A sash behind a thin post that the network took for wall: of the very tone of the glass beside it, with a frame at its far
 * side, its head and its sill. No one lights two thirds of a window.
 */
export const sashesBeside = (look: WindowLook, glass: Glass, all: readonly Glass[]): Glass[] => {
  if (glass.score < SURE) return [];
  const [a, b, c, d] = glass.corners;
  return ([-1, 1] as const).flatMap((way) => {
    const [upper, lower] = way < 0 ? [a[1], d[1]] : [b[1], c[1]];
    const edge = way < 0 ? Math.max(a[0], d[0]) : Math.min(b[0], c[0]);
    const tall = lower - upper;
    const [from, to] = [upper + 0.15 * tall, lower - 0.15 * tall];
    const own = toneIn(look, edge - way * 0.12 * tall - 2, edge - way * 0.12 * tall + 2, from, to);
    const differs = (x: number): number => apart(own, toneIn(look, x, x, from, to));
    let start = edge;
    while (Math.abs(start - edge) <= POST * tall + 2 && differs(start) > ALIKE) start += way;
    let end = start;
    while (Math.abs(end - start) <= MOST * tall && end > 2 && end < look.width - 3 && differs(end) <= ALIKE) end += way;
    const wide = Math.abs(end - start);
    if (wide < LEAST * tall || wide > MOST * tall) return [];
    if (!Array.from({ length: EDGE }, (_, k) => differs(end + k * way)).some((by) => by > 2 * FRAME)) return [];
    const [left, right] = way < 0 ? [end + 1, start] : [start, end - 1];
    const rows = [-3, -2, -1, 0, 1].map((row) => apart(own, toneIn(look, left, right, upper + row, upper + row)));
    const sills = [-1, 0, 1, 2, 3].map((row) => apart(own, toneIn(look, left, right, lower + row, lower + row)));
    if (Math.max(...rows) < FRAME || Math.max(...sills) < FRAME) return [];
    if (
      all.some(
        (other) => other !== glass && other.left < right && other.right > left && other.top < to && other.bottom > from,
      )
    )
      return [];
    return [uprightBeside(glass, left, right, upper, lower)];
  });
};
