import { CLASS_NAMES, type ClassName, type Segmentation } from '#engines/ports.ts';
import { type Mask, newMask, newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { lightPlane, sharpened } from '#engines/vision/full-size.ts';

export type ClassMap = {
  /** Class id of every pixel (CLASS_NAMES). */
  readonly ids: Mask;
  /** Probability of that class. */
  readonly confidence: Plane;
  readonly shares: Readonly<Partial<Record<ClassName, number>>>;
};

/** A class that nowhere reaches this probability cannot win a pixel that matters; it is left out to save its filter. */
const PRESENT = 0.3;

/** The most probable class of every pixel of the photo, with edges that follow the photo. */
export const classMap = (photo: Raster, seen: Segmentation): ClassMap => {
  const guide = lightPlane(photo);
  const ids = newMask(photo.width, photo.height);
  const confidence = newPlane(photo.width, photo.height);
  for (const [id, small] of seen.probabilities.entries()) {
    if (!small.data.some((p) => p > PRESENT)) continue;
    const { data } = sharpened(guide, small);
    for (let i = 0; i < data.length; i++)
      if (data[i]! > confidence.data[i]!) {
        confidence.data[i] = data[i]!;
        ids.data[i] = id;
      }
  }
  const counts = new Float64Array(CLASS_NAMES.length);
  for (const id of ids.data) counts[id]!++;
  const shares: Partial<Record<ClassName, number>> = {};
  for (const [id, name] of CLASS_NAMES.entries())
    if (counts[id]! > 0) shares[name] = Math.round((counts[id]! / ids.data.length) * 1e4) / 1e4;
  return { ids, confidence, shares };
};
