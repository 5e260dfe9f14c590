import { type PorchPlace, tallOf } from '#engines/dusk/lamps/porch-lamps.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { clamp, ease, mix, quantile } from '#engines/raster/scalar.ts';

/** Heights of a porch over its ceiling in which the house tells its paint, and the share of that which is trim and roof. */
const OVER = 2;
const TRIM = 0.7;
/** Shares of lamplight that such paint swallows between which the house is white, and of dark, cold paint. */
const PAINTED = [0.1, 0.24] as const;

/** How far the wall over a porch, `wide` cells of a map across, is of dark, cold paint, 0..1: under its roof white paint is as blue. */
export const paintOver = (place: PorchPlace, wide: number, { width, height, data }: Plane): number => {
  const { left, right, ceiling } = place;
  const scale = width / wide;
  const high = OVER * tallOf(place);
  const over: number[] = [];
  for (let x = Math.ceil(left * scale); x < right * scale; x++) {
    const top = ceiling[Math.min(right - 1, Math.floor(x / scale))]!;
    for (let y = Math.max(0, Math.floor((top - high) * scale)); y < Math.min(height, Math.floor(top * scale)); y++)
      over.push(data[y * width + x]!);
  }
  return over.length > 0 ? ease(PAINTED[0], PAINTED[1], quantile(over, TRIM)) : 0;
};

/** Shares of its lamps' light that a wall of such paint does not give back under the ceiling and at the floor: as light as a white one, and down to its foot, it was bleached. */
const UNDER_CEILING = 0.3;
export const AT_FLOOR = 0.95;

/** How much of its lamps' light each cell of such a porch shows. */
export const swallowOnPaint = ({ left, right, ceiling, floor }: PorchPlace, lit: Plane, painted: number): Plane => {
  const { width, height } = lit;
  const out = { ...lit, data: lit.data.slice() };
  for (let x = 0; x < width; x++) {
    const column = clamp(x, left, right - 1);
    const [top, foot] = [ceiling[column]!, floor[column]!];
    for (let y = 0; y < height; y++) {
      const down = clamp((y - top) / Math.max(1, foot - top), 0, 1);
      out.data[y * width + x]! *= 1 - painted * mix(UNDER_CEILING, AT_FLOOR, down);
    }
  }
  return out;
};
