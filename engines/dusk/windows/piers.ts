import type { Frame } from '#engines/dusk/windows/frames.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { mix } from '#engines/raster/scalar.ts';

const ROWS = 24;
/** Share of a piece that a pier takes at least and at most, at one of its sides. */
const LEAST = 0.15;
const MOST = 0.5;
/** Chance of glass, mean of a column, up to which the casing between pier and glass shows, and that both have at least on the whole. */
const CASING = 0.7;
const GLASS = 0.72;
/** Beyond a casing that it takes for no glass, a strip of which the network is nowhere sure, beside glass that it is sure of, is a shutter, whatever its paint. Share of a piece at its sides that is haze. */
const NO_GLASS = 0.5;
const UNSURE = 0.8;
const EDGE = 0.1;
const SURE = 0.95;
/** Share of the way from the chance at the casing to that of the glass at which the glass ends. */
const ENDS = 0.85;
/** How much warmer the paint of a pier is than panes that mirror the sky or have white curtains, as red over blue of 1. */
const WARMER = 0.07;
/** And how far its hue is from that of the wall around at most: a pane may mirror a red house. */
const OTHER = 0.012;
/** Chance from which a place is wall, and widths and heights of the piece around it in which wall is looked for. */
const WALL = 0.8;
const AROUND = 1;

/** Red over blue, and green over both, as shares of the light. */
type Hue = readonly [number, number];

type Columns = { readonly chance: Float32Array; readonly rgb: Float32Array };

const hueOf = (r: number, g: number, b: number): Hue => {
  const sum = r + g + b + 0.12;
  return [(r - b) / sum, (g - (r + b) / 2) / sum];
};

const columnsOf = (look: WindowLook, pane: Plane, { corners: [a, b, c, d] }: Frame, n: number): Columns => {
  const [chance, rgb] = [new Float32Array(n), new Float32Array(3 * n)];
  for (let k = 0; k < n; k++) {
    const u = (k + 0.5) / n;
    for (let j = 0; j < ROWS; j++) {
      const v = 0.1 + (0.8 * (j + 0.5)) / ROWS;
      const x = (a[0] + (b[0] - a[0]) * u) * (1 - v) + (d[0] + (c[0] - d[0]) * u) * v;
      const y = (a[1] + (b[1] - a[1]) * u) * (1 - v) + (d[1] + (c[1] - d[1]) * u) * v;
      const row = Math.min(look.height - 1, Math.max(0, Math.round(y)));
      const p = (row * look.width + Math.min(look.width - 1, Math.max(0, Math.round(x)))) * 3;
      chance[k]! += chanceAt(pane, look, x, y) / ROWS;
      for (let channel = 0; channel < 3; channel++) rgb[3 * k + channel]! += look.rgb[p + channel]! / 255 / ROWS;
    }
  }
  return { chance, rgb };
};

/** The hue of the wall around a piece. */
const wallAround = (look: WindowLook, wall: Plane, { corners: [a, b, c, d] }: Frame): Hue => {
  const [wide, tall] = [b[0] - a[0], d[1] - a[1]];
  let [r, g, blue] = [0, 0, 0];
  const last = [Math.min(look.width, c[0] + AROUND * wide), Math.min(look.height, c[1] + AROUND * tall)] as const;
  for (let y = Math.max(0, Math.round(a[1] - AROUND * tall)); y < last[1]; y += 4)
    for (let x = Math.max(0, Math.round(a[0] - AROUND * wide)); x < last[0]; x += 4) {
      if (chanceAt(wall, look, x, y) < WALL) continue;
      const p = (y * look.width + x) * 3;
      r += look.rgb[p]!;
      g += look.rgb[p + 1]!;
      blue += look.rgb[p + 2]!;
    }
  return hueOf(r, g, blue);
};

/** Mean chance of glass, hue and red over blue between two columns. */
const stripOf = ({ chance, rgb }: Columns, from: number, to: number) => {
  const sums = [0, 0, 0, 0] as [number, number, number, number];
  const n = Math.max(1, to - from);
  for (let k = from; k < to; k++) {
    sums[0] += chance[k]! / n;
    for (let channel = 0; channel < 3; channel++) sums[channel + 1]! += rgb[3 * k + channel]! / n;
  }
  const [seen, r, g, b] = sums;
  return { seen, hue: hueOf(r, g, b), warm: r - b };
};

/** Whether what a single casing parts from the glass is a shutter: behind several stand the panes of a bank. */
const isShutter = (chance: Float32Array, casing: number, way: 1 | -1): boolean => {
  const n = chance.length;
  let casings = 0;
  for (let k = Math.ceil(EDGE * n); k < (1 - EDGE) * n; k++)
    if (chance[k]! < NO_GLASS && (chance[k - 1]! >= NO_GLASS || k === Math.ceil(EDGE * n))) casings++;
  const [left, right] = [chance.subarray(0, casing), chance.subarray(casing)];
  const [strip, rest] = way > 0 ? [left, right] : [right, left];
  return casings === 1 && chance[casing]! < NO_GLASS && Math.max(...strip) < UNSURE && Math.max(...rest) > SURE;
};

/** The column at which the glass ends before the casing of a pier, from the left or from the right: none where there is no pier. */
const pierAt = (columns: Columns, wall: Hue, way: 1 | -1): number | undefined => {
  const { chance } = columns;
  const n = chance.length;
  let casing = -1;
  for (let k = Math.ceil(LEAST * n); k <= MOST * n; k++) {
    const at = way > 0 ? k : n - 1 - k;
    if (chance[at]! < CASING && (casing < 0 || chance[at]! < chance[casing]!)) casing = at;
  }
  if (casing < 0) return undefined;
  const [left, right] = [stripOf(columns, 0, casing), stripOf(columns, casing + 1, n)];
  const [pier, glass] = way > 0 ? [left, right] : [right, left];
  const shutter = isShutter(chance, casing, way);
  if (!shutter && (pier.seen < GLASS || glass.seen < GLASS || pier.warm - glass.warm < WARMER)) return undefined;
  if (!shutter && Math.hypot(pier.hue[0] - wall[0], pier.hue[1] - wall[1]) >= OTHER) return undefined;
  const ends = mix(chance[casing]!, glass.seen, ENDS);
  let end = casing;
  while (end > 0 && end < n - 1 && chance[end]! < ends) end += way;
  return end;
};

/**
 * The same frame without the panelled pier beside its glass: to the network the mouldings on it are the bars of a pane. It sees the casing between
 * them, and a pier has the paint of the wall.
 */
export const withoutPiers = (look: WindowLook, { pane, wall }: { pane: Plane; wall: Plane }, frame: Frame): Frame => {
  if (frame.sure === undefined) return frame;
  const [a, b, c, d] = frame.corners;
  const n = Math.max(8, Math.round((b[0] + c[0] - a[0] - d[0]) / 2));
  const columns = columnsOf(look, pane, frame, n);
  if (columns.chance.every((chance) => chance > CASING)) return frame;
  const paint = wallAround(look, wall, frame);
  const [left, right] = [pierAt(columns, paint, 1), pierAt(columns, paint, -1)];
  if (left === undefined && right === undefined) return frame;
  const ended = { left: left !== undefined, right: right !== undefined };
  const [from, to] = [left === undefined ? 0 : left / n, right === undefined ? 1 : (right + 1) / n];
  const at = (p: readonly [number, number], q: readonly [number, number], t: number): readonly [number, number] => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  return { ...frame, ended, corners: [at(a, b, from), at(a, b, to), at(d, c, to), at(d, c, from)] };
};
