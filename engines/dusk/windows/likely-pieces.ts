import { aslantPanes } from '#engines/dusk/windows/aslant.ts';
import { quadOf } from '#engines/dusk/windows/frames.ts';
import { leafBelow } from '#engines/dusk/windows/garage-panes.ts';
import type { Glass, WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import {
  areaOf,
  isBoard,
  isDoor,
  isGarageRow,
  isLeafBeside,
  isShutter,
  supportOf,
} from '#engines/dusk/windows/rules.ts';
import { isVent, lonely } from '#engines/dusk/windows/vents.ts';
import type { Raster } from '#engines/raster/raster.ts';

const SHOWN_FROM = 0.14;
/** Largest share of the photo that a pane in a door's leaf takes. */
const LEAF_PANE = 0.003;

/** A candidate's score with the word of the others: windows of a house are alike, a vent and a lamp stand alone. */
const amongOthers = (
  photo: Raster,
  look: WindowLook,
  glass: Glass,
  kept: readonly Glass[],
  sight?: WindowSight,
): Glass => {
  const support = supportOf(glass, kept);
  const score =
    glass.score * (0.6 + 0.2 * Math.min(2, support)) * (sight && support < 2 && isVent(look, glass) ? 0.1 : 1);
  // No vent and no lamp has sashes between two casings.
  const alone = sight && support < 1 && aslantPanes(photo, quadOf(look, glass)).length === 0;
  return { ...glass, score: alone ? score * lonely(look, glass, kept) : score };
};

/** A pane in the leaf of a garage door is lit with its whole row or not at all. */
const isLeafPane = (look: WindowLook, sight: WindowSight, glass: Glass): boolean =>
  areaOf(glass) < LEAF_PANE * look.width * look.height && leafBelow(look, sight.shut, glass, sight.door);

/** Candidates that are glass of a window, and no shutter, board or leaf of a door. */
export const likelyPieces = (
  photo: Raster,
  look: WindowLook,
  kept: readonly Glass[],
  sight?: WindowSight,
): readonly Glass[] =>
  kept
    .map((glass) => amongOthers(photo, look, glass, kept, sight))
    .filter(({ score }) => score > SHOWN_FROM)
    .filter((glass) => sight || (!isGarageRow(glass, kept) && !isDoor(glass, kept)))
    .filter((glass) => !isShutter(glass, kept) && !isBoard(glass, kept) && !isLeafBeside(glass, kept))
    .filter((glass) => !(sight && isLeafPane(look, sight, glass)));
