import type { Relight } from '#engines/dusk/evening/relight.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { exp2 } from '#engines/raster/scalar.ts';

/** Linear light of each cell on which lamps fall: the photo without its sun, as the evening lays it. */
export const underLamps = ({
  light,
  slope,
  excess,
  gain: [, green],
}: Pick<Relight, 'light' | 'slope' | 'excess' | 'gain'>): Plane => {
  const out = newPlane(light.width, light.height);
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = exp2(light.data[i]! * (1 - slope.data[i]!) - excess.data[i]!) * green.data[i]!;
  return out;
};
