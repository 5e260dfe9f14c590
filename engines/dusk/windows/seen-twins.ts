import type { Quad } from '#engines/dusk/parameters.ts';
import { fittedQuad } from '#engines/dusk/windows/fit.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { mayBePane } from '#engines/dusk/windows/seen-panes.ts';
import { meets, paneOf, type Span, spanOf, type Window } from '#engines/dusk/windows/window.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';
import { filledBy, regionsIn } from '#engines/raster/regions.ts';

/** Chance from which the network sees some glass, cells that a piece fills at least, and the share of its box. */
const SOME = 0.3;
const LEAST = 40;
const FILLED = 0.6;
/** Shares of its size by which one is broader or higher than its twin, and of its height by which it stands higher; and widths between them at most. */
const ALIKE = 0.25;
const LEVEL = 0.2;
const APART = 4;
/** Share of the twin that its windows take at least, without the rim of so many cells where glass fades into wall: of half a door nothing is told. */
const GLAZED = 0.5;
const RIM = 1.5;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const piecesIn = ({ width, height, data }: Plane): Box[] => {
  const on = new Uint8Array(data.length);
  for (let i = 0; i < on.length; i++) if (data[i]! > SOME) on[i] = 1;
  return regionsIn(on, width, height)
    .filter((region) => region.area >= LEAST && filledBy(region) > FILLED)
    .map(({ left, right, top, bottom }) => ({
      left: left / width,
      right: (right + 1) / width,
      top: top / height,
      bottom: (bottom + 1) / height,
    }));
};

const quadOf = ({ left, right, top, bottom }: Box): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
const withoutRim = ({ left, right, top, bottom }: Box, { width, height }: Plane): Box => {
  const [x, y] = [RIM / width, RIM / height];
  return { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
};

const isGlazed = (box: Box, windows: readonly Window[], glass: Plane): boolean =>
  windows.reduce((sum, window) => sum + areaOf(spanOf(window)), 0) > GLAZED * areaOf(withoutRim(box, glass));

/** Whether two pieces are of one size and stand in one row. */
const areTwins = (one: Box, other: Box): boolean => {
  const [wide, tall] = [other.right - other.left, other.bottom - other.top];
  return (
    Math.abs(one.right - one.left - wide) < ALIKE * wide &&
    Math.abs(one.bottom - one.top - tall) < ALIKE * tall &&
    Math.abs(one.top - other.top) < LEVEL * tall &&
    Math.max(one.left - other.right, other.left - one.right) < APART * wide
  );
};

/** Four sides in one piece at their places in another. */
const moved = (quad: Quad, from: Box, to: Box): Quad => {
  const [kx, ky] = [(to.right - to.left) / (from.right - from.left), (to.bottom - to.top) / (from.bottom - from.top)];
  return quad.map(([x, y]) => [to.left + kx * (x - from.left), to.top + ky * (y - from.top)]) as unknown as Quad;
};

/** Groups from here on are such twins, each its own. */
const TWINS = 8500;

/** Whether a window is all glass between its sides: of the pane of a door only what looks like it is, and no twin of it is known so well. */
const isPlain = ({ garage, beside, leaf, slot, shines }: Window): boolean =>
  !(garage || beside || leaf || slot || shines);

/** Windows in glass that the network is less sure of, like those in a piece of the same size in its row: a row is lit as a whole. */
export const twinsSeen = (
  photo: Raster,
  look: WindowLook,
  glass: Plane,
  windows: readonly Window[],
  span: Span,
): Window[] => {
  const pieces = piecesIn(glass).map((box) => ({
    box,
    windows: windows.filter((window) => meets(window, { quad: quadOf(box) })),
  }));
  const glazed = pieces
    .map(({ box, windows: all }) => ({ box, windows: all.filter(isPlain) }))
    .filter((piece) => isGlazed(piece.box, piece.windows, glass));
  return pieces
    .filter((piece) => piece.windows.length === 0)
    .flatMap(({ box }) => {
      const twin = glazed.find((other) => areTwins(box, other.box));
      return (
        twin?.windows.map(({ quad, confidence }) => ({
          quad: fittedQuad(photo, moved(quad, twin.box, box), glass).quad,
          confidence,
        })) ?? []
      );
    })
    .filter(({ quad }) => mayBePane(photo, look, quad))
    .map(({ quad, confidence }, n) => ({ ...paneOf(quad, TWINS + n, span), confidence }));
};
