import type { Cells } from '#engines/dusk/lamps/light-cells.ts';
import type { Surface, Surfaces } from '#engines/dusk/sun/surfaces.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** The value of a plane below which such a part of a surface lies. */
export type LevelIn = (plane: Plane, name: Surface, part: number) => number;

/** Glass tells nothing of the wall around it; a surface with too few cells has the photo's median. */
export const levelsOf =
  ({ share, median }: Cells, surfaces: Surfaces, glazed: Plane | undefined): LevelIn =>
  (plane, name, part) => {
    const { data } = surfaces[name];
    const own: number[] = [];
    for (let i = 0; i < data.length; i += 2)
      if (data[i]! > 0.6 && share.data[i]! > 0.7 && !(glazed && glazed.data[i]! > 0.25)) own.push(plane.data[i]!);
    return own.length > 40 ? quantile(own, part) : median;
  };
