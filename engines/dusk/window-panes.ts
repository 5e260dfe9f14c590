import type { Gradients } from '#engines/dusk/window-edges.ts';
import type { Frame } from '#engines/dusk/window-frames.ts';
import type { WindowLook } from '#engines/dusk/window-look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

type Point = readonly [number, number];

const SURE = 0.5;
/** Shares of the photo between which a piece of glass may lie. */
const SMALLEST = 0.00018;
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
  const [topLeft, topRight] = sideOf(tops);
  const [bottomLeft, bottomRight] = sideOf(bottoms);
  const corners: Corners = [
    [left, topLeft],
    [right, topRight],
    [right, bottomRight],
    [left, bottomLeft],
  ];
  return corners;
};

type Corners = [Point, Point, Point, Point];

/** Mean strength of the edge under a line; upright lines are crossed sideways, level ones downwards. */
const edgeUnder = (look: WindowLook, gradient: Float32Array, from: Point, to: Point): number => {
  const n = Math.max(6, Math.min(40, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]))));
  let sum = 0;
  for (let k = 0; k < n; k++) {
    const t = 0.06 + (0.88 * (k + 0.5)) / n;
    const x = Math.min(look.width - 1, Math.max(0, Math.round(from[0] + (to[0] - from[0]) * t)));
    const y = Math.min(look.height - 1, Math.max(0, Math.round(from[1] + (to[1] - from[1]) * t)));
    sum += Math.min(0.3, Math.abs(gradient[y * look.width + x]!));
  }
  return sum / n;
};

/** The network is three pixels off as often as not: every side moves, and turns a little, to the strongest edge near it. */
const snapped = (look: WindowLook, gradients: Gradients, corners: Corners): Corners => {
  const [a, b, c, d] = corners;
  const side = (from: Point, to: Point, upright: boolean, most: number): readonly [number, number] => {
    const gradient = upright ? gradients.across : gradients.down;
    let best: readonly [number, number] = [0, 0];
    let most0 = -1;
    for (let p = -most; p <= most; p++)
      for (let q = Math.max(-most, p - 2); q <= Math.min(most, p + 2); q++) {
        const moved = (point: Point, by: number): Point =>
          upright ? [point[0] + by, point[1]] : [point[0], point[1] + by];
        const strength = edgeUnder(look, gradient, moved(from, p), moved(to, q)) - 0.003 * (Math.abs(p) + Math.abs(q));
        if (strength > most0) {
          most0 = strength;
          best = [p, q];
        }
      }
    return best;
  };
  const wide = Math.min(SNAP, Math.round((b[0] - a[0]) * 0.2));
  const tall = Math.min(SNAP, Math.round((d[1] - a[1]) * 0.2));
  const left = side(a, d, true, wide);
  const right = side(b, c, true, wide);
  const top = side(a, b, false, tall);
  const bottom = side(d, c, false, tall);
  return [
    [a[0] + left[0], a[1] + top[0]],
    [b[0] + right[0], b[1] + top[1]],
    [c[0] + right[1], c[1] + bottom[1]],
    [d[0] + left[1], d[1] + bottom[0]],
  ];
};

/** Glass that the network sees as a whole piece with four sides: a window with all its panes. */
export const panesSeen = (look: WindowLook, pane: Plane, gradients: Gradients): Frame[] => {
  const { width, height } = look;
  const chance = growPlane(pane, width, height).data;
  const sure = new Uint8Array(chance.length);
  for (let i = 0; i < sure.length; i++) sure[i] = chance[i]! > SURE ? 1 : 0;
  const { labels, regions } = labelRegions(sure, width, height);
  const found: Frame[] = [];
  for (const [n, region] of regions.entries()) {
    const w = region.right - region.left + 1;
    const h = region.bottom - region.top + 1;
    const share = region.area / sure.length;
    if (share < SMALLEST || share > LARGEST || w < 5 || h < 5 || w / h > 4.5 || h / w > 4.5) continue;
    const [a, b, c, d] = snapped(look, gradients, cornersOf(labels, n + 1, region, width));
    const [left, right] = [Math.min(a[0], d[0]), Math.max(b[0], c[0])];
    const [top, bottom] = [Math.min(a[1], b[1]), Math.max(c[1], d[1])];
    const area = Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2;
    const filled = Math.min(1, region.area / Math.max(1, area));
    // Windows stand upright: a slanted side is the edge of a tree, a stair or an arch.
    const tilt = Math.max(Math.abs(a[0] - d[0]), Math.abs(b[0] - c[0])) / (bottom - top);
    const slant = Math.abs(a[1] - b[1] - (d[1] - c[1])) / (bottom - top);
    if (tilt > 0.16 || slant > 0.35 || area < 0.7 * (right - left) * (bottom - top)) continue;
    found.push({ corners: [a, b, c, d], support: SUPPORT * ease(0.65, 0.85, filled), bright: false });
  }
  return found;
};
