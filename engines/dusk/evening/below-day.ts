import type { EveningLight } from '#engines/dusk/evening/light.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, mix } from '#engines/raster/scalar.ts';

/** Log2 of light by day from which a place in the sun loses at least so many stops, and the most that any place gains: lifted further, hollows and porches are the grain of a camera in grey. */
const BY_DAY = [-5, -3] as const;
const LOST = 0.6;
const GAINED = 0.35;
/** Stops of sun between which it begins to lie in it, and does: a shadow is lifted to the wall around it. */
const IN_SUN = [0.4, 0.8] as const;

/** Stops that the evening must take, where the sun was read too weak: tiles and white things in it stayed as light as by day. */
export const leastTaken = (sun: Plane, light: Plane): Float32Array => {
  const out = new Float32Array(sun.data.length);
  for (let i = 0; i < out.length; i++) {
    out[i] = -GAINED;
    const lit = ease(IN_SUN[0], IN_SUN[1], sun.data[i]!);
    if (lit > 0) out[i] = mix(out[i]!, LOST, lit * ease(BY_DAY[0], BY_DAY[1], light.data[i]!));
  }
  return out;
};

/** Takes them from every place that would keep more of the day. */
export const keepBelowDay = (
  goal: Float32Array,
  least: Float32Array,
  /** Stops by which a shadow on paving is raised to what lies beside it. */
  cast: Float32Array,
  { lift, under }: EveningLight,
): void => {
  for (let i = 0; i < goal.length; i++) {
    const stops = lift[i]! - under[i]! + least[i]! + cast[i]!;
    if (goal[i]! < stops) goal[i] = stops;
  }
};
