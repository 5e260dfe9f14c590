import { dropBuiltIns, dropCrumbs, dropGuesses } from '#engines/clearing/things-dropped.ts';
import { completePictures, settleFixtures, takeRims, takeScreens } from '#engines/clearing/things-taken.ts';
import type { Segmentation } from '#engines/ports.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import { shrinkRaster } from '#engines/raster/resize.ts';
import { probabilityOf } from '#engines/vision/index.ts';

/** Chance of which a real thing has some cells. */
const CERTAIN = 0.8;

/** Chance of a kitchen or bathroom, where most of what stands is built in. */
export const fittingsIn = ({ scene }: Segmentation): number =>
  (scene['room:kitchen'] ?? 0) + (scene['room:bathroom'] ?? 0);

/** The network's chance of a thing, settled to whole things and without what `stays`. Same grid. */
export const wholeThings = (photo: Raster, seen: Segmentation, stays: Uint8Array): Plane => {
  const { width, height } = seen;
  const plane = probabilityOf(seen, 'movable');
  const movable = plane.data;
  const floor = probabilityOf(seen, 'floor').data;
  const fixture = probabilityOf(seen, 'fixture').data;
  const certain = new Uint8Array(movable.map((v, i) => (v > CERTAIN || (v > 0.4 && v + fixture[i]! > 0.85) ? 1 : 0)));
  const fitted = fittingsIn(seen) > 0.3;
  takeScreens(movable, seen, shrinkRaster(photo, width, height));
  settleFixtures(movable, fixture, fitted, seen);
  for (let i = 0; i < movable.length; i++) if (stays[i]) movable[i] = 0;
  takeRims(movable, width);
  for (let i = 0; i < movable.length; i++) if (stays[i]) movable[i] = 0;
  dropGuesses(movable, certain, floor, width, height);
  dropBuiltIns(movable, certain, fixture, fitted, seen);
  dropCrumbs(movable, floor, stays, width, height);
  completePictures(movable, floor, stays, width, height);
  return plane;
};
