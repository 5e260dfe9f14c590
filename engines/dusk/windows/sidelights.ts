import type { Quad } from '#engines/dusk/parameters.ts';
import { isCut, isSliver } from '#engines/dusk/windows/fit.ts';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** Chance of a house door right beside it from which a sliver of glass is its sidelight. */
const DOOR = 0.5;

/** Rise of a head against its width at most: one that is steeper is cut by a post's shadow, or is no glass. */
const LEVEL = 0.4;
/** Light of glass by day against white at most: paler is a post or a board. */
const PALE = 0.55;

const hasLevelHead = ([a, b]: Quad, { width, height }: Raster): boolean =>
  Math.abs(a[1] - b[1]) * height <= LEVEL * (b[0] - a[0]) * width;

/** Mean light along the middle of a slim piece, 0..1. */
const lightIn = ([a, b, c, d]: Quad, { data, width, height }: Raster): number => {
  const x = Math.min(width - 1, Math.floor(((a[0] + b[0] + c[0] + d[0]) / 4) * width));
  const [top, bottom] = [Math.floor(Math.max(a[1], b[1]) * height), Math.min(height, Math.min(c[1], d[1]) * height)];
  let [sum, rows] = [0, 0];
  for (let y = top; y < bottom; y++, rows++) {
    const p = 3 * (y * width + x);
    sum += 0.3 * data[p]! + 0.59 * data[p + 1]! + 0.11 * data[p + 2]!;
  }
  return sum / Math.max(1, rows) / 255;
};

/** Glass beside a front door is slim and dark by day: anywhere else so slim a piece is half of a window or its casing, and a pale one is a post. */
export const isSidelight = ({ besideDoor = 0 }: Pick<Glass, 'besideDoor'>, quad: Quad, photo: Raster): boolean =>
  besideDoor > DOOR && isSliver(quad, photo) && hasLevelHead(quad, photo) && lightIn(quad, photo) < PALE;

/** Its sill is level: a bush before its foot has drawn the edge up on one side. */
export const withLevelSill = (quad: Quad, photo: Raster): Quad => {
  if (!isCut(quad, photo)) return quad;
  const [a, b, c, d] = quad;
  const sill = Math.max(c[1], d[1]);
  return [a, b, [c[0], sill], [d[0], sill]];
};
