import type { Segmentation, Segmenter } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { fitted, shrinkPlane } from '#engines/raster/resize.ts';
import { type ClassMap, classMap } from '#engines/vision/class-map.ts';
import { lightPlane } from '#engines/vision/full-size.ts';
import { picturePrint } from '#engines/vision/likeness.ts';
import { quality } from '#engines/vision/quality.ts';
import { type SceneFacts, sceneFacts } from '#engines/vision/scene-facts.ts';
import { uprights } from '#engines/vision/uprights.ts';

export type Sight = {
  readonly seen: Segmentation;
  readonly classes: ClassMap;
  readonly facts: SceneFacts;
};

/** Everything that vision can say of one photo. */
export const look = async (photo: Raster, segmenter: Segmenter, signal?: AbortSignal): Promise<Sight> => {
  const seen = await segmenter.segment(photo, signal);
  const classes = classMap(photo, seen);
  const size = fitted(photo.width, photo.height, 512);
  const light = shrinkPlane(lightPlane(photo), size.width, size.height);
  const upright = uprights(light);
  const measured = { quality: quality(photo, light, upright), uprights: upright, print: picturePrint(photo) };
  return { seen, classes, facts: sceneFacts(seen.scene, classes.shares, measured) };
};
