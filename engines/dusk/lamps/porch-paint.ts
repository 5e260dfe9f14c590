import { type PorchPlace, tallOf } from '#engines/dusk/lamps/porch-lamps.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease, quantile } from '#engines/raster/scalar.ts';

/** Heights of a porch over its ceiling in which the house tells its paint, and the share of that which is trim and roof. */
const OVER = 2;
const TRIM = 0.7;
/** Shares of lamplight that such paint swallows between which the house is white, and of dark, cold paint. */
const PAINTED = [0.15, 0.35] as const;

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
