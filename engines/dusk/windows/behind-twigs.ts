import type { Frame } from '#engines/dusk/windows/frames.ts';
import { middleIn } from '#engines/dusk/windows/panes.ts';

/** Share of a whole piece without doubt, from which its panes are not asked for themselves. */
export const WHOLE_PIECE = 0.4;
/** Share of a frame's sides that an edge follows, from which they are plain. */
export const FRAMED = 0.85;

/**
 * Panes with four plain sides in a whole piece that was refused: the network takes a window and the bare tree before the wall beside it for one, and the
 * piece is no window as it is. Its word counts for no pane in it then.
 */
export const behindTwigs = (
  sides: readonly Frame[],
  pieces: readonly Frame[],
  kept: readonly Frame[],
): readonly Frame[] => {
  const refused = pieces.filter(
    (piece) => piece.sure! > WHOLE_PIECE && !kept.some((glass) => middleIn(glass, piece) || middleIn(piece, glass)),
  );
  return sides.filter((frame) => frame.support > FRAMED && refused.some((piece) => middleIn(frame, piece)));
};
