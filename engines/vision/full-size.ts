import { CLASS_NAMES, type ClassName, type Segmentation } from '#engines/ports.ts';
import { guidedFilter } from '#engines/raster/guided-filter.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';
import { growPlane } from '#engines/raster/resize.ts';

/** Luminance 0..1, the guide of every upsampling. */
export const lightPlane = (photo: Raster): Plane => {
  const out = newPlane(photo.width, photo.height);
  for (let i = 0, p = 0; i < out.data.length; i++, p += 3)
    out.data[i] = (photo.data[p]! * 0.299 + photo.data[p + 1]! * 0.587 + photo.data[p + 2]! * 0.114) / 255;
  return out;
};

/** The sum of some classes at the network's size, e.g. floor plus ground. */
export const probabilityOf = (seen: Segmentation, ...names: readonly ClassName[]): Plane => {
  const out = newPlane(seen.width, seen.height);
  for (const name of names) {
    const { data } = seen.probabilities[CLASS_NAMES.indexOf(name)]!;
    for (let i = 0; i < data.length; i++) out.data[i] = out.data[i]! + data[i]!;
  }
  return out;
};

/**
 * A probability at the photo's size whose edges follow the photo's. The window is one and a half network cells wide:
 * as far as the network's own edge can be off. Below a contrast of 3 % (epsilon) the photo has no edge to follow.
 */
export const sharpened = (guide: Plane, small: Plane): Plane => {
  const cell = guide.width / small.width;
  const coarse = growPlane(small, guide.width, guide.height);
  if (cell < 1.2) return coarse;
  const out = guidedFilter(guide, coarse, Math.max(2, Math.round(cell * 1.5)), 0.001, cell > 4 ? 2 : 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = Math.min(1, Math.max(0, out.data[i]!));
  return out;
};

/** One class, or several together, at the photo's size. */
export const fullProbability = (photo: Raster, seen: Segmentation, ...names: readonly ClassName[]): Plane =>
  sharpened(lightPlane(photo), probabilityOf(seen, ...names));
