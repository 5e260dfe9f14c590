import { linesIn } from '#engines/dusk/windows/doubts.ts';
import { type Glass, uprightBeside, type WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Score from which a window speaks for the panes beside it. */
const SURE = 0.45;
/** Chance of wall, mean of a column, from which the bank has ended; chance of glass that must be left, and at its head. */
const WALL = 0.8;
const GLASS = 0.13;
/** And on the whole: between two windows stand wider posts than glass. */
const ON_THE_WHOLE = 0.3;
const HEAD = 0.4;
/** Rows of the head against the window's height. */
const HEAD_SHARE = 0.22;
/** How far a bank may reach beyond what was found, in heights of the window; less than this is its casing or a shutter. */
const FARTHEST = 1.6;
const LEAST = 0.5;

/** Posts across the panes: without any it is a wall in the shade or the glass of a balcony. */
const POSTS = 2;
const POST = 0.12;
/** Panes that a bank has at least, their columns, and how much lighter than the window's own they may be: a porch's post, a sidelight and its casing are no bank. */
const PANES = 2;
const PANE = 4;
const ALIKE = 0.15;

type Means = { readonly wall: number; readonly glass: number; readonly head: number };

const columnAt = (look: WindowLook, sight: WindowSight, x: number, top: number, bottom: number): Means => {
  const sums = { wall: 0, glass: 0, head: 0 };
  const at = (plane: Plane, y: number): number => {
    const row = Math.min(plane.height - 1, Math.max(0, Math.floor(((y + 0.5) / look.height) * plane.height)));
    return plane.data[
      row * plane.width + Math.min(plane.width - 1, Math.floor(((x + 0.5) / look.width) * plane.width))
    ]!;
  };
  const rows = 16;
  const head = Math.ceil(rows * HEAD_SHARE);
  for (let k = 0; k < rows; k++) {
    const y = top + ((k + 0.5) / rows) * (bottom - top);
    sums.wall += at(sight.wall, y) / rows;
    const glass = at(sight.pane, y);
    sums.glass += glass / rows;
    if (k < head) sums.head += glass / head;
  }
  return sums;
};

/** Light of each column between two rows. */
const lightAlong = (look: WindowLook, left: number, right: number, upper: number, lower: number): number[] => {
  const light: number[] = [];
  for (let x = Math.round(left); x <= right; x++) {
    let sum = 0;
    for (let k = 0; k < 12; k++)
      sum += look.luma.data[Math.round(upper + ((k + 2) / 16) * (lower - upper)) * look.width + x]! / 12;
    light.push(sum);
  }
  return light;
};

/** Runs of columns as dark as a window's own. */
const panesAlong = (light: readonly number[], own: number): number => {
  let panes = 0;
  let run = 0;
  for (const mean of light) {
    run = mean < own + ALIKE ? run + 1 : 0;
    if (run === PANE) panes++;
  }
  return panes;
};

/**
 * Panes beside a sure window, under one head and on one sill, that the network gave up halfway: a bay behind white posts.
 * A bank is lit whole or not at all. They come back as one piece for each side.
 */
export const bankOf = (look: WindowLook, sight: WindowSight, glass: Glass, all: readonly Glass[]): Glass[] => {
  if (glass.score < SURE || (glass.sure ?? 0) < 0.3) return [];
  const [a, b, c, d] = glass.corners;
  const tall = glass.bottom - glass.top;
  return ([-1, 1] as const).flatMap((way) => {
    const [upper, lower] = way < 0 ? [a[1], d[1]] : [b[1], c[1]];
    const from = way < 0 ? Math.min(a[0], d[0]) : Math.max(b[0], c[0]);
    let [end, heads, panes, count] = [from, 0, 0, 0];
    for (let x = from + way * 2; Math.abs(x - from) < FARTHEST * tall && x > 1 && x < look.width - 2; x += way * 2) {
      if (
        all.some(
          (other) => other !== glass && x > other.left && x < other.right && lower > other.top && upper < other.bottom,
        )
      )
        break;
      const means = columnAt(look, sight, x, upper, lower);
      if (means.wall > WALL || means.glass < GLASS) break;
      end = x;
      heads += means.head;
      panes += means.glass;
      count++;
    }
    if (Math.abs(end - from) < LEAST * tall || heads / count < HEAD || panes / count < ON_THE_WHOLE) return [];
    const [left, right] = way < 0 ? [end, from - 2] : [from + 2, end];
    const light = lightAlong(look, left, right, upper, lower);
    const own = quantile(lightAlong(look, glass.left, glass.right, upper, lower), 0.5);
    if (panesAlong(light, own) < PANES) return [];
    if (linesIn(light, POST) < POSTS) return [];
    return [uprightBeside(glass, left, right, upper, lower)];
  });
};
