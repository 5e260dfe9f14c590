import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, exp2 } from '#engines/raster/scalar.ts';

/** Share of the width beyond the house for sale over which a neighbour's begins, and stops away from it between which a fence or a wing far off is as one. */
const BEGINS = 0.03;
const AWAY = [0.8, 2] as const;
/** Share of their colour that walls and roofs lose there: without a lamp the eye sees little of it, and what the day's sun has left in hue, brown in its light and violet in its shade, was soot and smears. */
const LOST = 0.1;
/** Stops of red and blue against green that all of them are drawn to: the sky's. */
const SKY = [-0.12, 0.3] as const;

/** Takes colour out of the houses beside the one for sale; `redder` and `bluer` are factors of red and blue against green, `warm` and `cool` the hues in stops. */
export const calmNeighbours = (
  [redder, bluer]: readonly [Plane, Plane],
  [warm, cool]: readonly [Plane, Plane],
  away: Plane,
  { house, roof, garage }: Surfaces,
  /** Columns between which the house for sale stands, as shares of the width. */
  [from, to]: readonly [number, number],
  /** How deep what no lamp reaches sinks: 1 as at dusk. */
  depth: number,
): void => {
  const { width } = away;
  const beside = Float32Array.from({ length: width }, (_, x) =>
    ease(0, BEGINS, Math.max(from - x / width, x / width - to)),
  );
  const surfaces = [house.data, roof.data, garage.data] as const;
  for (let start = 0; start < away.data.length; start += width)
    calmRow([redder.data, bluer.data], [warm.data, cool.data], away.data, surfaces, beside, start, depth * LOST);
};

const calmRow = (
  [redder, bluer]: readonly [Float32Array, Float32Array],
  [warm, cool]: readonly [Float32Array, Float32Array],
  away: Float32Array,
  [house, roof, garage]: readonly [Float32Array, Float32Array, Float32Array],
  beside: Float32Array,
  start: number,
  share: number,
): void => {
  for (let x = 0, i = start; x < beside.length; x++, i++) {
    const built = house[i]! + roof[i]! + garage[i]!;
    const lost = share * built * Math.max(beside[x]!, ease(AWAY[0], AWAY[1], away[i]!));
    if (lost < 0.01) continue;
    redder[i]! *= exp2(lost * (SKY[0] - warm[i]!));
    bluer[i]! *= exp2(lost * (SKY[1] - cool[i]!));
  }
};
