import { horizonOf } from '#engines/dusk/sky-horizon.ts';
import type { SkyLook } from '#engines/dusk/sky-look.ts';
import type { FixedCells } from '#engines/dusk/sky-open.ts';
import { labelRegions } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Share of the ground that is as white as snow in a photo of winter. */
const WINTER = 0.3;
/** Above the brightest of the sky. */
const BEYOND = 0.04;
const NEVER = 2;

/** Luma above which a pixel is snow on a branch or a roof: snow outshines the sky that it fell from, or comes near it. */
export const brightestSky = ({ width, height, mean }: SkyLook, open: Uint8Array): number => {
  const ground = Math.floor(Math.min(0.8, horizonOf(open, width, height) + 0.1) * height) * width;
  let white = 0;
  for (let i = ground; i < open.length; i++)
    if (mean.luma[i]! > 0.62 && Math.abs(mean.r[i]! - mean.b[i]!) < 0.14 && mean.g[i]! <= mean.b[i]! + 0.02) white++;
  if (white < (open.length - ground) * WINTER) return NEVER;
  const { labels, regions } = labelRegions(open, width, height);
  const widest = regions.reduce((best, { area }, n) => (area > (regions[best]?.area ?? 0) ? n : best), 0);
  const lumas: number[] = [];
  for (let i = 0; i < open.length; i += 2) if (labels[i] === widest + 1) lumas.push(mean.luma[i]!);
  return quantile(lumas, 0.97) + BEYOND;
};

/** Takes cells of snow out of the sky, but for what the person marked. */
export const dropSnow = (
  { width, height, mean }: SkyLook,
  cells: Uint8Array,
  fixed: FixedCells,
  brightest: number,
): void => {
  if (brightest >= NEVER) return;
  // High up it is the sky itself that is brighter between branches.
  const from = Math.floor(0.6 * horizonOf(cells, width, height) * height) * width;
  for (let i = from; i < cells.length; i++) if (cells[i] && fixed[i] !== 1 && mean.luma[i]! > brightest) cells[i] = 0;
};
