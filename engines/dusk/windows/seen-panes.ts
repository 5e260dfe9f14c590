import type { Quad } from '#engines/dusk/parameters.ts';
import type { Candidates } from '#engines/dusk/windows/candidates.ts';
import { fittedQuad } from '#engines/dusk/windows/fit.ts';
import { type Frame, quadOf } from '#engines/dusk/windows/frames.ts';
import { type Glass, glassIn, type WindowSight } from '#engines/dusk/windows/glass.ts';
import { chanceIn, type WindowLook } from '#engines/dusk/windows/look.ts';
import { isOpenAir } from '#engines/dusk/windows/openings.ts';
import { isPanelled } from '#engines/dusk/windows/panels.ts';
import { isBoard } from '#engines/dusk/windows/rules.ts';
import { isOneOfPair } from '#engines/dusk/windows/shutter-pairs.ts';
import { leans, sureGlass } from '#engines/dusk/windows/sure-panes.ts';
import { chanceBelow } from '#engines/dusk/windows/surroundings.ts';
import { isLouvred } from '#engines/dusk/windows/vents.ts';
import { meets, paneOf, type Span, sameFloor, spanOf, type Window } from '#engines/dusk/windows/window.ts';
import type { HouseParts } from '#engines/ports.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';

/** Groups from here on are panes that the network alone tells, each its own. */
const SEEN = 8000;
const SEEN_CONFIDENCE = 0.7;
/** Mean chance of glass within its sides as fitted: one that takes in half a column has less. */
const FILLED = 0.6;
/** And chance of ground so far below, in shares of the photo's height, from which it stands there, where a gate is as likely: glass of such a door is seen without doubt. */
const GROUND = 0.4;
const BELOW = 0.02;
const CERTAIN = 0.78;
/** How much darker than its surroundings its dark parts are, or how much bluer it is, from which a pane is no opening and no light wall: by day glass is dark, or mirrors the sky. */
const DEPTH = 0.01;
const BLUER = 0.17;
/** How little darker and how much less blue than its surroundings a white board is: the vent of a blue gable, whose slats a small photo does not show. */
const PALE = 0.15;
const WHITER = -0.04;
export const looksLikeGlass = ({ depth, bluer = 0 }: Pick<Glass, 'depth' | 'bluer'>): boolean =>
  (depth > DEPTH || bluer > BLUER) && (depth > PALE || bluer > WHITER);

/** Share of the two together that a frame and the glass have in common, how plain its sides are, and the mean chance of glass in it, from which the frame is that glass's own. */
const SHARED = 0.7;
const PLAIN = 0.45;
const GLAZED_FRAME = 0.55;

const areaOf = ([a, , c]: Quad): number => Math.max(0, c[0] - a[0]) * Math.max(0, c[1] - a[1]);
const sharedBy = (one: Quad, other: Quad): number => {
  const { left, right, top, bottom } = spanOf({ quad: one });
  const [a, , c] = other;
  const across = Math.min(right, c[0]) - Math.max(left, a[0]);
  const both = across > 0 ? across * Math.max(0, Math.min(bottom, c[1]) - Math.max(top, a[1])) : 0;
  return both / ((right - left) * (bottom - top) + areaOf(other) - both);
};

/** The frame in the photo around glass that something hides in part. */
const frameAround = (look: WindowLook, pane: Plane, box: Quad, frames: readonly Frame[]): Quad | undefined => {
  let [best, most]: [Quad | undefined, number] = [undefined, 0];
  for (const frame of frames) {
    if (frame.support < PLAIN) continue;
    const quad = quadOf(look, frame);
    const shared = sharedBy(quad, box);
    if (shared < SHARED || shared * frame.support < most || chanceIn(pane, quad) < GLAZED_FRAME) continue;
    [best, most] = [quad, shared * frame.support];
  }
  return best;
};

/** Share of its rows that glass on either side of a strip has, and widths of it between them: beyond a shutter is wall. */
const SAME_ROWS = 0.7;
const BETWEEN = 1;
const standsBetween = ([a, , c]: Quad, all: readonly { readonly box: Quad }[]): boolean => {
  const reach = BETWEEN * (c[0] - a[0]);
  const beside = all.filter(
    ({ box: [p, , r] }) => Math.min(c[1], r[1]) - Math.max(a[1], p[1]) > SAME_ROWS * (c[1] - a[1]),
  );
  return (
    beside.some(({ box: [, , r] }) => r[0] <= a[0] && a[0] - r[0] < reach) &&
    beside.some(({ box: [p] }) => p[0] >= c[0] && p[0] - c[0] < reach)
  );
};

/** The upright boxes around the windows of each group. */
const banksOf = (windows: readonly Window[]): { readonly box: Quad }[] => {
  const groups = new Map<number, Window[]>();
  for (const window of windows) groups.set(window.group, [...(groups.get(window.group) ?? []), window]);
  return [...groups.values()].map((bank) => {
    const spans = bank.map(spanOf);
    const [left, right] = [Math.min(...spans.map((span) => span.left)), Math.max(...spans.map((span) => span.right))];
    const [top, bottom] = [Math.min(...spans.map((span) => span.top)), Math.max(...spans.map((span) => span.bottom))];
    return {
      box: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    };
  });
};

/** Four sides in fractions of the photo as a frame of the look. */
const frameOf = (look: WindowLook, quad: Quad): Frame => ({
  corners: quad.map(([x, y]) => [x * look.width - 0.5, y * look.height - 0.5]) as unknown as Frame['corners'],
  support: 1,
  bright: false,
});

/** A pane beside those of a garage door is one of them. */
const inGarageRow = (pane: Window, known: readonly Window[]): Window => {
  const row = known.find((other) => other.garage && sameFloor(pane, other));
  return row ? { ...pane, group: row.group, garage: true } : pane;
};

/** Whether four sides may be a pane's: no opening to the sky, no slip that leans, no vent and no door of panels. */
export const mayBePane = (photo: Raster, look: WindowLook, quad: Quad): boolean =>
  !isOpenAir(look, quad) && !leans(quad, photo) && !isLouvred(photo, quad) && !isPanelled(photo, quad);

/** Panes that the network is sure of, on an edge all around or in a frame, and no other rule has found; vents, shutters and doors of panels are none. */
export const seenPanes = (
  photo: Raster,
  look: WindowLook,
  sight: WindowSight & { readonly parts: HouseParts },
  { sides: closed, kept }: Candidates,
  known: readonly Window[],
  span: Span,
): Window[] => {
  const { glass } = sight.parts;
  const rest = sureGlass(glass, known);
  const banks = banksOf(known.filter(({ lamp }) => !lamp));
  const all = [...rest, ...banks];
  const frames = banks.map(({ box }) => glassIn(look, frameOf(look, box), sight));
  // At the end of a bank that is known, blue is paint: a sash that mirrors the sky would be the bank's.
  const isShutter = (strip: Glass): boolean =>
    isBoard(strip, kept) || isBoard({ ...strip, bluer: 0 }, frames) || isOneOfPair(look, glass, strip, frames);
  const stands = (quad: Quad): boolean => {
    const lower = quad.map(([x, y]) => [x, y + BELOW]) as unknown as Quad;
    return chanceBelow(look, frameOf(look, lower), sight.ground) > GROUND;
  };
  const glazed = (quad: Quad): boolean => chanceIn(glass, quad) > (stands(quad) ? CERTAIN : FILLED);
  return rest
    .filter(({ box }) => !known.some((window) => meets(window, { quad: box })))
    .flatMap(({ box, sides, sure }) => {
      const isGlass = (quad: Quad): boolean => {
        const found = glassIn(look, { ...frameOf(look, quad), sure }, sight);
        return looksLikeGlass(found) && (!isShutter(found) || standsBetween(box, all));
      };
      const fit = sides && isGlass(sides) ? fittedQuad(photo, sides, glass) : undefined;
      if (fit?.told) return [fit.quad];
      const framed = frameAround(look, glass, box, closed);
      return framed && isGlass(framed) ? [fittedQuad(photo, framed, glass).quad] : [];
    })
    .filter((quad) => glazed(quad) && mayBePane(photo, look, quad))
    .map((quad, n) => ({ ...paneOf(quad, SEEN + n, span), confidence: SEEN_CONFIDENCE }))
    .map((pane) => inGarageRow(pane, known));
};
