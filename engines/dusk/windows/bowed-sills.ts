import type { GlassLevels, LumaCrop } from '#engines/dusk/windows/bars.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Share of a window's height above its foot, and below it, within which a sill is looked for, and the share of the way from glass to frame at which it is paint. */
const ABOVE = 0.1;
const BELOW = 0.05;
const PAINT = 0.65;
/** Light of the paint over the glass from which it is told at all. */
const TOLD = 0.25;
/** Share of the columns with glass over a sill that have one, for it to run from side to side, and columns to both sides that tell together: beside a post one is half post. */
const RUNS = 0.8;
const TOGETHER = 5;

const NONE = 2;

/** Row of a column, as a share of the window, at which the paint below its glass begins; NONE where there is none, and NaN where there is no glass over it. */
const sillUnder = ({ width, height, luma }: LumaCrop, uv: Float32Array, x: number, paint: number): number => {
  let glass = 0;
  for (let y = 0, i = x; y < height; y++, i += width) {
    const v = uv[i * 2 + 1]!;
    if (v < 1 - 3 * ABOVE) continue;
    if (v > 1 + BELOW) break;
    const painted = luma[i]! > paint;
    if (v < 1 - ABOVE) glass += painted ? -1 : 1;
    else if (glass <= 0) return Number.NaN;
    else if (painted && i + width < luma.length && luma[i + width]! > paint) return v;
  }
  return glass > 0 ? NONE : Number.NaN;
};

/**
 * Row of each column, as a share of the window, at which the glass ends on a sill that bends with the front of a bay or leans: a straight line
 * below it lit the wall under the sill as a row of dashes. Undefined where no sill of light paint runs from side to side.
 */
export const bowedSill = (
  crop: LumaCrop,
  uv: Float32Array,
  { frame, glass }: GlassLevels,
): Float32Array | undefined => {
  if (frame - glass < TOLD) return undefined;
  const paint = 255 * (glass + PAINT * (frame - glass));
  const ends = Float32Array.from({ length: crop.width }, (_, x) => sillUnder(crop, uv, x, paint));
  let [seen, all] = [0, 0];
  for (const end of ends) {
    if (Number.isNaN(end)) continue;
    all++;
    if (end < NONE) seen++;
  }
  if (all === 0 || seen < RUNS * all) return undefined;
  return ends.map((_, x) => {
    const near = ends.subarray(Math.max(0, x - TOGETHER), x + TOGETHER + 1).filter((end) => !Number.isNaN(end));
    return near.length > 0 ? quantile(near, 0.5) : NONE;
  });
};
