import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease, mix } from '#engines/raster/scalar.ts';

/** Cells to either side of a place over which a border is seen, and those beyond that tell the wall's own light there, at most, and at least where leaves hide the rest: a dark strip above that is shorter is a frame. */
const ACROSS = 2;
const TOLD = 6;
const LEAST = 3;
/** Stops of sun and of light by which both sides differ, and the share of the lit side's sun that the other may still have. */
const SUN = [0.5, 0.9] as const;
const LIGHT = [1, 1.6] as const;
const STEEP = 0.5;
const STILL_LIT = [0.6, 0.4] as const;
const SURE = 0.5;
/** Stops within which a side is of one light, and those that may be left over a border: more is another paint. */
const ALIKE = 0.9;
const MOST = 2.4;
/** Cells over which what is left goes over from one side to the other. */
const OVER = 14;
/** Cells below a roof or the sky from which a shadow ends on a porch: nearer it is an eave's, and stays. */
const BELOW = 20;
/** Cells to either side within which glass is a column's own, and how much of a cell it fills then. */
const BESIDE = 3;
const GLASS = 0.2;

type Side = { readonly level: number; readonly sun: number };

/** What lies beyond a border in a column, if it is a wall in one light. */
const sideOf = (
  sun: Float32Array,
  light: Float32Array,
  walls: Float32Array,
  from: number,
  by: number,
  least: number,
): Side | undefined => {
  let [level, stops, n] = [0, 0, 0];
  for (let i = from; n < TOLD && walls[i]! > 0.6 && Math.abs(light[i]! - light[from]!) < ALIKE; n++, i += by) {
    level += light[i]!;
    stops += sun[i]!;
  }
  return n < least ? undefined : { level: level / n, sun: stops / n };
};

/** Whether glass stands in a column or right beside it: its frame is dark down to its sill, and no shadow ends there. */
const besideGlass = ({ width, data }: Plane, up: number): boolean => {
  for (let i = up; i > up - TOLD * width; i -= width)
    for (let x = i - BESIDE; x <= i + BESIDE; x++) if (data[x]! > GLASS) return true;
  return false;
};

/** Lays stops of sun on a side from its border on, ever fewer, as far as it is of one light. */
const lay = (
  out: Float32Array,
  light: Float32Array,
  walls: Float32Array,
  from: number,
  by: number,
  level: number,
  stops: number,
): void => {
  for (let k = 0, i = from; k < OVER && walls[i]! > 0.3 && Math.abs(light[i]! - level) < ALIKE + 0.2; k++, i += by)
    out[i]! += stops * walls[i]! * (1 - k / OVER);
};

/**
 * Takes the foot of a roof's shadow off what it crosses, column by column, and tells where it lies. Between a post and a frame, and on a
 * door, a strip of wall is too narrow for the squares that tell shadow from paint: it came out dark above and pale below. No paint changes right where the sun ends.
 */
export const evenFeet = (
  sun: Plane,
  light: Plane,
  read: Plane,
  walls: Plane,
  eaves: Plane,
  glass: Plane | undefined,
): readonly number[] => {
  const { width, height } = sun;
  const feet: number[] = [];
  const out = newPlane(width, height);
  const reach = ACROSS + TOLD;
  for (let x = 0; x < width; x++)
    for (let y = reach, since = 0; y < height - reach; y++) {
      const i = y * width + x;
      since = eaves.data[i]! > 0.5 ? 0 : since + 1;
      if (since < BELOW) continue;
      const step = light.data[i + width]! - light.data[i - width]!;
      if (step < STEEP) continue;
      // The steepest place of a border stands for it.
      if (step < light.data[i]! - light.data[i - 2 * width]! || step <= light.data[i + 2 * width]! - light.data[i]!)
        continue;
      const [up, down] = [i - ACROSS * width, i + ACROSS * width];
      const above = sideOf(sun.data, light.data, walls.data, up, -width, TOLD);
      const below = above && sideOf(sun.data, light.data, walls.data, down, width, LEAST);
      if (!above || !below || (glass && besideGlass(glass, up))) continue;
      const stops = below.sun - above.sun;
      const brighter = below.level - above.level;
      const sure =
        ease(SUN[0], SUN[1], read.data[down]! - read.data[up]!) *
        ease(LIGHT[0], LIGHT[1], brighter) *
        ease(STILL_LIT[0], STILL_LIT[1], read.data[up]! / (read.data[down]! + 1e-3));
      const left = brighter - stops;
      if (sure < SURE || Math.abs(left) > MOST) continue;
      feet.push(i);
      const half = 0.5 * sure * left;
      lay(out.data, light.data, walls.data, down, width, below.level, half);
      lay(out.data, light.data, walls.data, up, -width, above.level, -half);
    }
  for (let i = 0; i < out.data.length; i++) sun.data[i]! += clamp(out.data[i]!, -0.5 * MOST, 0.5 * MOST);
  return feet;
};

/** Goes over evenly from one side of such a border to the other: where the sun is half hidden, what is read of it is off by a cell, and stayed as a line. */
export const closeFeet = (sun: Plane, light: Plane, feet: readonly number[]): void => {
  const { width } = sun;
  for (const i of feet) {
    const [up, down] = [i - ACROSS * width, i + ACROSS * width];
    const [above, below] = [light.data[up]! - sun.data[up]!, light.data[down]! - sun.data[down]!];
    for (let k = 1; k < 2 * ACROSS; k++) {
      const at = up + k * width;
      sun.data[at] = light.data[at]! - mix(above, below, k / (2 * ACROSS));
    }
  }
};
