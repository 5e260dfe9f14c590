import { dilate } from '#engines/raster/morphology.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { labelRegions } from '#engines/raster/regions.ts';

// Pieces of stems that hang on the wall by themselves: where a leaf turns its edge, or its light side to the lamp, it is as pale as the wall
// for a while, and what is beyond would stay when its vase goes.

/** Pixels at which a piece is long enough to point anywhere, and the most that it is wide. */
const LONG = 14;
const THIN = 6;
/** A stem may vanish for this share of what is seen of it, and for so many pixels at most. */
const OF_ITS_LENGTH = 0.6;
const VANISHES = 48;
/** Pixels to each side of a piece's course within which it meets what goes, at its end and for every pixel further on. */
const BESIDE_COURSE = 1.5;
const SPREAD = 0.12;
/** Pixels beside a piece at which the wall is compared, and levels by which its sides may differ: at a corner or a baseboard it is more. */
const BESIDE = [6, 12];
const ONE_WALL = 24;
/** The network's mean chance of a thing over a piece. Single pixels of a leaf have less. */
const FAINT = 0.05;
/** The most that a tip is long, and how near it ends to what it belongs to. */
const TIP = 28;
const TOUCHES = 4;
const RIM = 5;
/** A piece that is met may lead to another one. */
const ROUNDS = 3;

type Piece = {
  readonly pixels: readonly number[];
  /** Both ends and the way that the piece takes beyond them. */
  readonly ends: readonly { x: number; y: number; ux: number; uy: number }[];
  readonly reach: number;
};

const meanOf = (points: readonly (readonly [number, number])[]): readonly [number, number] => {
  let [x, y] = [0, 0];
  for (const [px, py] of points) {
    x += px / points.length;
    y += py / points.length;
  }
  return [x, y];
};

/** The axis along which points lie. */
const axisOf = (points: readonly (readonly [number, number])[]): readonly [number, number] => {
  const [mx, my] = meanOf(points);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return [Math.cos(angle), Math.sin(angle)];
};

/** Levels, three channels, between the means of what lies to both sides of an axis through points, without what is `open` there itself. */
const wallsApart = (
  points: readonly (readonly [number, number])[],
  ux: number,
  uy: number,
  open: Uint8Array,
  { width, height, data }: Raster,
  beside: number,
): number => {
  const sums = [-beside, beside].map((off) => {
    const sum = [0, 0, 0, 0];
    for (const [x, y] of points) {
      const u = Math.min(width - 1, Math.max(0, Math.round(x - uy * off)));
      const v = Math.min(height - 1, Math.max(0, Math.round(y + ux * off)));
      const at = v * width + u;
      if (open[at]) continue;
      for (let c = 0; c < 3; c++) sum[c]! += data[at * 3 + c]!;
      sum[3]!++;
    }
    return sum;
  }) as [number[], number[]];
  const [one, other] = sums;
  if (one[3] === 0 || other[3] === 0) return 0;
  let apart = 0;
  for (let c = 0; c < 3; c++) apart += Math.abs(one[c]! / one[3]! - other[c]! / other[3]!);
  return apart;
};

/** A piece that is thin and has one wall to both sides; else nothing. Only a long one points at anything further off. */
const pieceOf = (pixels: readonly number[], open: Uint8Array, photo: Raster, long: boolean): Piece | undefined => {
  const points = pixels.map((i) => [i % photo.width, Math.floor(i / photo.width)] as const);
  const [ux, uy] = axisOf(points);
  const along = points.map(([x, y]) => x * ux + y * uy);
  const [from, to] = [along.reduce((a, b) => Math.min(a, b)), along.reduce((a, b) => Math.max(a, b))];
  const length = to - from + 1;
  if (pixels.length > THIN * length || (long ? length < LONG : length > TIP)) return undefined;
  if (BESIDE.some((pixels) => wallsApart(points, ux, uy, open, photo, pixels) > ONE_WALL)) return undefined;
  // A leaf bends: beyond an end it goes on as its last half went.
  const ends = [1, -1].map((sign) => {
    const beyond = (share: number) =>
      points.filter((_, n) => (sign > 0 ? along[n]! - from : to - along[n]!) >= share * (length - 1));
    const [tip, half] = [meanOf(beyond(0.85)), meanOf(beyond(0.5))];
    const far = Math.hypot(tip[0] - half[0], tip[1] - half[1]) || 1;
    const last = sign > 0 ? to : from;
    const rest = last - (tip[0] * ux + tip[1] * uy);
    return { x: tip[0] + ux * rest, y: tip[1] + uy * rest, ux: (tip[0] - half[0]) / far, uy: (tip[1] - half[1]) / far };
  });
  return { pixels, ends, reach: long ? Math.min(VANISHES, OF_ITS_LENGTH * length) : TOUCHES };
};

/** Pixels of the way from a piece's end to what is reached; nothing where it leads nowhere. */
const wayTo = (piece: Piece, reached: Uint8Array, width: number, height: number): readonly number[] | undefined => {
  for (const { x, y, ux, uy } of piece.ends) {
    const way: number[] = [];
    for (let d = 0; d <= piece.reach; d++) {
      const wide = BESIDE_COURSE + SPREAD * d;
      for (let off = -wide; off <= wide; off += 0.7) {
        const [u, v] = [Math.round(x + ux * d - uy * off), Math.round(y + uy * d + ux * off)];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        if (reached[v * width + u]) return way;
        if (Math.abs(off) <= 1) way.push(v * width + u);
      }
    }
  }
  return undefined;
};

/** Pieces of `open` that are not taken yet, as lists of their pixels. */
const piecesIn = (open: Uint8Array, reached: Uint8Array, width: number, height: number): readonly number[][] => {
  const rest = new Uint8Array(open.length);
  for (let i = 0; i < rest.length; i++) if (open[i] && !reached[i]) rest[i] = 1;
  // A slanting stem is a flight of steps: pieces that touch by a corner are one.
  const { labels, regions } = labelRegions(dilate(rest, width, height, 3), width, height);
  const pieces: number[][] = regions.map(() => []);
  for (let i = 0; i < rest.length; i++) if (rest[i]) pieces[labels[i]! - 1]!.push(i);
  return pieces.filter((pixels) => pixels.length > 1);
};

const reachedBy = (taken: Uint8Array, inside: Float32Array): Uint8Array => {
  const reached = taken.slice();
  for (let i = 0; i < reached.length; i++) if (inside[i]! >= 0.5) reached[i] = 1;
  return reached;
};

const takePieces = (pieces: readonly Piece[], { width, height }: Raster, reached: Uint8Array, taken: Uint8Array) => {
  let left = pieces;
  for (let round = 0; round < ROUNDS && left.length > 0; round++)
    left = left.filter((piece) => {
      const way = wayTo(piece, reached, width, height);
      for (const i of way ? [...piece.pixels, ...way] : []) {
        taken[i] = 1;
        reached[i] = 1;
      }
      return way === undefined;
    });
};

/**
 * Takes the long thin pieces of `open` that point at what is taken or `inside` already, with the stretch between. A piece whose `chance` of a
 * thing is next to nothing all along is an edge of the wall itself.
 */
export const takeStems = (
  photo: Raster,
  open: Uint8Array,
  chance: Float32Array,
  inside: Float32Array,
  taken: Uint8Array,
): void => {
  const reached = reachedBy(taken, inside);
  const stems = piecesIn(open, reached, photo.width, photo.height)
    .filter((pixels) => pixels.length >= LONG && pixels.reduce((sum, i) => sum + chance[i]!, 0) > FAINT * pixels.length)
    .flatMap((pixels) => pieceOf(pixels, open, photo, true) ?? []);
  takePieces(stems, photo, reached, taken);
};

/** Takes the short thin pieces with which stems and things end: the tip of a leaf, a petal. */
export const takeTips = (photo: Raster, pale: Uint8Array, inside: Float32Array, taken: Uint8Array): void => {
  const reached = reachedBy(taken, inside);
  // What is taken has a pale rim all along, and is grown over it later.
  const tips = piecesIn(pale, dilate(reached, photo.width, photo.height, RIM), photo.width, photo.height).flatMap(
    (pixels) => pieceOf(pixels, pale, photo, false) ?? [],
  );
  takePieces(tips, photo, reached, taken);
};
