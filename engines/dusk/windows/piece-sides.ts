import type { Gradients } from '#engines/dusk/windows/edges.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import type { Region } from '#engines/raster/regions.ts';
import { ease } from '#engines/raster/scalar.ts';

type Point = readonly [number, number];

/** Chance from which the network has no doubt. */
const CERTAIN = 0.85;
/** Shares of the photo between which a piece of glass may lie. */
export const SMALLEST = 0.00018;
const LARGEST = 0.04;
/** A whole piece of glass that the network sees outweighs the single panes that edges make of it. */
const SUPPORT = 0.95;
/** Pixels of the look that a side may move to the edge that it means. */
const SNAP = 5;

const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

/** A line through the outermost cells of one side: its value at both ends, from the median of each half. */
const sideOf = (ends: readonly number[]): readonly [number, number] => {
  const half = Math.max(1, ends.length >> 1);
  const first = middleOf(ends.slice(0, half));
  const second = middleOf(ends.slice(-half));
  const slope = second - first;
  return [first - slope / 2, second + slope / 2];
};

/** How many times as tall as wide glass is whose head and sill are level to the eye: what is cut off there in a few columns, a bush before a door's sidelight hides. */
const SLENDER = 4.5;
const levelled = (
  [first, second]: readonly [number, number],
  slender: boolean,
  outer: (a: number, b: number) => number,
): readonly [number, number] => {
  const end = outer(first, second);
  return slender ? [end, end] : [first, second];
};

const cornersOf = (labels: Int32Array, id: number, region: Region, width: number): Corners => {
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let y = region.top; y <= region.bottom; y++) {
    let left = -1;
    let right = -1;
    for (let x = region.left; x <= region.right; x++)
      if (labels[y * width + x] === id) {
        if (left < 0) left = x;
        right = x + 1;
      }
    if (left < 0) continue;
    lefts.push(left);
    rights.push(right);
  }
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (let x = region.left; x <= region.right; x++) {
    let top = -1;
    let bottom = -1;
    for (let y = region.top; y <= region.bottom; y++)
      if (labels[y * width + x] === id) {
        if (top < 0) top = y;
        bottom = y + 1;
      }
    if (top < 0) continue;
    tops.push(top);
    bottoms.push(bottom);
  }
  // Uprights are upright in a photo that anyone would publish; a ragged edge would lean them.
  const left = middleOf(lefts);
  const right = middleOf(rights);
  const slender = tops.length * SLENDER < lefts.length;
  const [topLeft, topRight] = levelled(sideOf(tops), slender, Math.min);
  const [bottomLeft, bottomRight] = levelled(sideOf(bottoms), slender, Math.max);
  const corners: Corners = [
    [left, topLeft],
    [right, topRight],
    [right, bottomRight],
    [left, bottomLeft],
  ];
  return corners;
};

type Corners = [Point, Point, Point, Point];

export const areaIn = ([a, b, c, d]: Frame['corners']): number =>
  Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2;

/** Mean strength of the edge under a line; upright lines are crossed sideways, level ones downwards. */
const edgeUnder = (
  look: WindowLook,
  gradient: Float32Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number => {
  const n = Math.max(6, Math.min(40, Math.round(Math.hypot(x1 - x0, y1 - y0))));
  let sum = 0;
  for (let k = 0; k < n; k++) {
    const t = 0.06 + (0.88 * (k + 0.5)) / n;
    const x = Math.min(look.width - 1, Math.max(0, Math.round(x0 + (x1 - x0) * t)));
    const y = Math.min(look.height - 1, Math.max(0, Math.round(y0 + (y1 - y0) * t)));
    sum += Math.min(0.3, Math.abs(gradient[y * look.width + x]!));
  }
  return sum / n;
};

/** How far both ends of a side move to lie on the strongest edge near it. */
const strongest = (
  look: WindowLook,
  gradient: Float32Array,
  [x0, y0]: Point,
  [x1, y1]: Point,
  upright: boolean,
  reach: number,
): readonly [number, number] => {
  let best: readonly [number, number] = [0, 0];
  let most = -1;
  for (let p = -reach; p <= reach; p++)
    for (let q = Math.max(-reach, p - 2); q <= Math.min(reach, p + 2); q++) {
      const edge = upright
        ? edgeUnder(look, gradient, x0 + p, y0, x1 + q, y1)
        : edgeUnder(look, gradient, x0, y0 + p, x1, y1 + q);
      const strength = edge - 0.003 * (Math.abs(p) + Math.abs(q));
      if (strength > most) {
        most = strength;
        best = [p, q];
      }
    }
  return best;
};

/** The network is three pixels off as often as not: every side moves, and turns a little, to the strongest edge near it. */
const snapped = (look: WindowLook, gradients: Gradients, corners: Corners): Corners => {
  const [a, b, c, d] = corners;
  const wide = Math.min(SNAP, Math.round((b[0] - a[0]) * 0.2));
  const tall = Math.min(SNAP, Math.round((d[1] - a[1]) * 0.2));
  const left = strongest(look, gradients.across, a, d, true, wide);
  const right = strongest(look, gradients.across, b, c, true, wide);
  const top = strongest(look, gradients.down, a, b, false, tall);
  const bottom = strongest(look, gradients.down, d, c, false, tall);
  return [
    [a[0] + left[0], a[1] + top[0]],
    [b[0] + right[0], b[1] + top[1]],
    [c[0] + right[1], c[1] + bottom[1]],
    [d[0] + left[1], d[1] + bottom[0]],
  ];
};

export type Piece = { readonly frame: Frame; readonly filled: number };

/** The four sides of one region and how well it fills them; nothing where they cannot be those of a window. */
export const pieceOf = (
  look: WindowLook,
  chance: Float32Array,
  gradients: Gradients,
  labels: Int32Array,
  id: number,
  region: Region,
): Piece | undefined => {
  const w = region.right - region.left + 1;
  const h = region.bottom - region.top + 1;
  const share = region.area / chance.length;
  if (share < SMALLEST || share > LARGEST || w < 5 || h < 5 || w / h > 4.5 || h / w > 6) return undefined;
  const drawn = cornersOf(labels, id, region, look.width);
  const corners = snapped(look, gradients, drawn);
  const [a, b, c, d] = corners;
  const [left, right] = [Math.min(a[0], d[0]), Math.max(b[0], c[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(c[1], d[1])];
  const area = areaIn(corners);
  // Windows stand upright: a slanted side is the edge of a tree, a stair or an arch.
  const tilt = Math.max(Math.abs(a[0] - d[0]), Math.abs(b[0] - c[0])) / (bottom - top);
  const slant = Math.abs(a[1] - b[1] - (d[1] - c[1])) / (bottom - top);
  if (tilt > 0.16 || slant > 0.35 || area < 0.7 * (right - left) * (bottom - top)) return undefined;
  // Nor does one side of a window stand a quarter higher than the other, as the slanting end of a porch does.
  const sides = [d[1] - a[1], c[1] - b[1]];
  const upright = Math.min(...sides) / Math.max(...sides) > 0.77;
  let sure = 0;
  for (let y = region.top; y <= region.bottom; y++)
    for (let x = region.left; x <= region.right; x++)
      if (labels[y * look.width + x] === id && chance[y * look.width + x]! > CERTAIN) sure++;
  const filled = Math.min(1, region.area / Math.max(1, areaIn(drawn)));
  const frame = {
    corners,
    support: SUPPORT * ease(0.65, 0.85, filled),
    bright: false,
    sure: Math.min(1, sure / Math.max(1, area)),
  };
  return { frame, filled: upright ? filled : filled * 0.8 };
};
