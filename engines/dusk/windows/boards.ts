import type { Quad } from '#engines/dusk/parameters.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Light of white paint at least, by how much it varies along a board and from its outer line to its inner one, and by how much a shutter beside it is darker. */
const WHITE = 0.6;
const PLAIN = 0.11;
const ALIKE = 0.12;
const SHUTTER = 0.25;
/** Share of a window that a board beside it takes at least to be told from the rim of a sash, and at most; and one at head or foot at most. */
const BROAD = 0.16;
const MOST = 0.28;
const LEVEL = 0.16;
/** Share along a side that the boards across its ends hide, and pixels of a window from which boards are told. */
const ENDS = 0.16;
const SMALLEST = 18;
/** Pixels outside at which what is beside is looked at. */
const BESIDE = 3.5;

type Point = readonly [number, number];

/** Light of the photo, 0..1, along a line between two points, its ends left out. */
const alongLine = ({ width, height, data }: Raster, from: Point, to: Point): number[] => {
  const n = Math.max(8, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])));
  return Array.from({ length: n }, (_, k) => {
    const t = ENDS + ((1 - 2 * ENDS) * (k + 0.5)) / n;
    const x = Math.min(width - 1, Math.max(0, Math.floor(from[0] + (to[0] - from[0]) * t)));
    const y = Math.min(height - 1, Math.max(0, Math.floor(from[1] + (to[1] - from[1]) * t)));
    const p = 3 * (y * width + x);
    return (0.3 * data[p]! + 0.59 * data[p + 1]! + 0.11 * data[p + 2]!) / 255;
  });
};

/** Pixels inwards of a side over which an even white board runs along it; 0 where there is none, or no end of it up to `most`. */
const boardAt = (photo: Raster, from: Point, to: Point, inwards: Point, most: number, shutter: boolean): number => {
  const line = (deep: number): number[] => {
    const [dx, dy] = [inwards[0] * deep, inwards[1] * deep];
    return alongLine(photo, [from[0] + dx, from[1] + dy], [to[0] + dx, to[1] + dy]);
  };
  const paint = quantile(line(1.5), 0.5);
  if (paint < WHITE || (shutter && paint - quantile(line(-BESIDE), 0.5) < SHUTTER)) return 0;
  for (let deep = 2; deep <= most; deep++) {
    const lights = line(deep + 0.5);
    const even = quantile(lights, 0.9) - quantile(lights, 0.1) < PLAIN;
    if (!even || Math.abs(quantile(lights, 0.5) - paint) > ALIKE) return deep;
  }
  return 0;
};

/**
 * A window without the broad white boards of its casing, where a shutter stands beside one: white against its dark slats is the
 * plainest edge there is. Lit with the boards, the pane had no frame, and as its frame was taken for as dark as the shutters, a dark roof
 * mirrored in it was a bar.
 */
export const withinBoards = (photo: Raster, quad: Quad): Quad => {
  const { width, height } = photo;
  const corner = (n: 0 | 1 | 2 | 3): Point => [quad[n][0] * width, quad[n][1] * height];
  const [a, b, c, d] = [corner(0), corner(1), corner(2), corner(3)];
  const [wide, tall] = [(b[0] + c[0] - a[0] - d[0]) / 2, (c[1] + d[1] - a[1] - b[1]) / 2];
  if (Math.min(wide, tall) < SMALLEST) return quad;
  const left = boardAt(photo, a, d, [1, 0], MOST * wide, true);
  const right = boardAt(photo, b, c, [-1, 0], MOST * wide, true);
  if (left === 0 || right === 0 || Math.max(left, right) < BROAD * wide) return quad;
  const along = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const [a1, d1] = [along(a, b, left / wide), along(d, c, left / wide)];
  const [b1, c1] = [along(b, a, right / wide), along(c, d, right / wide)];
  const head = boardAt(photo, a1, b1, [0, 1], LEVEL * tall, false);
  const foot = boardAt(photo, d1, c1, [0, -1], LEVEL * tall, false);
  const share = ([x, y]: Point): Point => [x / width, y / height];
  const [above, below] = [head / tall, foot / tall];
  return [
    share(along(a1, d1, above)),
    share(along(b1, c1, above)),
    share(along(c1, b1, below)),
    share(along(d1, a1, below)),
  ];
};
