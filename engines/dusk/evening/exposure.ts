import type { Plane } from '#engines/raster/raster.ts';
import { clamp, ease, exp2, quantile, stepOf } from '#engines/raster/scalar.ts';

/** Log2 of light that the middle of the ground has in listings' dusks, and how far a darker or lighter one is brought there. */
const GROUND = -3.28;
const BROUGHT = 0.5;
/** Most and least stops that it gains. */
const MOST = 0.58;
const LEAST = 0;
/** Log2 of light that the middle of the walls may be brought to at most: lighter, white siding stands in daylight. */
const WALLS = -2.56;
/** Stops that a sunny photo gets less: darker, what could not be taken out of its sun is told less, and lamps and sky carry the picture. */
const SUNNY = 0.35;
/** Stops away from the house for sale from which a wall is a neighbour's, and shares of all that is built between which its own house is a patch among them, whose lamps carry no picture, and stands for itself. */
const NEIGHBOURS = 0.5;
const OWN = [0.4, 0.65] as const;
/** Share of the height below which it is ground, and the share of a cell that must be no sky, or wall. */
const LOWER = 0.6;
const SOLID = 0.5;

/** What tells the evening's own light on a cell. */
export type EveningTone = {
  readonly light: Plane;
  readonly share: Plane;
  readonly slope: Plane;
  readonly excess: Plane;
  readonly gain: Plane;
  readonly arriving: Plane;
};

/** Log2 of the evening's light on a cell. */
export const levelAt = ({ light, slope, excess, gain, arriving }: EveningTone, i: number): number =>
  light.data[i]! * (1 - slope.data[i]!) - excess.data[i]! + Math.log2(gain.data[i]! * arriving.data[i]! + 1e-6);

/** Log2 of the evening's light in the middle of what counts, from a cell on. */
const middleOf = (tone: EveningTone, counts: Plane, from: number): number | undefined => {
  const { length } = tone.light.data;
  const places = new Int32Array(length - from);
  let n = 0;
  for (let i = from; i < length; i++) if (counts.data[i]! >= SOLID) places[n++] = i;
  if (n === 0) return undefined;
  // A logarithm a place: only of those that the quantile looks at.
  const step = stepOf(n);
  const levels = new Float32Array(Math.floor(n / step));
  for (let k = 0; k < levels.length; k++) levels[k] = levelAt(tone, places[k * step]!);
  return quantile(levels, 0.5);
};

/**
 * A photographer exposes for the ground before the house, and for its walls where they are white: how much more light all but sky and lamps gets.
 * `usual` is what the mood itself gives, `sunny` how far it is darker for a sunny day, 0..1.
 */
export const eveningExposure = (tone: EveningTone, walls: Plane, usual: number, sunny: number): number => {
  const { width, height } = tone.light;
  const ground = middleOf(tone, tone.share, Math.floor(LOWER * height) * width);
  if (ground === undefined) return 1;
  const given = Math.log2(usual);
  const white = middleOf(tone, walls, 0);
  const most = white === undefined ? MOST : Math.max(LEAST, WALLS - white + given);
  return exp2(Math.min(MOST, clamp(BROUGHT * (GROUND - ground + given), LEAST, most) - SUNNY * sunny));
};

/** How far the house for sale is more of what is built than its neighbours' are: among them, all was gloom. */
export const standingOf = (
  { house, garage, roof }: { readonly house: Plane; readonly garage: Plane; readonly roof: Plane },
  away: Plane,
): number => {
  let [own, all] = [0, 1e-3];
  for (let i = 0; i < away.data.length; i += 2) {
    const built = house.data[i]! + garage.data[i]! + roof.data[i]!;
    all += built;
    if (away.data[i]! < NEIGHBOURS) own += built;
  }
  return ease(OWN[0], OWN[1], own / all);
};

/** Share of what its own walls are too light by that they lose. */
const HELD = 0.8;

const ownOf = (walls: Plane, away: Plane): Plane => {
  const data = new Float32Array(walls.data.length);
  for (let i = 0; i < data.length; i++) if (away.data[i]! < NEIGHBOURS) data[i] = walls.data[i]!;
  return { width: walls.width, height: walls.height, data };
};

/** Takes from the walls of the house for sale what an exposure that was told by the neighbours' dark ones as well has given them too much: white stucco stood between them as by day. Garage doors are white with it. */
export const holdWalls = (
  tone: EveningTone,
  walls: Plane,
  away: Plane,
  { house, garage }: { readonly house: Plane; readonly garage: Plane },
  exposure: number,
  usual: number,
  sunny: number,
): void => {
  const stops = HELD * Math.log2(exposure / eveningExposure(tone, ownOf(walls, away), usual, sunny));
  if (stops <= 0) return;
  const { data } = tone.arriving;
  for (let i = 0; i < data.length; i++)
    if (away.data[i]! < NEIGHBOURS) data[i]! *= exp2(-stops * (house.data[i]! + garage.data[i]!));
};

/** Lamplight on a wall that half tells, and shares of the picture that it reaches between which the evening's own light carries the picture, and lamps do. */
const TOLD = 0.1;
const REACHED = [0.009, 0.003] as const;
/** Stops that it gains then: without a lamp the camera exposes for the evening's own light. */
const CARRIED = 0.42;

/** How much more light a picture gets that lamps hardly reach. */
export const exposureWithout = (spill: Plane | undefined, depth: number): number => {
  let reached = 0;
  const data = spill?.data ?? new Float32Array(0);
  for (let i = 0; i < data.length; i++) reached += data[i]! / (TOLD + data[i]!);
  return exp2(depth * CARRIED * ease(REACHED[0], REACHED[1], spill ? reached / spill.data.length : 0));
};
