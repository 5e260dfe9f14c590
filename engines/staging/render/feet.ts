import { distances, soften, stamp } from './floor-grid.ts';
import { type Geometry, sharedBytes } from './geometry.ts';

/**
 * How far each place of the floor is from what all but touches it. In photographs a foot has a line under it, two
 * millimetres wide and nearly black, and a shade beside it that is gone within a thumb's breadth; on cells a finger wide
 * that was soot around every leg.
 */
export type Feet = {
  readonly x: number;
  readonly z: number;
  readonly cell: number;
  readonly across: number;
  /** In STEPS to the cell. */
  readonly distance: Uint8Array;
};

/** Height below which a thing all but touches, metres. */
export const TOUCHING = 0.025;
const CELL = 0.004;
const MOST_CELLS = 2.5e6;
const STEPS = 8;
/** Steps that are told apart; farther off nothing is left of a foot's shade. */
const FARTHEST = 254;
/** The line: its half width, metres, and in pixels at least, and the share of the light that it takes from a hard floor and from pile, which a foot sinks into. */
const LINE = 0.0025;
const PIXELS = 0.6;
const HARD = 0.88;
const SOFT = 0.5;
/** The shade beside it: where it falls to a third, metres and at least in pixels, and what it takes. */
const NEAR = [0.009, 1.4, 0.4] as const;
const WIDE = [0.035, 3.5, 0.26] as const;
/** Nothing where distances end: cut off there, feet across the room stood on faint discs. */
const beside = (off: number, end: number, pixel: number, [reach, pixels, most]: typeof NEAR | typeof WIDE): number => {
  const third = Math.hypot(reach, pixels * pixel);
  const rest = Math.exp(-end / third);
  return 1 - (most * (Math.exp(-off / third) - rest)) / (1 - rest);
};

export const findFeet = (
  geometry: Geometry,
  standing: readonly number[],
  x: number,
  z: number,
  width: number,
  depth: number,
): Feet => {
  const cell = Math.max(CELL, Math.sqrt((width * depth) / MOST_CELLS));
  const across = Math.max(1, Math.ceil(width / cell));
  const lowest = new Float32Array(across * Math.max(1, Math.ceil(depth / cell))).fill(1);
  for (const k of standing) stamp(geometry, k, { x, z, cell, across, lowest }, TOUCHING);
  for (let i = 0; i < lowest.length; i++) lowest[i] = lowest[i]! < TOUCHING ? 0 : 1e3;
  distances(lowest, across);
  soften(lowest, across, 1);
  const distance = sharedBytes(lowest.length);
  for (let i = 0; i < lowest.length; i++) distance[i] = Math.min(255, Math.round(STEPS * lowest[i]!));
  return { x, z, cell, across, distance };
};

/** Light that the nearest foot leaves at a place, on pile or on hard floor; `pixel`: what a pixel shows of it, metres. */
export const footAt = (feet: Feet, x: number, z: number, pixel: number, pile: boolean): number => {
  const { cell, across, distance } = feet;
  const u = (x - feet.x) / cell - 0.5;
  const v = (z - feet.z) / cell - 0.5;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const k = j * across + i;
  if (i < 0 || j < 0 || i >= across - 1 || k + across + 1 >= distance.length) return 1;
  const top = distance[k]! * (1 - u + i) + distance[k + 1]! * (u - i);
  const low = distance[k + across]! * (1 - u + i) + distance[k + across + 1]! * (u - i);
  const steps = top * (1 - v + j) + low * (v - j);
  if (steps >= FARTHEST) return 1;
  const [off, end] = [(steps / STEPS) * cell, (FARTHEST / STEPS) * cell];
  const line = (pile ? SOFT : HARD) * Math.exp(-((off / Math.hypot(LINE, PIXELS * pixel)) ** 2));
  return (1 - line) * beside(off, end, pixel, NEAR) * beside(off, end, pixel, WIDE);
};
