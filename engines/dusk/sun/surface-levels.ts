import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import type { Surface, Surfaces } from '#engines/dusk/sun/surfaces.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** The value of a plane below which such a part of a surface lies. */
export type LevelIn = (plane: Plane, name: Surface, part: number) => number;

const valuesOn = (
  values: Float32Array,
  surface: Float32Array,
  share: Float32Array,
  glazed?: Float32Array,
): Float32Array => {
  const own = new Float32Array(Math.ceil(surface.length / 2));
  let n = 0;
  for (let i = 0; i < surface.length; i += 2)
    if (surface[i]! > 0.6 && share[i]! > 0.7 && !(glazed && glazed[i]! > 0.25)) own[n++] = values[i]!;
  return own.subarray(0, n);
};

/** Glass tells nothing of the wall around it; a surface with too few cells has the photo's median. */
export const levelsOf =
  ({ share, median }: Cells, surfaces: Surfaces, glazed: Plane | undefined): LevelIn =>
  (plane, name, part) => {
    const own = valuesOn(plane.data, surfaces[name].data, share.data, glazed?.data);
    return own.length > 40 ? quantile(own, part) : median;
  };
