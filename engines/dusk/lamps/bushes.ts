import type { Bounds } from '#engines/dusk/windows/light.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** A place where a wall stands on the ground, in cells. */
export type Foot = { readonly x: number; readonly y: number };
/** A lit window: its box in cells, its height in metres and its light. */
type Glass = { readonly box: Bounds; readonly metres: number; readonly light: number };

/** Share of the height between a sill and the ground that bushes take, between which they begin to catch its light and catch most of it, and that most. */
const BUSHY = [0.22, 0.5] as const;
const CAUGHT = 0.8;

/** Share of the light of a window or a lamp that goes past the bushes before it: a lawn behind them glowed as in the sun. */
export const pastBushes = ({ width, data }: Plane, feet: readonly Foot[], sill: number): number => {
  let [leaves, all] = [0, 1e-3];
  for (const { x, y } of feet)
    for (let row = Math.max(0, Math.round(sill)); row < y; row++, all++) leaves += data[row * width + x]!;
  return 1 - CAUGHT * ease(BUSHY[0], BUSHY[1], leaves / all);
};

/** Metres before the wall at which bushes stand, and from the glass at which its light on them is lost. */
const BUSH = 0.6;
const BUSH_REACH = 2;
/** Square metres of glass that count at most, the most of its light that a bush gets, and the share of it that is seen from the street. */
const MOST_AREA = 7;
const MOST = 0.6;
const LEAVES = 0.045;

/** Light on the bushes that stand before or below a window. */
export const glowOnBushes = ({ box, metres, light }: Glass, leaf: Plane, spill: Plane): void => {
  const metre = (box.bottom - box.top) / metres;
  const reach = BUSH_REACH * metre;
  const area = Math.min(MOST_AREA, ((box.right - box.left) / metre) * metres);
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(spill.height, box.bottom + reach); y++)
    for (let x = Math.max(0, Math.floor(box.left - reach)); x < Math.min(spill.width, box.right + reach); x++) {
      const i = y * spill.width + x;
      const share = ease(0.3, 0.7, leaf.data[i]!);
      if (share === 0) continue;
      const dx = Math.max(0, box.left - x, x - box.right) / metre;
      const dy = Math.max(0, y - box.bottom + metre * 0.3) / metre;
      const far = dx * dx + dy * dy;
      const square = BUSH * BUSH + far;
      spill.data[i]! +=
        LEAVES *
        light *
        share *
        Math.min(MOST, (area * BUSH) / (4 * square * Math.sqrt(square))) *
        ease(BUSH_REACH, 0.5, Math.sqrt(far));
    }
};
