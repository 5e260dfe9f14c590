import type { Quad } from '#engines/dusk/parameters.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Pixels by which the glass ends inside the four sides of a window. */
export type Rims = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
export const NO_RIMS: Rims = { left: 0, right: 0, top: 0, bottom: 0 };

/** Share of the smaller side that the rim of a sash takes, and pixels at most. */
const RIM = 0.05;
const WIDEST = 4;
/** Pixels outside a side where a frame would be, and where the wall is; and the colour by which the two differ then. */
const FRAME = 2.5;
const WALL = 9;
const ALIKE = 0.09;
/** And by which what is just inside differs from the wall, and from the glass further in: else it is glass. */
const INSIDE = 0.15;
const FROM_GLASS = 0.05;
/** Green of what is right outside from which it is white paint, and most likely the frame itself; unless inside there is wood, so much warmer than the glass. */
const WHITE = 0.62;
const WOOD = 0.06;
const POINTS = 16;
/** Pixels inside a side where its paint is read. Share of the window that a casing takes at most, by how much its paint varies, and by how much the glass behind it differs from that. */
const DEEP = 3;
const CASING = 0.16;
const PLAIN = 0.06;
const BEHIND = 0.08;

type Point = readonly [number, number];

/** Median colour along a side, `out` pixels outside of it. */
const alongSide = (photo: Raster, from: Point, to: Point, middle: Point, out: number): number[] | undefined => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  let [nx, ny] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  if ((middle[0] - from[0]) * nx + (middle[1] - from[1]) * ny > 0) [nx, ny] = [-nx, -ny];
  const all: number[][] = [[], [], []];
  for (let k = 0; k < POINTS; k++) {
    const t = 0.1 + (0.8 * (k + 0.5)) / POINTS;
    const x = Math.round(from[0] + (to[0] - from[0]) * t + nx * out);
    const y = Math.round(from[1] + (to[1] - from[1]) * t + ny * out);
    if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) continue;
    for (let c = 0; c < 3; c++) all[c]!.push(photo.data[(y * photo.width + x) * 3 + c]! / 255);
  }
  return all[0]!.length < POINTS / 2 ? undefined : all.map((values) => quantile(values, 0.5));
};

const apart = (a: readonly number[], b: readonly number[]): number => Math.max(...a.map((v, c) => Math.abs(v - b[c]!)));

/** Where the wall begins right outside a side, the frame stands inside of it: lit to the wall, a window has none. Pixels of the photo. */
export const rimsIn = (photo: Raster, quad: Quad): Rims => {
  const [a, b, c, d] = quad;
  const middle: Point = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4];
  const smaller = Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1]));
  const rim = Math.min(WIDEST, RIM * smaller + 0.5);
  const casing = (from: Point, to: Point): number => {
    const most = CASING * Math.hypot(middle[0] - (from[0] + to[0]) / 2, middle[1] - (from[1] + to[1]) / 2) * 2;
    const paint = alongSide(photo, from, to, middle, -DEEP);
    if (!paint || paint[1]! < WHITE) return 0;
    for (let k = DEEP + 1; k < most; k++) {
      if (apart(alongSide(photo, from, to, middle, -k)!, paint) < PLAIN) continue;
      // The bead of a sash lies between paint and glass.
      const glass = quantile(
        [3, 4, 5, 6].map((more) => alongSide(photo, from, to, middle, -k - more)![1]!),
        0.5,
      );
      return paint[1]! - glass > BEHIND ? k : 0;
    }
    return 0;
  };
  const side = (from: Point, to: Point): number => {
    const [glass, inside, beside, wall] = [-2 * rim - 3, -1.5, FRAME, WALL].map((out) =>
      alongSide(photo, from, to, middle, out),
    );
    if (!glass || !inside || !beside || !wall) return 0;
    const framed = apart(inside, wall) > INSIDE && apart(inside, glass) > FROM_GLASS;
    const wood = inside[0]! - inside[2]! - glass[0]! + glass[2]! > WOOD;
    if (apart(beside, wall) > ALIKE || (!wood && beside[1]! > WHITE)) return 0;
    return apart(inside, wall) > INSIDE ? casing(from, to) || (framed ? rim : 0) : 0;
  };
  return { left: side(a, d), right: side(b, c), top: side(a, b), bottom: side(d, c) };
};
