import { chanceOf } from '#engines/dusk/sight.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { Segmentation } from '#engines/ports.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around a place that tell what stands there. */
const AROUND = 4;
/** Chances of leaves between which twigs make the border of the sky, and of a house between which straight edges do. */
const LEAVES = [0.1, 0.3] as const;
const HOUSE = [0.15, 0.4] as const;

/** How far a cell's border of the sky is one of leaves and twigs, 0..1: roofs, rails, poles and hills have sharp ones. */
export const leafyIn = (seen: Segmentation, { width, height }: SkyLook): Float32Array => {
  const around = (chance: Plane) => boxBlur(growPlane(chance, width, height), AROUND).data;
  const leaves = around(chanceOf(seen, 'vegetation'));
  const house = around(chanceOf(seen, 'facade', 'wall', 'roof', 'pane', 'window', 'entrance', 'garage', 'door'));
  return leaves.map((v, i) => ease(LEAVES[0], LEAVES[1], v) * ease(HOUSE[1], HOUSE[0], house[i]!));
};
