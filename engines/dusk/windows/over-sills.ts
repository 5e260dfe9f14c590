import type { Quad } from '#engines/dusk/parameters.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';

/** Heights of a window below it between which the sill of the floor below is looked for, and widths beside it. */
const BELOW = [0.8, 3.5] as const;
const ASIDE = 0.25;
/** Luma of a sill, by how much it is lighter than what is over it, the share of a window's width that it takes, and its rows at least. */
const PAINT = 0.6;
const RISE = 0.15;
const WIDE = 0.6;
const THICK = 4;
/** Rows over a sill in which muntins are looked for, how far to their sides, and by how much lighter than both they are. */
const ROWS = 8;
const SIDE = 3;
const RIDGE = 0.1;
/** Muntins that stand evenly at least, columns from one to the next, and the share of that by which they may be off. */
const LEAST = 3;
const APART = [8, 40] as const;
const UNEVEN = 0.15;
/** Where a rail crosses them, in columns from one to the next: the balusters of a railing and the pales of a fence have none so low. */
const RAIL = [0.6, 2] as const;
const ACROSS = 0.75;
/** Rows in which a muntin is followed upwards, and by how much lighter it is there: leaves end it. */
const STEP = 3;
const SEEN = 0.05;
/** Chance of leaves over the panes; where none hide them the network's own word counts. */
const LEAVES = 0.5;
/** Share of the tallest pane's height up to which one is a strip that leaves left of it: lit beside that, it was a step of light and no window. */
const STRIP = 0.6;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
/** The rows of a sill's head, and the columns between which it was sought. */
type Sill = { readonly y: number; readonly left: number; readonly right: number };

const lightAt = ({ width, luma }: WindowLook, x: number, y: number): number => luma.data[y * width + x]!;

/** Columns of a row that are the head of a sill, as a share. */
const sillShare = (look: WindowLook, y: number, left: number, right: number): number => {
  let n = 0;
  for (let x = left; x < right; x++) {
    const paint = lightAt(look, x, y);
    if (paint > PAINT && paint - lightAt(look, x, y - SIDE) > RISE) n++;
  }
  return n / Math.max(1, right - left);
};

/** Share of a row as light as paint. */
const paintShare = (look: WindowLook, y: number, left: number, right: number): number => {
  let n = 0;
  for (let x = left; x < right; x++) if (lightAt(look, x, y) > PAINT) n++;
  return n / Math.max(1, right - left);
};

/** The sills below a window, as wide as the most of it. */
const sillsBelow = (look: WindowLook, { left, right, top, bottom }: Box): Sill[] => {
  const [tall, aside] = [bottom - top, Math.round(ASIDE * (right - left))];
  const [from, to] = [Math.max(2, Math.round(left)), Math.min(look.width - 3, Math.round(right))];
  const last = Math.min(look.height - THICK - 3, Math.round(bottom + BELOW[1] * tall));
  const sills: Sill[] = [];
  for (let y = Math.max(ROWS + 40, Math.round(bottom + BELOW[0] * tall)); y < last; y++) {
    if (sillShare(look, y, from, to) < WIDE) continue;
    const thick = Array.from({ length: THICK }, (_, k) => paintShare(look, y + k, from, to));
    if (Math.min(...thick) > WIDE)
      sills.push({ y, left: Math.max(SIDE, from - aside), right: Math.min(look.width - SIDE - 1, to + aside) });
    y += THICK;
  }
  return sills;
};

/** By how much a column is lighter than those on both sides of it, over some rows. */
const ridgeAt = (look: WindowLook, x: number, top: number, bottom: number): number => {
  let [own, before, after] = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    own += lightAt(look, x, y);
    before += lightAt(look, x - SIDE, y);
    after += lightAt(look, x + SIDE, y);
  }
  return (own - Math.max(before, after)) / (bottom - top);
};

/** Columns of the muntins that end on a sill. */
const muntinsOn = (look: WindowLook, { y, left, right }: Sill): number[] => {
  const ridges: number[] = [];
  for (let x = left; x <= right; x++) ridges.push(ridgeAt(look, x, y - 1 - ROWS, y - 1));
  const found: number[] = [];
  for (const [k, ridge] of ridges.entries())
    if (ridge > RIDGE && ridge >= Math.max(...ridges.slice(Math.max(0, k - SIDE), k + SIDE + 1))) found.push(left + k);
  return found;
};

/** The longest row of columns that stand evenly, with none between them. */
const evenly = (columns: readonly number[]): number[] => {
  let best: number[] = [];
  for (let n = 0; n + 1 < columns.length; n++) {
    const apart = columns[n + 1]! - columns[n]!;
    if (apart < APART[0] || apart > APART[1]) continue;
    let end = n + 1;
    while (end + 1 < columns.length && Math.abs(columns[end + 1]! - columns[end]! - apart) <= UNEVEN * apart) end++;
    if (end + 1 - n > best.length) best = columns.slice(n, end + 1);
  }
  return best;
};

/** Columns by which a muntin may stand off its even place. */
const OFF = 2;
/** The same muntins with those that leaves hide but for their feet, on as much of the sill as there is. */
const withFeet = (look: WindowLook, muntins: readonly number[], { y, left, right }: Sill): number[] => {
  const apart = Math.round((muntins.at(-1)! - muntins[0]!) / (muntins.length - 1));
  const out = [...muntins];
  for (const way of [-1, 1] as const)
    for (;;) {
      const even = (way < 0 ? out[0]! : out.at(-1)!) + way * apart;
      if (even - OFF < left || even + OFF > right || paintShare(look, y + 1, even - OFF, even + OFF) < 1) break;
      const feet = Array.from({ length: 2 * OFF + 1 }, (_, k) => even - OFF + k);
      const ridges = feet.map((x) => ridgeAt(look, x, y - 2 - STEP, y - 1));
      const best = feet[ridges.indexOf(Math.max(...ridges))]!;
      if (Math.max(...ridges) < SEEN) break;
      if (way < 0) out.unshift(best);
      else out.push(best);
    }
  return out;
};

/** The row of the rail that crosses the glass between two muntins. */
const railOver = (look: WindowLook, left: number, right: number, sill: number): number | undefined => {
  const apart = right - left;
  for (let y = Math.round(sill - RAIL[1] * apart); y < sill - RAIL[0] * apart; y++) {
    let n = 0;
    for (let x = left + 2; x < right - 1; x++) {
      const own = Math.max(lightAt(look, x, y), lightAt(look, x, y + 1));
      if (own - Math.max(lightAt(look, x, y - SIDE), lightAt(look, x, y + SIDE + 1)) > RIDGE) n++;
    }
    if (n > ACROSS * (apart - 3)) return y;
  }
  return undefined;
};

/** The row up to which a muntin shows. */
const topOf = (look: WindowLook, x: number, sill: number, most: number): number => {
  let y = sill - 1 - STEP;
  while (y > sill - most && ridgeAt(look, x, y - 1, y - 1 + STEP) > SEEN) y--;
  return y;
};

/** Panes from muntin to muntin, up to the rail that crosses them, or as high as both muntins show; those of one height as one. */
const panesBetween = (
  look: WindowLook,
  muntins: readonly number[],
  rails: readonly (number | undefined)[],
  bottom: number,
): Box[] => {
  const most = RAIL[1] * (muntins[1]! - muntins[0]!);
  const tops = muntins.map((x) => topOf(look, x, bottom, most));
  const panes: Box[] = [];
  for (const [n, rail] of rails.entries()) {
    const pane = {
      left: muntins[n]!,
      right: muntins[n + 1]! + 1,
      top: rail ?? Math.max(tops[n]!, tops[n + 1]!),
      bottom,
    };
    const last = panes.at(-1);
    if (last && Math.abs(last.top - pane.top) <= 2)
      panes[panes.length - 1] = { ...last, right: pane.right, top: Math.min(last.top, pane.top) };
    else panes.push(pane);
  }
  return panes;
};

const leavesOver = (look: WindowLook, leaf: Plane, panes: readonly Box[]): number => {
  let [sum, n] = [0, 0];
  for (const { left, right, top, bottom } of panes)
    for (let y = top; y < bottom; y += 2) for (let x = left; x < right; x += 2, n++) sum += chanceAt(leaf, look, x, y);
  return sum / Math.max(1, n);
};

/**
 * The panes that leaves leave bare of a window on the floor below another: to the network all of it is leaves, but its muntins stand evenly on a wide
 * sill, and a rail crosses them. Each from muntin to muntin, as high as these show, in fractions of the photo.
 */
export const panesOverSills = (look: WindowLook, leaf: Plane, above: Box): Quad[] => {
  for (const sill of sillsBelow(look, above)) {
    const plain = evenly(muntinsOn(look, sill));
    if (plain.length < LEAST) continue;
    const muntins = withFeet(look, plain, sill);
    const rails = muntins.slice(1).map((x, n) => railOver(look, muntins[n]!, x, sill.y));
    if (rails.every((rail) => rail === undefined)) continue;
    const panes = panesBetween(look, muntins, rails, sill.y);
    if (leavesOver(look, leaf, panes) < LEAVES) continue;
    const tallest = Math.max(...panes.map(({ top, bottom }) => bottom - top));
    const tall = panes.filter(({ top, bottom }) => bottom - top > STRIP * tallest);
    return tall.map(({ left, right, top, bottom }) => {
      const at = (x: number, y: number): readonly [number, number] => [x / look.width, y / look.height];
      return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)] as const;
    });
  }
  return [];
};
