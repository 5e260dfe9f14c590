import type { Raster } from '#engines/raster/raster.ts';
import { clamp } from '#engines/raster/scalar.ts';

/** Pixels from one that is looked at to the next, and the share of them that are no brighter than the photo's white. */
const STEP = 11;
const WHITE = 0.999;
/** The white of a photo that is exposed fully, which is what finding glass and lamps is made for; the most that a darker one is raised, and how little is let be. */
const FULL = 240;
const MOST = 1.5;
const LEAST = 1.04;

const whiteOf = ({ data }: Raster): number => {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let p = 0; p + 2 < data.length; p += 3 * STEP, all++)
    counts[(data[p]! * 77 + data[p + 1]! * 151 + data[p + 2]! * 28) >> 8]!++;
  let white = 255;
  for (let above = counts[255]!; white > 1 && above < (1 - WHITE) * all; above += counts[white]!) white--;
  return white;
};

/** The photo as if it were exposed fully: on one that is darker lamps and muntins stand out less, and were not found. */
export const exposedFully = (photo: Raster): Raster => {
  const gain = clamp(FULL / whiteOf(photo), 1, MOST);
  if (gain < LEAST) return photo;
  const raised = Uint8Array.from({ length: 256 }, (_, v) => Math.min(255, Math.round(v * gain)));
  return { ...photo, data: photo.data.map((v) => raised[v]!) };
};
