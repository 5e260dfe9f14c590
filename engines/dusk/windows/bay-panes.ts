import { type Glass, uprightBeside, type WindowSight } from '#engines/dusk/windows/glass.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';

/** Score from which a window speaks for the pane beside it. */
const SURE = 0.3;
/** How much darker than the post before it, of 1, a pane is on the mean of each column; and the casing over and below it lighter than it is: in the shade of an eave it is no white. */
const DARKER = 0.25;
const CASING = 0.2;
/** The post between two panes of a bay, and a pane's width, in heights of what is looked at, six tenths of the window: a shutter is half as wide. */
const POST = 0.35;
const LEAST = 0.65;
const MOST = 1.3;
/** By how much of its height its head and its sill may lie elsewhere: the sides of a bay run away from the eye. */
const ENDS = 0.12;
/** Least chance of glass, mean of the pane: leaves that it mirrors leave less than an even one. And the most of a door. */
const GLASS = 0.3;
const DOOR = 0.25;

const columnLight = ({ luma, width }: WindowLook, x: number, from: number, to: number): number => {
  let sum = 0;
  for (let y = from; y <= to; y++) sum += luma.data[y * width + x]!;
  return sum / (to - from + 1);
};

const rowLight = ({ luma, width }: WindowLook, y: number, from: number, to: number): number => {
  let sum = 0;
  for (let x = from; x <= to; x++) sum += luma.data[y * width + x]!;
  return sum / (to - from + 1);
};

const meanChance = (look: WindowLook, plane: WindowSight['pane'], box: readonly number[]): number => {
  const [left, top, right, bottom] = box as [number, number, number, number];
  let [sum, n] = [0, 0];
  for (let y = top; y <= bottom; y += 2) for (let x = left; x <= right; x += 2, n++) sum += chanceAt(plane, look, x, y);
  return sum / n;
};

/** Columns of the dark pane behind a pale post, from an edge on: first and last of them. */
const paneBehind = (
  look: WindowLook,
  edge: number,
  way: -1 | 1,
  from: number,
  to: number,
): readonly [number, number] | undefined => {
  const tall = to - from;
  const inside = (x: number): boolean => x > 2 && x < look.width - 3;
  let [x, post] = [edge, 0];
  for (; Math.abs(x - edge) <= POST * tall && inside(x); x += way) {
    const light = columnLight(look, x, from, to);
    if (light < post - DARKER) break;
    post = Math.max(post, light);
  }
  const start = x;
  while (Math.abs(x - start) <= MOST * tall && inside(x) && columnLight(look, x, from, to) < post - DARKER) x += way;
  const wide = Math.abs(x - start);
  if (wide < LEAST * tall || wide > MOST * tall) return;
  return way < 0 ? [x + 1, start] : [start, x - 1];
};

/**
 * The pane of a bay beside one that was found, behind a pale post, under the same head and on the same sill, that the network doubts for
 * what it mirrors: a bay is one room, and no one lights its side alone.
 */
export const bayBeside = (look: WindowLook, sight: WindowSight, glass: Glass, all: readonly Glass[]): Glass[] => {
  if (glass.score < SURE) return [];
  const [a, b, c, d] = glass.corners;
  return ([-1, 1] as const).flatMap((way) => {
    const [upper, lower] = (way < 0 ? [a[1], d[1]] : [b[1], c[1]]).map(Math.round) as [number, number];
    const tall = lower - upper;
    const [from, to] = [upper + Math.round(0.2 * tall), lower - Math.round(0.2 * tall)];
    const edge = Math.round(way < 0 ? Math.max(a[0], d[0]) : Math.min(b[0], c[0]));
    const pane = paneBehind(look, edge, way, from, to);
    if (!pane) return [];
    const [left, right] = pane;
    let own = 0;
    for (let x = left; x <= right; x++) own += columnLight(look, x, from, to) / (right - left + 1);
    const dark = (y: number): boolean =>
      y >= 0 && y < look.height && rowLight(look, y, left + 1, right - 1) < own + CASING;
    const far = Math.ceil(ENDS * tall);
    let [top, bottom] = [from, to];
    while (top > upper - far - 1 && dark(top - 1)) top--;
    while (bottom < lower + far + 1 && dark(bottom + 1)) bottom++;
    if (Math.abs(top - upper) > far || Math.abs(bottom - lower) > far) return [];
    const box = [left, top, right, bottom];
    if (meanChance(look, sight.pane, box) < GLASS || meanChance(look, sight.shut, box) > DOOR) return [];
    if (
      all.some(
        (other) => other !== glass && other.left < right && other.right > left && other.top < to && other.bottom > from,
      )
    )
      return [];
    return [{ ...uprightBeside(glass, left, right, top, bottom), mirrors: true }];
  });
};
