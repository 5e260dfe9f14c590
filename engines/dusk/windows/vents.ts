import { slatsIn } from '#engines/dusk/windows/doubts.ts';
import type { Glass } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { areaOf } from '#engines/dusk/windows/rules.ts';
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
