import { dilate, open } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Share of the sky's brightness from which a wall is hard to tell from it. */
const PALE = 0.72;
/** Blue over red, in bytes, up to which paint is white or grey, and by how much the sky beside it is bluer at least. */
const NEUTRAL = 10;
const BLUER = 8;
/** Shares of the photo's longer side: the widest strip, and the shortest. */
const WIDE = 0.02;
const TALL = 0.045;
/** Pixels of the narrowest, how far from a strip its two sides are looked at, and rows over which colour is averaged. */
const NARROW = 4;
const BESIDE = 5;
const ROWS = 4;
/** Bytes of the matte: below is a thing, above is sky. */
const THING = 60;
const SKY = 200;
/** Share of its rows in which a strip stands between a thing and bluer sky, its steepest lean, and the pixels by which its edge strays. */
const MOSTLY = 0.7;
const LEAN = 0.12;
const STRAY = 1.3;
/** Pixels beyond the last grey one at which the wall ends, whose rim is tinged by the sky, and within which rings of sharpening are sky. */
const RIM = 1;
const RING = 5;

/** Blue over red averaged along the column, in bytes: noise of compression goes and an upright edge stays. */
const bluenessOf = ({ width, data }: Raster, rows: number): Float32Array => {
  const out = new Float32Array(rows * width);
  const sums = new Float32Array(width);
  const add = (y: number, sign: 1 | -1): void => {
    const start = Math.max(0, Math.min(rows - 1, y)) * width;
    for (let x = 0, p = start * 3; x < width; x++, p += 3) sums[x]! += sign * (data[p + 2]! - data[p]!);
  };
  for (let y = -ROWS; y <= ROWS; y++) add(y, 1);
  for (let y = 0; y < rows; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) out[i] = sums[x]! / (2 * ROWS + 1);
    add(y + ROWS + 1, 1);
    add(y - ROWS, -1);
  }
  return out;
};

type Line = { readonly start: number; readonly lean: number };

/** The line x = start + lean * row through the edge, unless it wavers. */
const straight = (edge: readonly number[]): Line | undefined => {
  const n = edge.length;
  const middle = (n - 1) / 2;
  const mean = edge.reduce((sum, x) => sum + x, 0) / n;
  let [up, across] = [0, 0];
  for (const [y, x] of edge.entries()) {
    up += (y - middle) ** 2;
    across += (y - middle) * (x - mean);
  }
  const lean = across / up;
  const start = mean - lean * middle;
  const stray = edge.reduce((sum, x, y) => sum + Math.abs(x - start - lean * y), 0) / n;
  return Math.abs(lean) < LEAN && stray < STRAY ? { start, lean } : undefined;
};

/**
 * A narrow white or grey wall that stands upright between the house and a bluer sky is as bright as the clouds beside
 * it, and came out torn: where its edge is straight, all of it up to that edge is wall.
 */
export const keepPlumbWalls = (alpha: Mask, photo: Raster, luma: Uint8Array, light: Plane, rows: number): void => {
  const { width, height, data } = alpha;
  const side = Math.max(width, height);
  const blue = bluenessOf(photo, rows);
  const pale = new Uint8Array(rows * width);
  const grey = new Uint8Array(rows * width);
  const bright = rowSampler(light, width, height);
  for (let y = 0; y < rows; y++) {
    const sky = bright(y);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (luma[i]! < PALE * sky[x]!) continue;
      pale[i] = 1;
      if (blue[i]! < NEUTRAL) grey[i] = 1;
    }
  }
  const wide = Math.round(side * WIDE) | 1;
  const broad = dilate(open(grey, width, rows, wide), width, rows, 3);
  const strips = open(
    grey.map((v, i) => (broad[i] ? 0 : v)),
    width,
    rows,
    NARROW - 1,
  );
  const { labels, regions } = labelRegions(strips, width, rows);
  for (const [n, region] of regions.entries()) {
    const { left, right, top, bottom } = region;
    const tall = bottom - top + 1;
    if (tall < TALL * side || right - left + 1 > wide + LEAN * tall) continue;
    for (const way of [1, -1] as const) {
      const edge = outerEdge({ labels, data, blue, width }, region, n + 1, way);
      const line = edge && straight(edge);
      if (line) settle(alpha, pale, region, line, way, wide);
    }
  }
};

type Ground = {
  readonly labels: Int32Array;
  readonly data: Uint8Array;
  readonly blue: Float32Array;
  readonly width: number;
};

/** Where each row of the strip ends on the side of the sky, if a thing stands on its other side and bluer sky on this one. */
const outerEdge = (
  { labels, data, blue, width }: Ground,
  { left, right, top, bottom }: Region,
  label: number,
  way: 1 | -1,
): number[] | undefined => {
  const edge: number[] = [];
  let good = 0;
  for (let y = top; y <= bottom; y++) {
    const row = y * width;
    let [first, last] = [-1, -1];
    for (let x = left; x <= right; x++)
      if (labels[row + x] === label) {
        if (first < 0) first = x;
        last = x;
      }
    const [near, far] = way > 0 ? [first, last] : [last, first];
    edge.push(far);
    const [inner, outer] = [near - way * BESIDE, far + way * BESIDE];
    if (Math.min(inner, outer) < 0 || Math.max(inner, outer) >= width || last - first + 1 < NARROW) continue;
    const airy = data[row + outer]! > SKY && blue[row + outer]! > blue[row + ((first + last) >> 1)]! + BLUER;
    if (airy && data[row + inner]! < THING) good++;
  }
  return good > MOSTLY * edge.length ? edge : undefined;
};

const settle = (
  { width, data }: Mask,
  pale: Uint8Array,
  { top, bottom }: Region,
  { start, lean }: Line,
  way: 1 | -1,
  wide: number,
): void => {
  for (let y = top; y <= bottom; y++) {
    const end = start + lean * (y - top) + way * RIM;
    const from = Math.round(end);
    for (let d = -wide; d <= RING; d++) {
      const x = from + way * d;
      const i = y * width + x;
      if (x < 0 || x >= width || !pale[i]) continue;
      const beyond = (x - end) * way;
      data[i] = beyond <= 0 ? 0 : beyond >= 1 ? 255 : 255 * beyond;
    }
  }
};
