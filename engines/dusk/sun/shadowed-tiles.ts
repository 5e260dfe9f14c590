import type { DaySun } from '#engines/dusk/sun/day-sun.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** The most stops that a shadow on tiles gains, of those by which it was told darker than the tiles around it in the sun. */
const GAINED = 0.9;
/** Stops of blue that it has over those: under the open sky a shadow is bluer, a soffit has its light from below. */
const BLUER = [0.25, 0.5] as const;

/** Stops that shadows on a roof may gain over hollows and porches: a hard triangle of the day stood beside the gable of an entry. */
export const shadowsOnTiles = (
  { read, dayHues }: Pick<DaySun, 'read' | 'dayHues'>,
  /** Blue against green without the sun: that of the tiles around. */
  cool: Float32Array,
  roof: Plane,
): Float32Array => {
  const out = new Float32Array(cool.length);
  layGains(out, roof.data, read.data, dayHues[1], cool);
  return out;
};

const layGains = (
  out: Float32Array,
  roof: Float32Array,
  read: Float32Array,
  blue: Float32Array,
  cool: Float32Array,
): void => {
  for (let i = 0; i < out.length; i++)
    if (roof[i]! > 0.01 && read[i]! < 0)
      out[i] = roof[i]! * clamp(-read[i]!, 0, GAINED) * ease(BLUER[0], BLUER[1], blue[i]! - cool[i]!);
};
