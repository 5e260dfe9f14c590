import type { Quad } from '#engines/dusk/parameters.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** How plain the four sides of such a pane are at least, and shares of the photo that it takes. */
const FRAMED = 0.75;
const LEAST = 0.001;
const MOST = 0.02;
/** Rows and columns of points inside, and pixels of the look outside at which its wall is seen. */
const GRID = 10;
const OUTSIDE = 8;
/** Mean chance of wall inside at most, and of sky and of green around it; how much what is around it may differ in luma: a wall is even. */
const NO_WALL = 0.3;
const OPEN = 0.1;
const EVEN = 0.3;
/** Share of the photo's height below which signs and cars stand. */
const LOWEST = 0.66;
/** Luma by day of the middle of it, and how far that is above the wall's. */
const BRIGHT = 0.65;
const OVER_WALL = 0.2;
/** Red over blue from which a place is lit by a lamp and by no sky, and the shares of such places: of all of it, it is paint. */
const LAMPLIT = 0.2;
const LAMPLIT_SHARE = [0.06, 0.6] as const;

/** Pixels of the look by which such glass ends outside the steepest place of its edge: its light goes over into the frame. */
const OUT = 1;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const pointIn = ([a, b, c, d]: Frame['corners'], u: number, v: number): readonly [number, number] => [
  (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
  (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
];

/** What is seen at points of the look: luma, red over blue, and the chance of wall. */
const seenAt = (look: WindowLook, wall: Plane, points: readonly (readonly [number, number])[]) =>
  points.map(([px, py]) => {
    const x = Math.min(look.width - 1, Math.max(0, Math.round(px)));
    const y = Math.min(look.height - 1, Math.max(0, Math.round(py)));
    const i = y * look.width + x;
    return {
      luma: look.luma.data[i]!,
      warm: (look.rgb[i * 3]! - look.rgb[i * 3 + 2]!) / 255,
      wall: chanceAt(wall, look, x, y),
      open: look.sky[i]! + look.green[i]!,
    };
  });

const shines = (look: WindowLook, { corners }: Frame, wall: Plane): boolean => {
  const [w, h] = [corners[1][0] - corners[0][0], corners[3][1] - corners[0][1]];
  const inner = Array.from({ length: GRID * GRID }, (_, n) =>
    pointIn(corners, 0.05 + (0.9 * ((n % GRID) + 0.5)) / GRID, 0.05 + (0.9 * (Math.floor(n / GRID) + 0.5)) / GRID),
  );
  const outer = Array.from({ length: GRID }, (_, n) => (n + 0.5) / GRID).flatMap((t) => [
    pointIn(corners, t, -OUTSIDE / h),
    pointIn(corners, t, 1 + OUTSIDE / h),
    pointIn(corners, -OUTSIDE / w, t),
    pointIn(corners, 1 + OUTSIDE / w, t),
  ]);
  const [inside, around] = [seenAt(look, wall, inner), seenAt(look, wall, outer)];
  if (mean(inside.map((at) => at.wall)) > NO_WALL || mean(around.map((at) => at.open)) > OPEN) return false;
  const [own, beside] = [inside.map(({ luma }) => luma), around.map(({ luma }) => luma)];
  const light = quantile(own, 0.5);
  if (light < BRIGHT || light < quantile(beside, 0.5) + OVER_WALL) return false;
  if (quantile(beside, 0.85) - quantile(beside, 0.15) > EVEN) return false;
  const lamplit = mean(inside.map(({ warm }) => (warm > LAMPLIT ? 1 : 0)));
  return lamplit >= LAMPLIT_SHARE[0] && lamplit <= LAMPLIT_SHARE[1];
};

/**
 * Panes behind which lamps burn by day, over a front door or in a stair: the network calls a bright room neither glass nor wall, and unlit it was
 * grey at dusk with a streak of lamplight in it. Four plain sides, in a darker wall, with a lamp's colour in it.
 */
export const shiningPanes = (look: WindowLook, frames: readonly Frame[], wall: Plane): Quad[] => {
  const found = frames.filter(({ corners, support, bright }) => {
    if (!bright || support < FRAMED) return false;
    const share = ((corners[1][0] - corners[0][0]) * (corners[3][1] - corners[0][1])) / (look.width * look.height);
    return share > LEAST && share < MOST && corners[3][1] < LOWEST * look.height;
  });
  const quads: Quad[] = [];
  for (const frame of [...found].sort((a, b) => b.support - a.support)) {
    const quad = frame.corners.map(([x, y], n) => [
      (x + 0.5 + (n === 0 || n === 3 ? -OUT : OUT)) / look.width,
      (y + 0.5 + (n < 2 ? -OUT : OUT)) / look.height,
    ]) as unknown as Quad;
    const [cx, cy] = [(quad[0][0] + quad[2][0]) / 2, (quad[0][1] + quad[2][1]) / 2];
    const known = quads.some(([a, , c]) => cx > a[0] && cx < c[0] && cy > a[1] && cy < c[1]);
    if (!known && shines(look, frame, wall)) quads.push(quad);
  }
  return quads;
};
