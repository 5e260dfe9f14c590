import type { GroundSource } from '#engines/dusk/ground-pools.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { clamp, ease } from '#engines/raster/scalar.ts';

/** Metres above a window within which a roof begins that keeps its light. */
const OVERHEAD = 1.6;
const ROOF = 0.5;
/** Columns across the window in which that roof is looked for, and the share of them that must find it. */
const COLUMNS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
const COVERED = 0.6;
/** What the ceiling and the floor of a porch give back to its wall, and the metres aside and down over which it is lost. */
const GIVEN_BACK = 0.8;
const ASIDE = 2.2;
const DOWN = 1.2;

/** The lowest row of roof over a window, where one covers it. */
export const roofOver = ({ box, metres }: GroundSource, roof: Plane): number | undefined => {
  const { width, height, data } = roof;
  const { left, right, top, bottom } = box;
  const least = Math.max(0, Math.floor(top - (OVERHEAD * (bottom - top)) / metres));
  const rows: number[] = [];
  for (const column of COLUMNS) {
    const x = Math.round(clamp(left + column * (right - left), 0, width - 1));
    for (let y = Math.min(height - 1, Math.round(top)); y >= least; y--)
      if (data[y * width + x]! > ROOF) {
        rows.push(y);
        break;
      }
  }
  return rows.length >= COVERED * COLUMNS.length ? Math.max(...rows) : undefined;
};

/** Light of a window under a porch roof or a deep eave: ceiling and floor throw it back onto the wall around, most under the ceiling. */
export const glowUnderRoof = (source: GroundSource, roof: Plane, house: Plane, spill: Plane): void => {
  const from = roofOver(source, roof);
  if (from === undefined) return;
  const { left, right, top, bottom } = source.box;
  const metre = (bottom - top) / source.metres;
  const [reach, fall] = [ASIDE * metre, DOWN * metre];
  for (let y = from; y < Math.min(spill.height, bottom + fall); y++) {
    const under = 1 - (0.7 * (y - from)) / (bottom + fall - from);
    const low = ease(bottom + fall, bottom, y);
    for (let x = Math.max(0, Math.floor(left - reach)); x < Math.min(spill.width, right + reach); x++) {
      const i = y * spill.width + x;
      const aside = Math.max(0, left - x, x - right) / reach;
      const share = ease(0.3, 0.7, house.data[i]! - roof.data[i]!) * (1 - aside) * (1 - aside);
      spill.data[i]! += GIVEN_BACK * source.light * share * under * low;
    }
  }
};
