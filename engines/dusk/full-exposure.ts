import type { Raster } from '#engines/raster/raster.ts';
import { clamp } from '#engines/raster/scalar.ts';

/** Pixels from one that is looked at to the next, and the share of them that are no brighter than the photo's white. */
const STEP = 11;
const WHITE = 0.999;
/** The white of a photo that is exposed fully, which is what finding glass and lamps is made for; the most that a darker one is raised, and how little is let be. */
const FULL = 240;
const MOST = 1.5;
const LEAST = 1.04;

/** By the strongest channel: a photo of a blue sky and no white thing is not dark. */
const whiteOf = ({ data }: Raster): number => {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let p = 0; p + 2 < data.length; p += 3 * STEP, all++) counts[Math.max(data[p]!, data[p + 1]!, data[p + 2]!)]!++;
  let white = 255;
  for (let above = counts[255]!; white > 1 && above < (1 - WHITE) * all; above += counts[white]!) white--;
  return white;
};

/** Raised as far as the strongest channel of a pixel lets it: cut channel by channel, the light of a bulb was white. */
const raise = (from: Uint8Array, to: Uint8Array, gain: number): void => {
  for (let p = 0; p + 2 < from.length; p += 3) {
    const own = Math.min(gain, 255 / Math.max(1, from[p]!, from[p + 1]!, from[p + 2]!));
    to[p] = from[p]! * own + 0.5;
    to[p + 1] = from[p + 1]! * own + 0.5;
    to[p + 2] = from[p + 2]! * own + 0.5;
  }
};

/** The photo as if it were exposed fully: on one that is darker lamps and muntins stand out less, and were not found. */
export const exposedFully = (photo: Raster): Raster => {
  const gain = clamp(FULL / whiteOf(photo), 1, MOST);
  if (gain < LEAST) return photo;
  const data = new Uint8Array(photo.data.length);
  raise(photo.data, data, gain);
  return { ...photo, data };
};
