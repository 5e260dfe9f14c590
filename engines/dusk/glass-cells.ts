import type { Cells } from '#engines/dusk/light-cells.ts';
import { chanceOf } from '#engines/dusk/sight.ts';
import { varianceAround } from '#engines/dusk/variance.ts';
import type { Segmentation } from '#engines/ports.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';
import { ease } from '#engines/raster/scalar.ts';

/** Chances between which a place begins to be glass, and is: half glass is a stain. */
const GLASS = [0.4, 0.7] as const;
/** Stops of blue against green between which dark glass mirrors nothing of a blue sky, and is a wall in the shade. */
const BROWN = [-0.25, 0.05] as const;
/** Cells around within which a window shows its frame or its bars, and the variances of light between which there is only plaster. */
const AROUND = 10;
const PLASTER = [0.03, 0.08] as const;

/** Glass of windows, 0..1, and of it what mirrors the sky: a stretch of bare wall in the shade is read as a pane, and would be stained. */
export const glassOf = (
  seen: Segmentation,
  { light, cool }: Pick<Cells, 'light' | 'cool'>,
): readonly [glass: Plane, mirror: Plane] => {
  const { width, height } = light;
  const glass = growPlane(chanceOf(seen, 'pane', 'window'), width, height);
  const mirror = { width, height, data: new Float32Array(width * height) };
  const spread = varianceAround(light, AROUND);
  for (let i = 0; i < spread.length; i++) {
    glass.data[i] = ease(GLASS[0], GLASS[1], glass.data[i]!) * ease(PLASTER[0], PLASTER[1], spread[i]!);
    mirror.data[i] = glass.data[i]! * ease(BROWN[0], BROWN[1], cool.data[i]!);
  }
  return [glass, mirror];
};
