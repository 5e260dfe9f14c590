import type { Quad } from '#engines/dusk/parameters.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Chance from which a cell is glass. */
const GLASS = 0.6;
/** Cells that a pane fills and is across and down at least: what is smaller is a lantern or a gap. */
const LEAST = 40;
const SMALLEST = 5;
/** Share of its length at either end of a side that tells nothing of it: corners are round. */
const ENDS = 0.2;
/** Share of its four sides that a pane fills, and the mean chance in it. */
const FILLED = 0.7;
/** Share of its cells that lie within those sides: a wedge has a rectangle in it, too. */
const HELD = 0.87;
const SURE = 0.75;
/** Chance from which the network has no doubt. */
const CERTAIN = 0.8;

/** Cells by which a side may lie off its straight line on the mean, or shares of what it is long: more is a tree's outline, or a wall that runs out. */
const STRAIGHT = 1.3;
const STRAIGHT_SHARE = 0.06;
/** Cells by which opposite sides may differ in length, or shares of that: more no window does in any perspective. */
const ALIKE = 2.5;
const ALIKE_SHARE = 0.3;

/** How far what it runs through lies from it, on the mean, is `off`. */
type Line = { readonly at: number; readonly slope: number; readonly off: number };

/** The straight line through values at some places. */
const lineThrough = (places: readonly number[], values: readonly number[]): Line => {
  const n = places.length;
  const [mx, my] = [places.reduce((a, b) => a + b, 0) / n, values.reduce((a, b) => a + b, 0) / n];
  let [sxy, sxx] = [0, 0];
  for (let i = 0; i < n; i++) {
    sxy += (places[i]! - mx) * (values[i]! - my);
    sxx += (places[i]! - mx) ** 2;
  }
  const slope = sxx > 0 ? sxy / sxx : 0;
  const at = my - slope * mx;
  let off = 0;
  for (let i = 0; i < n; i++) off += Math.abs(values[i]! - at - slope * places[i]!) / n;
  return { at, slope, off };
};

/** The first and the last cell of a region along one of its rows or columns. */
const endsAlong = (inside: (k: number) => boolean, from: number, to: number): readonly [number, number] | undefined => {
  let [first, last] = [from, to];
  while (first <= to && !inside(first)) first++;
  while (last >= first && !inside(last)) last--;
  return first <= last ? [first, last + 1] : undefined;
};

const middleOf = (from: number, to: number): readonly [number, number] => {
  const cut = Math.floor(ENDS * (to + 1 - from));
  return [from + cut, to - cut];
};

/** Share of a ragged side that lies outside of where it is taken to be: leaves hide it inwards. */
const OUTSIDE = 0.2;

/** A side along another one, as far out as most of its own cells. */
const alongside = ({ slope }: Line, places: readonly number[], values: readonly number[], share: number): Line => ({
  at: quantile(
    values.map((value, i) => value - slope * places[i]!),
    share,
  ),
  slope,
  off: 0,
});

/** Two opposite sides of a region, so far apart, told line by line between its ends; a ragged one, or one that leans more, runs as the other does. */
const sidesAlong = (
  [from, to]: readonly [number, number],
  apart: number,
  ends: (line: number) => readonly [number, number] | undefined,
): readonly [Line, Line] | undefined => {
  const [places, first, last]: [number[], number[], number[]] = [[], [], []];
  for (let line = from; line <= to; line++) {
    const found = ends(line);
    if (!found) continue;
    places.push(line + 0.5);
    first.push(found[0]);
    last.push(found[1]);
  }
  if (places.length < 2) return undefined;
  const [one, other] = [lineThrough(places, first), lineThrough(places, last)];
  const long = (to + 1 - from) / (1 - 2 * ENDS);
  const straight = (side: Line): boolean => side.off < Math.max(STRAIGHT, STRAIGHT_SHARE * long);
  const alike = Math.abs(one.slope - other.slope) * long < Math.max(ALIKE, ALIKE_SHARE * apart);
  if (straight(one) && straight(other) && alike) return [one, other];
  if (!straight(one) && !straight(other)) return undefined;
  const firstTells = straight(one) && (!straight(other) || Math.abs(one.slope) < Math.abs(other.slope));
  return firstTells
    ? [one, alongside(one, places, last, 1 - OUTSIDE)]
    : [alongside(other, places, first, OUTSIDE), other];
};

/** Where an upright and a level line meet. */
const meet = (upright: Line, level: Line): readonly [number, number] => {
  const y = (level.at + level.slope * upright.at) / (1 - level.slope * upright.slope);
  return [upright.at + upright.slope * y, y];
};

const areaIn = (corners: readonly (readonly [number, number])[]): number => {
  let twice = 0;
  for (const [i, [x, y]] of corners.entries()) {
    const [nx, ny] = corners[(i + 1) % corners.length]!;
    twice += x * ny - nx * y;
  }
  return Math.abs(twice) / 2;
};

const isWithin = (
  x: number,
  y: number,
  [head, foot]: readonly [Line, Line],
  [left, right]: readonly [Line, Line],
): boolean =>
  y > head.at + head.slope * x &&
  y < foot.at + foot.slope * x &&
  x > left.at + left.slope * y &&
  x < right.at + right.slope * y;

const countIn = (
  left: number,
  right: number,
  top: number,
  bottom: number,
  counts: (x: number, y: number) => boolean,
): number => {
  let count = 0;
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) if (counts(x, y)) count++;
  return count;
};

/** Four straight sides around a region, in cells; nothing where it does not fill them. */
const cornersOf = (labels: Int32Array, width: number, { label, left, right, top, bottom, area }: Region) => {
  const at = (x: number, y: number): boolean => labels[y * width + x] === label;
  const [wide, tall] = [right + 1 - left, bottom + 1 - top];
  const levels = sidesAlong(middleOf(left, right), tall, (x) => endsAlong((y) => at(x, y), top, bottom));
  const uprights = sidesAlong(middleOf(top, bottom), wide, (y) => endsAlong((x) => at(x, y), left, right));
  if (!levels || !uprights) return undefined;
  const corners = [
    meet(uprights[0], levels[0]),
    meet(uprights[1], levels[0]),
    meet(uprights[1], levels[1]),
    meet(uprights[0], levels[1]),
  ] as const;
  const held = countIn(left, right, top, bottom, (x, y) => at(x, y) && isWithin(x + 0.5, y + 0.5, levels, uprights));
  return area > FILLED * areaIn(corners) && held > HELD * area ? corners : undefined;
};

/** Mean chance in a region, and its share where the network has no doubt. */
const chancesIn = (
  labels: Int32Array,
  { label, left, right, top, bottom, area }: Region,
  { width, data }: Plane,
): { readonly mean: number; readonly sure: number } => {
  let [sum, sure] = [0, 0];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      if (labels[y * width + x] !== label) continue;
      sum += data[y * width + x]!;
      if (data[y * width + x]! > CERTAIN) sure++;
    }
  return { mean: sum / area, sure: sure / area };
};

/** Glass that the network tells: the upright box around it, its four sides where it has straight ones, in fractions of the photo, and its share without doubt. */
export type SureGlass = { readonly box: Quad; readonly sides?: Quad; readonly sure: number };

const boxOf = ({ left, right, top, bottom }: Region, { width, height }: Plane): Quad => {
  const [x0, x1, y0, y1] = [left / width, (right + 1) / width, top / height, (bottom + 1) / height];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
};

/** Cells around a known window that are its frame and no pane beside it. */
const RIM = 1;

/** Takes the cells of a known window, up to its sides as they slope, out of the glass. */
const takeOut = (glass: Uint8Array, { width, height }: Plane, [a, b, c, d]: Quad): void => {
  const side = (from: number, to: number, at: number): number => from + (to - from) * Math.min(1, Math.max(0, at));
  const [left, right] = [Math.min(a[0], d[0]) * width - RIM, Math.max(b[0], c[0]) * width + RIM];
  for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
    const along = ((x + 0.5) / width - a[0]) / (b[0] - a[0]);
    const [head, foot] = [side(a[1], b[1], along) * height - RIM, side(d[1], c[1], along) * height + RIM];
    for (let y = Math.max(0, Math.floor(head)); y < Math.min(height, foot); y++) glass[y * width + x] = 0;
  }
};

/** Glass that the network is sure of and that no known window holds. */
export const sureGlass = (pane: Plane, known: readonly { readonly quad: Quad }[] = []): SureGlass[] => {
  const { width, height, data } = pane;
  const glass = new Uint8Array(data.length);
  for (let i = 0; i < glass.length; i++) if (data[i]! > GLASS) glass[i] = 1;
  for (const { quad } of known) takeOut(glass, pane, quad);
  const { labels, regions } = labelRegions(glass, width, height);
  return regions.flatMap((region) => {
    const { area, left, right, top, bottom } = region;
    if (area < LEAST || right - left + 1 < SMALLEST || bottom - top + 1 < SMALLEST) return [];
    const { mean, sure } = chancesIn(labels, region, pane);
    if (mean < SURE) return [];
    const corners = cornersOf(labels, width, region);
    const sides = corners?.map(([x, y]) => [x / width, y / height]) as unknown as Quad | undefined;
    return [{ box: boxOf(region, pane), sure, ...(sides ? { sides } : {}) }];
  });
};

/** Shares of its width and of its height by which a pane may lean: a slip of light that leans by more is no sidelight, and under no lens does a window lean by more than eight degrees. */
const LEAN = 0.5;
const TIPPED = 0.14;
export const leans = ([a, b, c, d]: Quad, { width, height }: Pick<Raster, 'width' | 'height'>): boolean => {
  const aside = Math.abs(a[0] + b[0] - c[0] - d[0]) * width;
  return (
    aside > LEAN * Math.abs(b[0] + c[0] - a[0] - d[0]) * width ||
    aside > TIPPED * Math.abs(c[1] + d[1] - a[1] - b[1]) * height
  );
};
