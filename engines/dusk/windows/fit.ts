import type { Quad } from '#engines/dusk/parameters.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';

/** Parts of a side that each measure the light across it for themselves. */
const BANDS = 8;
/** Shares of a window's size that a side may move outwards and inwards to the edge that it means, and in pixels at 1600 at least. */
const OUT = 0.12;
const IN = 0.1;
const LEAST = 4;
/** And to the left and right where no edge lies so near: the side stands in the midst of a pane. */
const FAR = 0.36;
/** Mean step of colour over a side from which it is an edge, and the most that counts of one band. */
const EDGE = 0.06;
const STRONG = 0.25;
/** What a pixel of moving in, of moving out, where an eave may be the stronger edge, and of leaning away from the slope that is expected must gain. */
const MOVED_IN = 0.005;
const MOVED_OUT = 0.012;
const LEANT = 0.008;
/** The inner side of a frame: its step against the outer one's, and how far inwards it lies at most. */
const INNER = 0.42;
const FRAME = 0.1;
/** How far inwards of that nothing may step back, as behind a muntin, and by how much of the step. */
const DEEP = 0.1;
const BACK = 0.4;

/** Where wall and casing meet is the strongest edge of all, but the glass ends inside. Mean chance of glass along an upright side down to which the network sees some, cells of its own beyond that, and the chance further in from which it knows. */
const SEEN = 0.5;
const BEYOND = 1;
const CERTAIN = 0.8;
/** Share of a window's width within which a casing ends, where that chance is looked for, and what a pixel of it must gain. */
const CASED = 0.16;
const FURTHER_IN = 0.3;
const MOVED_OFF = 0.012;

/** Pixels below which a window has too few to measure. */
const SMALLEST = 6;

type Point = readonly [number, number];
type Side = {
  readonly from: Point;
  readonly to: Point /** Unit of the way out: (0, -1) over the head. */;
  readonly out: Point;
};

/** Mean red, green and blue along each band at every step of the way out, from `inwards` steps inside. */
const bandsOf = (
  { width, height, data }: Raster,
  { from, to, out }: Side,
  inwards: number,
  outwards: number,
): Float32Array[] => {
  const steps = inwards + outwards + 1;
  const bands = Array.from({ length: BANDS }, () => new Float32Array(steps * 3));
  const n = Math.max(BANDS, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])));
  const counts = new Uint16Array(BANDS);
  for (let k = 0; k < n; k++) {
    const t = 0.05 + (0.9 * (k + 0.5)) / n;
    const band = Math.floor(((k + 0.5) / n) * BANDS);
    counts[band]!++;
    const sums = bands[band]!;
    for (let s = 0; s < steps; s++) {
      const away = s - inwards;
      const x = Math.min(width - 1, Math.max(0, Math.floor(from[0] + (to[0] - from[0]) * t + out[0] * away)));
      const y = Math.min(height - 1, Math.max(0, Math.floor(from[1] + (to[1] - from[1]) * t + out[1] * away)));
      const p = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) sums[s * 3 + c]! += data[p + c]! / 255;
    }
  }
  for (const [band, sums] of bands.entries())
    for (let i = 0; i < sums.length; i++) sums[i]! /= Math.max(1, counts[band]!);
  return bands;
};

type Step = readonly [number, number, number];
const atMost = (rise: number): number => Math.min(STRONG, Math.max(-STRONG, rise));
const sizeOf = ([r, g, b]: Step): number => (Math.abs(r) + Math.abs(g) + Math.abs(b)) / 3;

/** Step of colour from the two pixels inside a place to the two outside, all bands together: what turns sign along the side is none. */
const stepAt = (bands: readonly Float32Array[], first: number, last: number): Step => {
  const sums: [number, number, number] = [0, 0, 0];
  for (const [band, v] of bands.entries()) {
    const at = Math.round(first + ((last - first) * (band + 0.5)) / bands.length);
    const i = Math.min(v.length - 6, Math.max(6, at * 3));
    for (let c = 0; c < 3; c++) {
      const rise = (v[i + c]! + v[i + 3 + c]! - v[i - 3 + c]! - v[i - 6 + c]!) / 2;
      sums[c]! += atMost(rise) / bands.length;
    }
  }
  return sums;
};

/** The mean size of that step. */
const stepSize = (bands: readonly Float32Array[], first: number, last: number): number => {
  let [r, g, b] = [0, 0, 0];
  for (let band = 0; band < bands.length; band++) {
    const v = bands[band]!;
    const at = Math.round(first + ((last - first) * (band + 0.5)) / bands.length);
    const i = Math.min(v.length - 6, Math.max(6, at * 3));
    r += atMost((v[i]! + v[i + 3]! - v[i - 3]! - v[i - 6]!) / 2) / bands.length;
    g += atMost((v[i + 1]! + v[i + 4]! - v[i - 2]! - v[i - 5]!) / 2) / bands.length;
    b += atMost((v[i + 2]! + v[i + 5]! - v[i - 1]! - v[i - 4]!) / 2) / bands.length;
  }
  return (Math.abs(r) + Math.abs(g) + Math.abs(b)) / 3;
};

type Ends = readonly [number, number];

/** Share of its bands in which an edge steps the same way, that a straight side has at least: an arch has fewer. */
const STRAIGHT = 0.75;

/** Whether an edge runs along the whole of a side. */
const runsOn = (bands: readonly Float32Array[], first: number, last: number): boolean => {
  const [r, g, b] = stepAt(bands, first, last);
  const along = bands.filter((_, n) => {
    const at = first + ((last - first) * (n + 0.5)) / BANDS;
    const [x, y, z] = stepAt([bands[n]!], at, at);
    return x * r + y * g + z * b > 0.2 * (r * r + g * g + b * b);
  });
  return along.length >= STRAIGHT * BANDS;
};

/** Mean chance of glass along a side moved outwards by so many pixels. */
const chanceAlong = (pane: Plane, photo: Raster, { from, to, out }: Side, away: number): number => {
  const [kx, ky] = [pane.width / photo.width, pane.height / photo.height];
  let sum = 0;
  for (let k = 0; k < BANDS; k++) {
    const t = (k + 0.5) / BANDS;
    const x = (from[0] + (to[0] - from[0]) * t + out[0] * away) * kx;
    const y = (from[1] + (to[1] - from[1]) * t + out[1] * away) * ky;
    const column = Math.min(pane.width - 1, Math.max(0, Math.floor(x)));
    sum += pane.data[Math.min(pane.height - 1, Math.max(0, Math.floor(y))) * pane.width + column]! / BANDS;
  }
  return sum;
};

/** Pixels outwards of a side up to which the network sees glass along it, and a cell more. */
const seenTo = (pane: Plane, photo: Raster, side: Side, size: number, outwards: number): number => {
  const cell = (BEYOND * photo.width) / pane.width;
  let [last, most] = [-Math.round(FURTHER_IN * size), 0];
  for (let away = last; away <= outwards; away++) {
    const sum = chanceAlong(pane, photo, side, away);
    most = Math.max(most, sum);
    if (sum < SEEN) break;
    last = away;
  }
  return most < CERTAIN ? outwards : last + cell;
};

/** Cells of the network's own from which it can tell a frame from glass, and the chance from which it is glass: what stands out in that is the reveal on the far side of the room. */
const TOLD = 3;
const GLASS = 0.9;
const isReveal = (pane: Plane, photo: Raster, side: Side, outer: number, wide: number): boolean =>
  side.out[0] !== 0 &&
  wide * pane.width >= TOLD * photo.width &&
  chanceAlong(pane, photo, side, outer - wide / 2) > GLASS;

type Settled = { readonly ends: Ends; readonly told: boolean };
const STAYS: Settled = { ends: [0, 0], told: true };

/** Where the strongest edge lies for both ends between two places, against what moving and leaning cost. */
const search = (
  bands: readonly Float32Array[],
  deep: number,
  from: number,
  to: number,
  most: number,
  outwards: number,
  lean: number,
): { ends: Ends; step: number } => {
  let best: { ends: Ends; step: number; worth: number } = { ends: [0, 0], step: 0, worth: 0 };
  for (let p = from; p <= to; p++)
    for (let q = Math.max(from, p - most); q <= Math.min(to, p + most); q++) {
      const step = stepSize(bands, deep + p, deep + q);
      const moved = (p + q) / 2;
      const worth =
        step -
        (moved > 0
          ? MOVED_OUT * Math.min(moved, outwards)
          : (to < outwards ? MOVED_OFF : MOVED_IN) * (Math.min(0, to) - moved)) -
        LEANT * Math.abs(q - p - lean);
      if (worth > best.worth) best = { ends: [p, q], step, worth };
    }
  return best;
};

/** How far both ends of a side move outwards to lie on the inner edge of its frame, and whether there is one all along. */
const settled = (photo: Raster, side: Side, size: number, lean: number, pane?: Plane): Settled => {
  const least = Math.round((LEAST * Math.max(photo.width, photo.height)) / 1600);
  const [inwards, outwards] = [Math.max(least, Math.round(IN * size)), Math.max(least, Math.round(OUT * size))];
  const deep = Math.round((DEEP + CASED) * size) + 2 * inwards + 3;
  const far = side.out[0] === 0 ? outwards : Math.round(FAR * size);
  const bands = bandsOf(photo, side, deep, far + 3);
  const at = (p: number, q: number): Step => stepAt(bands, deep + p, deep + q);
  const most = Math.max(2, Math.round(0.1 * size));
  const between = (from: number, to: number) => search(bands, deep, from, to, most, outwards, lean);
  const limit = pane && side.out[0] !== 0 ? Math.floor(seenTo(pane, photo, side, size, outwards)) : outwards;
  const inner = limit < outwards ? between(Math.min(-inwards, limit - Math.round(CASED * size)), limit) : undefined;
  const near = inner && inner.step >= EDGE ? inner : between(-inwards, outwards);
  const { ends, step } = near.step < EDGE && far > outwards ? between(outwards + 1, far) : near;
  if (step < EDGE) return { ends: [0, 0], told: false };
  const [p, q] = ends;
  const told = runsOn(bands, deep + p, deep + q);
  for (let k = Math.max(3, Math.round(FRAME * size)); k > 1; k--) {
    const deeper = at(p - k, q - k);
    const own = sizeOf(deeper);
    const peak = own >= sizeOf(at(p - k - 1, q - k - 1)) && own >= sizeOf(at(p - k + 1, q - k + 1));
    if (!peak || own < EDGE || own < INNER * step) continue;
    if (pane && isReveal(pane, photo, side, (p + q) / 2, k)) continue;
    // A muntin has glass on both sides.
    let back = 0;
    for (let more = 2; more <= Math.round(DEEP * size); more++) {
      const [r, g, b] = at(p - k - more, q - k - more);
      back = Math.max(back, -(r * deeper[0] + g * deeper[1] + b * deeper[2]));
    }
    if (back < BACK * (deeper[0] ** 2 + deeper[1] ** 2 + deeper[2] ** 2)) return { ends: [p - k, q - k], told };
  }
  return { ends, told };
};

/** Rows to a column of a head and a sill in pixels. */
const slopesOf = ([a, b, c, d]: Quad): readonly [number, number] => [
  (b[1] - a[1]) / Math.max(1, b[0] - a[0]),
  (c[1] - d[1]) / Math.max(1, c[0] - d[0]),
];

/** Share of the steeper one's slope that the other has at least where head and sill both lean, the one up and the other down, and by how much together: a front seen from a corner near by, with the eye between them. */
const BOTH = 0.35;
const NEAR = 0.25;
const isNear = (head: number, sill: number): boolean =>
  head * sill < 0 &&
  Math.abs(head - sill) > NEAR &&
  Math.min(Math.abs(head), Math.abs(sill)) > BOTH * Math.max(Math.abs(head), Math.abs(sill));

/** Slope of level sides that is to be expected: in perspective head and sill lean the same way. */
const slopeOf = (quad: Quad): number => {
  const [head, sill] = slopesOf(quad);
  if (head * sill <= 0) return 0;
  return Math.abs(head) < Math.abs(sill) ? head : sill;
};

/** A window's four sides, in fractions of the photo, moved to where the glass ends: the search for it is coarser than the photo. */
export const fittedQuad = (
  photo: Raster,
  quad: Quad,
  /** The network's chance of glass. */
  pane?: Plane,
  /** Upright sides that stay where they are. */
  ended?: Frame['ended'],
): { readonly quad: Quad /** Each on an edge from end to end. */; readonly told: boolean } => {
  const { width, height } = photo;
  const pixels = quad.map(([x, y]) => [x * width, y * height]) as unknown as Quad;
  const [a, b, c, d] = pixels;
  const [wide, tall] = [(b[0] + c[0] - a[0] - d[0]) / 2, (c[1] + d[1] - a[1] - b[1]) / 2];
  if (wide < SMALLEST || tall < SMALLEST) return { quad, told: false };
  const slope = slopeOf(pixels);
  const near = isNear(...slopesOf(pixels));
  const lean = (from: Point, to: Point): number => (near ? 0 : slope * (to[0] - from[0]) - (to[1] - from[1]));
  const sides = [
    settled(photo, { from: a, to: b, out: [0, -1] }, tall, -lean(a, b), pane),
    settled(photo, { from: d, to: c, out: [0, 1] }, tall, lean(d, c), pane),
    ended?.left ? STAYS : settled(photo, { from: a, to: d, out: [-1, 0] }, wide, d[0] - a[0], pane),
    ended?.right ? STAYS : settled(photo, { from: b, to: c, out: [1, 0] }, wide, b[0] - c[0], pane),
  ] as const;
  const [head, sill, left, right] = [sides[0].ends, sides[1].ends, sides[2].ends, sides[3].ends];
  return {
    quad: [
      [(a[0] - left[0]) / width, (a[1] - head[0]) / height],
      [(b[0] + right[0]) / width, (b[1] - head[1]) / height],
      [(c[0] + right[1]) / width, (c[1] + sill[1]) / height],
      [(d[0] - left[1]) / width, (d[1] + sill[0]) / height],
    ],
    told: sides.every(({ told }) => told),
  };
};

/** Head against sill in width, of a window that stands upright in any perspective; what is narrower above is an arch. */
const ARCH = 0.85;
export const isArch = ([a, b, c, d]: Quad): boolean => b[0] - a[0] < ARCH * (c[0] - d[0]);

/** Share of the photo's width under which a window is a sliver, and how many times as tall as wide it is then. */
const SLIVER = 0.016;
const SLENDER = 3.5;
export const isSliver = ([a, b, c, d]: Quad, { width, height }: Pick<Raster, 'width' | 'height'>): boolean => {
  const [wide, tall] = [(b[0] + c[0] - a[0] - d[0]) / 2, (c[1] + d[1] - a[1] - b[1]) / 2];
  return wide < SLIVER && tall * height > SLENDER * wide * width;
};

/** Rows to a column by which head and sill of one window lean apart at most: more is glass that a gable or a branch cuts. */
const LEANS_APART = 0.25;
export const isCut = (quad: Quad, { width, height }: Pick<Raster, 'width' | 'height'>): boolean => {
  const [head, sill] = slopesOf(quad.map(([x, y]) => [x * width, y * height]) as unknown as Quad);
  return !isNear(head, sill) && Math.abs(head - sill) > LEANS_APART;
};
