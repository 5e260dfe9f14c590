import type { PorchPlace } from '#engines/dusk/lamps/porch-lamps.ts';
import { newPlane, type Plane } from '#engines/raster/raster.ts';
import { clamp, ease, quantile } from '#engines/raster/scalar.ts';

/** How far a cell lies in a porch for its wall to tell the light of its row, and the cells of a row that must. */
const WITHIN = 0.4;
const TOLD = 4;
/** Rows around that tell it as well. */
const AROUND = 1;
/** Stops of sun and of shade by day that are made up for at most, and the share of them: under the ceiling little but noise is left in a photo. */
const SUN = 1.1;
const SHADE = 1;
const SHARE = 0.9;
/** Share of the open wall's light from which a row lies in the sun, and of the rows that do for a border of it to cross the porch: less is paint and things. */
const SUNLIT = 0.62;
const CROSSED = [0.12, 0.3] as const;
/** Light against the wall's from which a thing stands before the shade: a casing is lighter than its wall by less than a board in the sun. */
const BEFORE = 1.3;

const pushWall = (own: number[], bare: Float32Array, light: Float32Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) if (bare[i]! > WITHIN) own.push(light[i]!);
};

/** Light of the wall in each row of a porch, or nothing where too little of it is seen. */
const wallRows = ({ left, right }: PorchPlace, bare: Plane, light: Plane): (number | undefined)[] => {
  const { width, height } = bare;
  const rows: (number | undefined)[] = [];
  for (let row = 0; row < height; row++) {
    const own: number[] = [];
    for (let y = Math.max(0, row - AROUND); y <= Math.min(height - 1, row + AROUND); y++)
      pushWall(own, bare.data, light.data, y * width + left, y * width + right);
    rows.push(own.length >= TOLD ? Math.max(1e-3, quantile(own, 0.5)) : undefined);
  }
  return rows;
};

/** Share of a porch's rows that lay in the sun, of those whose wall is seen. */
export const sunlitRows = (
  place: PorchPlace,
  bare: Plane,
  light: Plane,
  /** Light by day of the walls that no roof shades. */
  open: number,
): number => {
  const told = wallRows(place, bare, light).filter((row) => row !== undefined);
  return told.filter((row) => row > SUNLIT * open).length / Math.max(1, told.length);
};

/**
 * How much of its lamps' light each cell of a porch shows: light is reckoned on what the evening leaves of a wall whose foot lay in the sun
 * and whose head in the roof's shade. Lit as it is, a porch glows from below. By the evening, not by the day: there the border of the sun is
 * evened out already, and made up for once more it was a level line at which the light ended.
 */
export const litAsOne = (place: PorchPlace, bare: Plane, surface: Plane, sunlit: number): Plane => {
  const { width, height } = bare;
  const share = SHARE * ease(CROSSED[0], CROSSED[1], sunlit);
  if (share === 0) return bare;
  const rows = wallRows(place, bare, surface);
  const told = rows.filter((row) => row !== undefined);
  const usual = 2 ** (told.reduce((sum, row) => sum + Math.log2(row), 0) / Math.max(1, told.length));
  const out = newPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = place.left; x < place.right; x++) {
      const i = y * width + x;
      const shown = Math.max(rows[y] ?? usual, surface.data[i]! / BEFORE);
      if (bare.data[i]! > 0) out.data[i] = bare.data[i]! * 2 ** (share * clamp(Math.log2(usual / shown), -SUN, SHADE));
    }
  return out;
};
