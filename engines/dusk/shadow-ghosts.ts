import { boxBlur } from '#engines/raster/blur.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around over which the sun is mixed with shade, and the variance of its stops from which it is. */
const NEAR = 6;
const MIXED = [0.02, 0.1] as const;
/** Cells around that lend a place its own light and hue. */
const REACH = 12;
/** Stops up to which what is left of a border is a ghost, and beyond which it is another paint; and the same of hue. */
const GHOST = [1, 0.5] as const;
const TINT = [0.9, 0.4] as const;
/** How much of a ghost goes. */
const TAKEN = 0.85;

/** The variance of a plane around every cell. */
export const varianceAround = (plane: Plane, radius: number): Float32Array => {
  const squares = newPlane(plane.width, plane.height);
  for (let i = 0; i < squares.data.length; i++) squares.data[i] = plane.data[i]! * plane.data[i]!;
  const [mean, out] = [boxBlur(plane, radius).data, boxBlur(squares, radius).data];
  for (let i = 0; i < out.length; i++) out[i]! -= mean[i]! * mean[i]!;
  return out;
};

/** Adds the stops and takes the hues of one kind of surface. */
const addGhosts = (
  out: Plane,
  mixed: Float32Array,
  broad: Plane,
  surface: Plane,
  [warm, cool]: readonly [Plane, Plane],
): void => {
  const { width, height } = broad;
  const [own, weighed] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < own.data.length; i++) own.data[i] = surface.data[i]! > 0.6 ? 1 : 0;
  const around = (values: Plane): Float32Array => {
    for (let i = 0; i < own.data.length; i++) weighed.data[i] = values.data[i]! * own.data[i]!;
    return boxBlur(weighed, REACH).data;
  };
  const [n, level, red, blue] = [boxBlur(own, REACH).data, around(broad), around(warm), around(cool)];
  for (let i = 0; i < own.data.length; i++) {
    if (own.data[i] === 0) continue;
    const k = 1 / n[i]!;
    const off = broad.data[i]! - level[i]! * k;
    const [u, v] = [warm.data[i]! - red[i]! * k, cool.data[i]! - blue[i]! * k];
    const taken =
      TAKEN *
      ease(MIXED[0], MIXED[1], mixed[i]!) *
      ease(GHOST[0], GHOST[1], Math.abs(off)) *
      ease(TINT[0], TINT[1], Math.abs(u) + 0.5 * Math.abs(v));
    out.data[i] = taken * off;
    warm.data[i]! -= taken * u;
    cool.data[i]! -= taken * v;
  }
};

/**
 * Stops by which walls, roofs and lawns are still lighter or darker than around where the borders of shadows were: broad ones only, so that boards,
 * joints and stone keep their own contrast. Hues are drawn to those around.
 */
export const ghostsLeft = (
  sun: Plane,
  /** Light without the sun and without thin things. */
  broad: Plane,
  surfaces: readonly Plane[],
  hues: readonly [Plane, Plane],
): Plane => {
  const out = newPlane(sun.width, sun.height);
  const mixed = varianceAround(sun, NEAR);
  if (!mixed.some((variance) => variance > MIXED[0])) return out;
  for (const surface of surfaces) addGhosts(out, mixed, broad, surface, hues);
  return out;
};
