import { dilate, open } from '#engines/raster/morphology.ts';
import type { Mask, Plane, Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';

/** Share of the sky's brightness from which a wall is hard to tell from it. */
const PALE = 0.72;
/** Blue against red, in bytes, up to which paint is white or grey, and by how much the sky beside it is bluer at least. */
const NEUTRAL = 10;
const WARM = -14;
const BLUER = 8;
/** Shares of the photo's longer side: the widest strip, and the shortest. */
const WIDE = 0.02;
const TALL = 0.045;
/** Pixels of the narrowest, and how far from a strip its two sides are looked at. */
const NARROW = 4;
const BESIDE = 5;
/** Rows that lend their colour to an upright wall, and columns to a parapet, which may slope. */
const ROWS = 4;
const COLUMNS = 1;
/** Bytes of the matte: below is a thing, above is sky. */
const THING = 60;
const SKY = 200;
/** Share of its length in which a strip is seen to stand between a thing and bluer sky, the steepest lean of a wall and of a parapet, and the pixels by which their edges stray. */
const MOSTLY = 0.55;
const LEAN = 0.12;
const SLOPE = 0.7;
const STRAY = 1.3;
/** Pixels from the straight edge at which a line of the strip belongs to something else, and the share of a parapet that is house without this: above hills lies pale sky as narrow. */
const APART = 3;
const HOUSE = 0.5;
/** Pixels beyond the last grey one at which the wall ends, whose rim is tinged by the sky, and within which rings of sharpening are sky. */
const RIM = 1;
const RING = 5;

/** Blue over red averaged along the strip, in bytes: noise of compression goes and an edge along it stays. */
const bluenessOf = (photo: Raster, rows: number, way: Way): Float32Array => {
  const { width } = photo;
  const out = new Float32Array(rows * width);
  if (way.place === width) for (let y = 0; y < rows; y++) meanAcross(out, photo.data, y * width, width);
  else meanDown(out, photo.data, rows, width);
  return out;
};

/** Along a row by a running sum, whose ends stand beyond the photo's. */
const meanAcross = (out: Float32Array, data: Uint8Array, start: number, width: number): void => {
  const last = width - 1;
  let sum = 0;
  for (let x = -COLUMNS; x <= COLUMNS; x++) sum += overRed(data, start + Math.max(0, Math.min(last, x)));
  for (let x = 0; x < width; x++) {
    out[start + x] = sum / (2 * COLUMNS + 1);
    sum += overRed(data, start + Math.min(last, x + COLUMNS + 1)) - overRed(data, start + Math.max(0, x - COLUMNS));
  }
};

const overRed = (data: Uint8Array, i: number): number => data[i * 3 + 2]! - data[i * 3]!;

/** The same down all columns at once. */
const meanDown = (out: Float32Array, data: Uint8Array, rows: number, width: number): void => {
  const sums = new Float32Array(width);
  const start = (y: number): number => Math.max(0, Math.min(rows - 1, y)) * width;
  for (let y = -ROWS; y <= ROWS; y++) addRow(sums, data, start(y), 1);
  for (let y = 0; y < rows; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) out[i] = sums[x]! / (2 * ROWS + 1);
    addRow(sums, data, start(y + ROWS + 1), 1);
    addRow(sums, data, start(y - ROWS), -1);
  }
};

const addRow = (sums: Float32Array, data: Uint8Array, start: number, sign: 1 | -1): void => {
  for (let x = 0, i = start; x < sums.length; x++, i++) sums[x]! += sign * overRed(data, i);
};

/** How a strip runs: steps from one line across it to the next and from one place on a line to the next, and the count of both. */
type Way = { readonly line: number; readonly place: number; readonly lines: number; readonly places: number };

/** Where a line across the strip ends; whether a thing and bluer sky are seen beside it there, and how much of it is house already. */
type Point = { readonly line: number; readonly place: number; readonly between: boolean; readonly house: number };
type Line = { readonly start: number; readonly lean: number };

/** The line place = start + lean * line through the points, unless they waver. */
const straight = (points: readonly Point[], steepest: number): Line | undefined => {
  const middle = points.reduce((sum, { line }) => sum + line, 0) / points.length;
  const mean = points.reduce((sum, { place }) => sum + place, 0) / points.length;
  let [along, across] = [0, 0];
  for (const { line, place } of points) {
    along += (line - middle) ** 2;
    across += (line - middle) * (place - mean);
  }
  const lean = across / along;
  const start = mean - lean * middle;
  const stray = points.reduce((sum, { line, place }) => sum + Math.abs(place - start - lean * line), 0) / points.length;
  return Math.abs(lean) < steepest && stray < STRAY ? { start, lean } : undefined;
};

/**
 * A narrow white or grey wall or parapet between the house and a bluer sky is as bright as the clouds beside it, and
 * came out torn: where its edge is straight, all of it up to that edge is house.
 */
export const keepPaleStrips = (alpha: Mask, photo: Raster, luma: Uint8Array, light: Plane, rows: number): void => {
  const { width, height } = alpha;
  const pale = new Uint8Array(rows * width);
  const bright = rowSampler(light, width, height);
  for (let y = 0; y < rows; y++) {
    const sky = bright(y);
    for (let x = 0, i = y * width; x < width; x++, i++) if (luma[i]! >= PALE * sky[x]!) pale[i] = 1;
  }
  keepAlong(alpha, photo, pale, rows, { line: width, place: 1, lines: rows, places: width });
  keepAlong(alpha, photo, pale, rows, { line: 1, place: width, lines: width, places: rows });
};

const greyIn = (pale: Uint8Array, blue: Float32Array): Uint8Array => {
  const out = new Uint8Array(pale.length);
  for (let i = 0; i < out.length; i++) if (pale[i] && blue[i]! < NEUTRAL && blue[i]! > WARM) out[i] = 1;
  return out;
};

const takeOut = (from: Uint8Array, what: Uint8Array): void => {
  for (let i = 0; i < from.length; i++) if (what[i]) from[i] = 0;
};

const keepAlong = (alpha: Mask, photo: Raster, pale: Uint8Array, rows: number, way: Way): void => {
  const { width, height, data } = alpha;
  const side = Math.max(width, height);
  const blue = bluenessOf(photo, rows, way);
  const grey = greyIn(pale, blue);
  const wide = Math.round(side * WIDE) | 1;
  const broad = dilate(open(grey, width, rows, wide), width, rows, 3);
  takeOut(grey, broad);
  const { labels, regions } = labelRegions(open(grey, width, rows, NARROW - 1), width, rows);
  for (const region of regions) {
    const upright = way.place === 1;
    const [first, last] = upright ? [region.top, region.bottom] : [region.left, region.right];
    if (last - first + 1 < TALL * side) continue;
    const [low, high] = upright ? [region.left, region.right] : [region.top, region.bottom];
    const strip = { label: region.label, first, last, low, high };
    // Nothing hangs from the sky: of a parapet the upper edge alone meets it.
    for (const out of upright ? ([1, -1] as const) : ([-1] as const)) {
      const edge = outerEdge({ labels, data, blue }, way, strip, out, wide);
      const seen = edge.filter(({ between }) => between);
      const length = (seen.at(-1)?.line ?? 0) - (seen[0]?.line ?? 0);
      if (length < TALL * side || seen.length < MOSTLY * length) continue;
      if (!upright && seen.reduce((sum, { house }) => sum + house, 0) < HOUSE * seen.length) continue;
      const line = straight(seen, upright ? LEAN : SLOPE);
      if (line) settle(data, pale, way, edge, line, out, wide);
    }
  }
};

type Ground = { readonly labels: Int32Array; readonly data: Uint8Array; readonly blue: Float32Array };
type Strip = {
  readonly label: number;
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
};

/** Where the lines of the strip end on the side of the sky. */
const outerEdge = (
  { labels, data, blue }: Ground,
  { line, place, places }: Way,
  { label, first, last, low, high }: Strip,
  out: 1 | -1,
  wide: number,
): Point[] => {
  const edge: Point[] = [];
  for (let n = first; n <= last; n++) {
    const i = n * line;
    let [least, most, own] = [-1, -1, 0];
    for (let k = low; k <= high; k++)
      if (labels[i + k * place] === label) {
        if (least < 0) least = k;
        most = k;
        if (data[i + k * place]! < THING) own++;
      }
    const [near, far] = out > 0 ? [least, most] : [most, least];
    const [inner, outer] = [near - out * BESIDE, far + out * BESIDE];
    const thick = most - least + 1;
    const inside = Math.min(inner, outer) >= 0 && Math.max(inner, outer) < places;
    const beyond = i + outer * place;
    const airy = data[beyond]! > SKY && blue[beyond]! > blue[i + ((least + most) >> 1) * place]! + BLUER;
    const between = inside && thick >= NARROW && thick <= wide && airy && data[i + inner * place]! < THING;
    edge.push({ line: n, place: far, between, house: own / thick });
  }
  return edge;
};

const settle = (
  data: Uint8Array,
  pale: Uint8Array,
  { line, place, places }: Way,
  edge: readonly Point[],
  { start, lean }: Line,
  out: 1 | -1,
  wide: number,
): void => {
  for (const { line: n, place: far } of edge) {
    const end = start + lean * n + out * RIM;
    if (Math.abs(far + out * RIM - end) > APART) continue;
    const from = Math.round(end);
    for (let d = -wide; d <= RING; d++) {
      const k = from + out * d;
      const i = n * line + k * place;
      if (k < 0 || k >= places || !pale[i]) continue;
      const beyond = (k - end) * out;
      const sky = beyond <= 0 ? 0 : beyond >= 1 ? 255 : 255 * beyond;
      // Beyond a parapet stands its flashing or rail, whose rim is half sky.
      data[i] = place === 1 ? sky : Math.min(data[i]!, sky);
    }
  }
};
