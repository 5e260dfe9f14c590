import { chanceOf } from '#engines/dusk/sight.ts';
import type { SkyLook } from '#engines/dusk/sky/look.ts';
import type { Segmentation } from '#engines/ports.ts';
import { boxBlurOver } from '#engines/raster/blur.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Cells around a place that tell what stands there. */
const AROUND = 4;
/** Chances of a house between which straight edges make the border of the sky. */
const HOUSE = [0.15, 0.4] as const;

/** What makes the border of the sky around a cell, 0..1. */
export type Borders = {
  /** Roofs and walls: they have sharp and even edges. */
  readonly built: Float32Array;
  /** Chances of leaves and of a house at the cell itself. */
  readonly leafy: Float32Array;
  readonly house: Float32Array;
};

export const bordersIn = (seen: Segmentation, { width, height }: SkyLook): Borders => {
  const around = (chance: Plane) => boxBlurOver(growPlane(chance, width, height), AROUND);
  const chance = chanceOf(seen, 'facade', 'wall', 'roof', 'pane', 'window', 'entrance', 'garage', 'door');
  const near = around(chance);
  const built = new Float32Array(near.length);
  for (let i = 0; i < built.length; i++) built[i] = ease(HOUSE[0], HOUSE[1], near[i]!);
  const [leafy, house] = [chanceOf(seen, 'vegetation'), chance].map((plane) => growPlane(plane, width, height).data);
  return { built, leafy: leafy!, house: house! };
};
