import type { Quad } from '#engines/dusk/parameters.ts';
import { linesIn, slatsIn } from '#engines/dusk/windows/doubts.ts';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { areaOf } from '#engines/dusk/windows/rules.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Largest share of the photo that a gable vent takes, and the slats from which a small lone frame is one. */
const VENT = 0.0025;
const SLATS = 5;
const SHALLOW = 0.2;
const VENT_DEPTH = 0.3;
/** Where the network doubts it, more of that is asked. */
const DOUBTED = 0.6;
const DOUBTED_DEPTH = 0.32;
/** Rows from one slat to the next, at most; muntins lie further apart. */
const SLAT = 6;
/** A lone frame this much smaller than the others is a lamp, a letter box or the gap of a railing. */
const TINY = 0.35;
/** Unless the network is certain of this share of it. */
const CERTAIN = 0.5;

/** Widths to a height from which a piece is no vent and no lamp, but a band of glass. */
const BAND = 1.7;

/** Blue of the sky, alone and against what is around it, from which a piece mirrors it: between dark shutters no glass is darker than its surroundings, and no board is so blue. */
const SKY = 0.07;
const BLUER = 0.09;
const mirrorsSky = ({ blue = 0, bluer = 0 }: Pick<Glass, 'blue' | 'bluer'>): boolean => blue > SKY && bluer > BLUER;

/** What remains of the word of a frame that has no like-sized neighbour. */
export const lonely = (look: WindowLook, glass: Glass, all: readonly Glass[]): number => {
  const middle = quantile(all.map(areaOf), 0.5);
  if (areaOf(glass) < TINY * middle && (glass.sure ?? 0) < CERTAIN) return 0.4;
  const band = glass.right - glass.left > BAND * (glass.bottom - glass.top);
  const small = !band && areaOf(glass) < VENT * look.width * look.height;
  // Boards painted like the wall have no dark between them as panes have.
  if (small && !mirrorsSky(glass) && glass.depth < ((glass.sure ?? 0) < DOUBTED ? DOUBTED_DEPTH : SHALLOW)) return 0.25;
  const slats = small ? slatsIn(look, glass) : 0;
  return slats >= SLATS && glass.bottom - glass.top < slats * SLAT ? 0.3 : 1;
};

/** White louvres in a white frame, as high as wide: a gable vent, however sure the network is of it. */
export const isVent = (look: WindowLook, glass: Glass): boolean => {
  const [w, h] = [glass.right - glass.left, glass.bottom - glass.top];
  if (w * h > VENT * look.width * look.height || h > 1.5 * w || glass.depth > VENT_DEPTH) return false;
  const slats = slatsIn(look, glass);
  return slats >= SLATS && h < slats * SLAT;
};

/** Slats that a louvre has at least, how much each stands out, and pixels at 1600 from one to the next at most: those of a blind lie further apart, or cover a whole window. */
const LOUVRES = 6;
const LOUVRE = 0.04;
const PITCH = 7;

/** Mean light of each row in the middle half of what lies between four sides, as it leans. */
const rowsIn = ({ width, height, data }: Raster, [a, b, c, d]: Quad): number[] => {
  const [top, bottom] = [((a[1] + b[1]) / 2) * height, ((c[1] + d[1]) / 2) * height];
  const [left, right] = [((a[0] + d[0]) / 2) * width, ((b[0] + c[0]) / 2) * width];
  const slope = (((b[1] - a[1] + c[1] - d[1]) / 2) * height) / Math.max(1, right - left);
  const quarter = (right - left) / 4;
  const rows: number[] = [];
  for (let y = Math.ceil(top); y < bottom; y++) {
    let [sum, n] = [0, 0];
    for (let x = Math.ceil(left + quarter); x < right - quarter; x++, n++) {
      const row = Math.min(height - 1, Math.max(0, Math.round(y + slope * (x - (left + right) / 2))));
      const p = (row * width + x) * 3;
      sum += data[p]! * 77 + data[p + 1]! * 151 + data[p + 2]! * 28;
    }
    rows.push(sum / 65280 / Math.max(1, n));
  }
  return rows;
};

/** Whether a small pane is a vent or a shutter, by its slats as the photo shows them. */
export const isLouvred = (photo: Raster, quad: Quad): boolean => {
  const [a, b, c, d] = quad;
  if (((b[0] + c[0] - a[0] - d[0]) / 2) * ((c[1] + d[1] - a[1] - b[1]) / 2) > VENT) return false;
  const rows = rowsIn(photo, quad);
  const slats = linesIn(rows, LOUVRE);
  return slats >= LOUVRES && rows.length < (slats * PITCH * Math.max(photo.width, photo.height)) / 1600;
};
