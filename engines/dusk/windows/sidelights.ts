import type { Quad } from '#engines/dusk/parameters.ts';
import { isCut, isSliver } from '#engines/dusk/windows/fit.ts';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** Chance of a house door right beside it from which a sliver of glass is its sidelight. */
const DOOR = 0.5;

/** Glass beside a front door is slim: anywhere else so slim a piece is half of a window, or its casing. */
export const isSidelight = ({ besideDoor = 0 }: Pick<Glass, 'besideDoor'>, quad: Quad, photo: Raster): boolean =>
  besideDoor > DOOR && isSliver(quad, photo);

/** Its sill is level: a bush before its foot has drawn the edge up on one side. */
export const withLevelSill = (quad: Quad, photo: Raster): Quad => {
  if (!isCut(quad, photo)) return quad;
  const [a, b, c, d] = quad;
  const sill = Math.max(c[1], d[1]);
  return [a, b, [c[0], sill], [d[0], sill]];
};
