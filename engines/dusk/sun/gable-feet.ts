import type { Surfaces } from '#engines/dusk/sun/surfaces.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { someAbove } from '#engines/raster/places.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around in which a roof is of one paint; those by which white boards lie higher than a place, and deep shade lower. */
const ONE_PAINT = 8;
const HIGHER = 8;
const LOWER = 4;
/** Log2 of light by day from which a thing is whiter than any tile, the stops of sun on it, and the light between which shade is too deep to lie on tiles beside it. */
const WHITE = [-0.75, -0.5] as const;
const IN_SUN = [0.8, 1.2] as const;
const DEEP = [-2.6, -3.3] as const;
/** Shares of both among what is called roof. */
const MIXED = [0.05, 0.12] as const;

/**
 * Gives the wall what is called roof and holds deep shade below white boards in the sun: the foot of a gable, seen from below. Evened as tiles of one
 * paint are, boards, soffit and wall became one smear.
 */
export const giveFeet = ({ roof, house }: Pick<Surfaces, 'roof' | 'house'>, light: Plane, sun: Plane): void => {
  const { width, height } = roof;
  const [white, dark] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < roof.data.length; i++) {
    const part = roof.data[i]!;
    if (part < 0.01) continue;
    white.data[i] = part * ease(WHITE[0], WHITE[1], light.data[i]!) * ease(IN_SUN[0], IN_SUN[1], sun.data[i]!);
    dark.data[i] = part * ease(DEEP[0], DEEP[1], light.data[i]!);
  }
  if (!someAbove(white.data, 0) || !someAbove(dark.data, 0)) return;
  const all = boxBlur(roof, ONE_PAINT).data;
  const [pale, deep] = [boxBlur(white, ONE_PAINT).data, boxBlur(dark, ONE_PAINT).data];
  for (let i = HIGHER * width; i < all.length - LOWER * width; i++) {
    if (roof.data[i]! < 0.01) continue;
    const [above, below] = [i - HIGHER * width, i + LOWER * width];
    const boards = pale[above]! / (all[above]! + 1e-2);
    const shade = deep[below]! / (all[below]! + 1e-2);
    const given = roof.data[i]! * ease(MIXED[0], MIXED[1], Math.min(boards, shade));
    roof.data[i]! -= given;
    house.data[i]! += given;
  }
};
