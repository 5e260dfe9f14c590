import type { Quad } from '#engines/dusk/parameters.ts';
import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import { chanceIn, type WindowLook } from '#engines/dusk/windows/look.ts';
import { spanOf } from '#engines/dusk/windows/window.ts';

/** Share of it that the evening's sky takes, from which it is no pane: between the columns of a porch sky and a neighbour's roof show as behind glass. */
const OPEN = 0.12;
/** Share of the photo from which a window is large, and the mean chance of glass that the network which knows houses best sees in one at least: less is a carport, a wall of stone or stairs between rails. */
const LARGE = 0.007;
const GLAZED = 0.42;

type Look = Pick<WindowLook, 'width' | 'height' | 'sky'>;

/** Whether the sky is seen through it. */
export const isOpenAir = ({ width, height, sky }: Look, quad: Quad): boolean =>
  chanceIn({ width, height, data: sky }, quad) >= OPEN;

/** Whether what passes for a window is an opening or a wall: open to the sky, or large and with hardly any glass to be seen. */
export const isOpening = (look: Look, quad: Quad, sight: Pick<WindowSight, 'parts'>): boolean => {
  if (isOpenAir(look, quad)) return true;
  const { left, right, top, bottom } = spanOf({ quad });
  const large = (right - left) * (bottom - top) > LARGE;
  return large && sight.parts !== undefined && chanceIn(sight.parts.glass, quad) < GLAZED;
};
