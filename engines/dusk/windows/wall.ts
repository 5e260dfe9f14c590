import type { Quad } from '#engines/dusk/parameters.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Shares of a window's size, and pixels beyond, at which the wall around it is looked at. */
const AWAY = 0.16;
const BEYOND = 4;
const POINTS = 20;
/** Colour, 0..1, by which glass differs from the wall at least to be told from it, and by which wall differs from wall at most. */
const TOLD = 0.28;
const ALIKE = 0.11;
/** Spread of light over the wall up to which it has one colour. */
const EVEN = 0.2;

type Colour = readonly [number, number, number];
const apart = (data: Uint8Array, p: number, [r, g, b]: Colour): number =>
  Math.max(Math.abs(data[p]! / 255 - r), Math.abs(data[p + 1]! / 255 - g), Math.abs(data[p + 2]! / 255 - b));

const medianIn = (data: Uint8Array, at: readonly number[], channel: number): number => {
  const own: number[] = [];
  for (let k = 0; k < at.length; k++) own.push(data[at[k]! * 3 + channel]! / 255);
  return quantile(own, 0.5);
};
const medianOf = (data: Uint8Array, at: readonly number[]): Colour => [
  medianIn(data, at, 0),
  medianIn(data, at, 1),
  medianIn(data, at, 2),
];

/** Pixels of the photo some way outside the four sides. */
const around = ({ width, height }: Raster, quad: Quad): number[] => {
  const [a, , c] = quad;
  const [cx, cy] = [0, 1].map((k) => quad.reduce((sum, corner) => sum + corner[k as 0 | 1] / 4, 0)) as [number, number];
  const [wide, tall] = [Math.abs(c[0] - a[0]), Math.abs(c[1] - a[1])];
  const [kx, ky] = [1 + 2 * AWAY + (2 * BEYOND) / wide, 1 + 2 * AWAY + (2 * BEYOND) / tall];
  const at: number[] = [];
  for (const [n, from] of quad.entries()) {
    const to = quad[((n + 1) % 4) as 0 | 1 | 2 | 3];
    for (let k = 0; k < POINTS; k++) {
      const t = k / POINTS;
      const x = Math.round(cx + (from[0] + (to[0] - from[0]) * t - cx) * kx);
      const y = Math.round(cy + (from[1] + (to[1] - from[1]) * t - cy) * ky);
      if (x >= 0 && x < width && y >= 0 && y < height) at.push(y * width + x);
    }
  }
  return at;
};

/**
 * Wall inside the four sides of a window, 1 a pixel of the crop: what has the wall's colour and hangs together with the
 * wall outside, as above the shoulders of an arch. Nothing where glass and wall are alike.
 */
export const wallIn = (
  photo: Raster,
  /** In pixels of the photo. */
  quad: Quad,
  crop: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  /** Pixels of the photo that are mostly glass. */
  inner: readonly number[],
): Uint8Array => {
  const { left, top, width, height } = crop;
  const wall = new Uint8Array(width * height);
  const outside = around(photo, quad);
  if (outside.length < POINTS) return wall;
  const greens = outside.map((i) => photo.data[i * 3 + 1]! / 255);
  if (quantile(greens, 0.75) - quantile(greens, 0.25) > EVEN) return wall;
  const colour = medianOf(photo.data, outside);
  const glass = medianOf(photo.data, inner);
  if (Math.max(...glass.map((v, k) => Math.abs(v - colour[k]!))) < TOLD) return wall;
  const open: number[] = [];
  const enter = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height || wall[y * width + x]) return;
    if (apart(photo.data, ((top + y) * photo.width + left + x) * 3, colour) > ALIKE) return;
    wall[y * width + x] = 1;
    open.push(y * width + x);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) enter(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) enter(x, y);
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    enter(x - 1, y);
    enter(x + 1, y);
    enter(x, y - 1);
    enter(x, y + 1);
  }
  return wall;
};
