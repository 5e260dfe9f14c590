import type { Lamp, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { lampQuad } from '#engines/dusk/lamps/lamps.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { isLikeInRow, panesBesideBoards } from '#engines/dusk/windows/beside-boards.ts';
import type { Candidates } from '#engines/dusk/windows/candidates.ts';
import { doorSlots } from '#engines/dusk/windows/door-slots.ts';
import { isGlazedGarage } from '#engines/dusk/windows/doubts.ts';
import { fittedQuad } from '#engines/dusk/windows/fit.ts';
import { framedGlass } from '#engines/dusk/windows/framed-glass.ts';
import { type Frame, quadOf } from '#engines/dusk/windows/frames.ts';
import type { GarageRow } from '#engines/dusk/windows/garage-panes.ts';
import { type Glass, glassIn, type WindowSight } from '#engines/dusk/windows/glass.ts';
import { shiningPanes } from '#engines/dusk/windows/lit-by-day.ts';
import { chanceIn, type WindowLook } from '#engines/dusk/windows/look.ts';
import { panesOverSills } from '#engines/dusk/windows/over-sills.ts';
import { isBoard } from '#engines/dusk/windows/rules.ts';
import { leans, sureGlass } from '#engines/dusk/windows/sure-panes.ts';
import { panesUnderFronds } from '#engines/dusk/windows/under-fronds.ts';
import { isLouvred } from '#engines/dusk/windows/vents.ts';
import { isFound, spanOf, type Window, windowId } from '#engines/dusk/windows/window.ts';
import type { HouseParts } from '#engines/ports.ts';
import type { Plane, Raster } from '#engines/raster/raster.ts';

/** Groups from here on are lamps, each its own. */
const LAMPS = 5000;
/** And from here on the panes of one garage door each. */
const GARAGES = 4000;
const DOORS = 4500;
const HALF_DOORS = 4600;
const GLAZINGS = 4800;
const SHINING = 4900;
/** All glass under the fronds of a tree is one room's. */
const FRONDS = 4700;
const SLOTS = 4780;
/** And past the lamps the panes over one sill each, and those between one pair of shutters each. */
const SILLS = 6000;
const BOARDS = 7000;
/** And panes that the network alone tells, each its own. */
const SEEN = 8000;
const SEEN_CONFIDENCE = 0.7;
/** Mean chance of glass within its sides as fitted: one that takes in half a column has less. */
const FILLED = 0.6;
/** Share of a glazed garage door where the network has no doubt of its glass. */
const GLAZED = 0.6;

const boxQuad = (look: WindowLook, { left, right, top, bottom }: Thing): Quad => {
  const [x0, x1, y0, y1] = [left / look.width, right / look.width, top / look.height, bottom / look.height];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
};

/** Whether a window stands among the panes of a garage door, or reaches over some of them. */
export const inRow = (look: WindowLook, [p, , r]: Quad, row: GarageRow): boolean => {
  const y = ((p[1] + r[1]) / 2) * look.height;
  const [first, last] = [row[0]!, row.at(-1)!];
  const tall = first.bottom - first.top;
  return (
    r[0] * look.width > first.left &&
    p[0] * look.width < last.right &&
    y > Math.min(first.top, last.top) - tall &&
    y < Math.max(first.bottom, last.bottom) + tall
  );
};

/** From where to where the house for sale stands, in fractions of the photo's width. */
type Span = readonly [number, number];

/** A pane of a door; it is a neighbour's where it stands beside the house for sale. */
const paneOf = (quad: Quad, group: number, [from, to]: Span): Window => ({
  id: windowId(quad),
  quad,
  confidence: 0.5,
  group,
  whole: true,
  ...(quad[0][0] < from || quad[1][0] > to ? { beside: true } : {}),
});

export const rowPanes = (look: WindowLook, rows: readonly GarageRow[], span: Span): Window[] =>
  rows.flatMap((row, n) => row.map((pane) => ({ ...paneOf(boxQuad(look, pane), GARAGES + n, span), garage: true })));

/** Garage doors that are glass all over. */
export const glazedGarages = (look: WindowLook, low: readonly Frame[], span: Span): Window[] =>
  low
    .filter((frame) => frame.sure! > GLAZED && isGlazedGarage(look, frame))
    .map((frame, n) => ({ ...paneOf(quadOf(look, frame), GLAZINGS + n, span), garage: true }));

/** How much darker than its surroundings its dark parts are, or how much bluer it is, from which a pane is no opening and no light wall: by day glass is dark, or mirrors the sky. */
const DEPTH = 0.01;
const BLUER = 0.17;
const looksLikeGlass = ({ depth, bluer = 0 }: Glass): boolean => depth > DEPTH || bluer > BLUER;

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

/** Panes that the network is sure of, on an edge all around or in a frame, and no other rule has found; vents and shutters are none. */
export const seenPanes = (
  photo: Raster,
  look: WindowLook,
  sight: WindowSight & { readonly parts: HouseParts },
  { sides: frames, kept }: Candidates,
  known: readonly Pick<Window, 'quad'>[],
  span: Span,
): Window[] => {
  const { glass } = sight.parts;
  const all = sureGlass(glass);
  return all
    .filter(({ box }) => !isFound(known, box) && !known.some((window) => isFound([{ quad: box }], window.quad)))
    .flatMap(({ box, sides, sure }) => {
      const isGlass = (quad: Quad): boolean => {
        const found = glassIn(look, { ...frameOf(look, quad), sure }, sight);
        return looksLikeGlass(found) && (!isBoard(found, kept) || standsBetween(box, all));
      };
      const fit = sides && isGlass(sides) ? fittedQuad(photo, sides, glass) : undefined;
      if (fit?.told) return [fit.quad];
      const framed = frameAround(look, glass, box, frames);
      return framed && isGlass(framed) ? [fittedQuad(photo, framed, glass).quad] : [];
    })
    .filter((quad) => chanceIn(glass, quad) > FILLED && !leans(quad) && !isLouvred(photo, quad))
    .map((quad, n) => ({ ...paneOf(quad, SEEN + n, span), confidence: SEEN_CONFIDENCE }));
};

/** Four sides in fractions of the photo as a frame of the look. */
const frameOf = (look: WindowLook, quad: Quad): Frame => ({
  corners: quad.map(([x, y]) => [x * look.width - 0.5, y * look.height - 0.5]) as unknown as Frame['corners'],
  support: 1,
  bright: false,
});

export const shiningWindows = (
  look: WindowLook,
  sides: readonly Frame[],
  wall: Plane,
  windows: readonly Window[],
): Window[] =>
  shiningPanes(look, sides, wall)
    .filter((quad) => !isFound(windows, quad))
    .map((quad, n) => ({ id: windowId(quad), quad, confidence: 0.8, group: SHINING + n, whole: true, shines: true }));

/** Panes in the leaves of doors and around them, door by door. */
export const doorPanes = (doors: readonly (readonly Quad[])[], windows: readonly Window[], span: Span): Window[] =>
  doors.flatMap((panes, n) =>
    panes.filter((quad) => !isFound(windows, quad)).map((quad) => ({ ...paneOf(quad, DOORS + n, span), leaf: true })),
  );

export const slotPanes = (
  photo: Raster,
  look: WindowLook,
  lamps: readonly Lamp[],
  windows: readonly Window[],
  span: Span,
): Window[] =>
  doorSlots(photo, look, lamps).flatMap((panes, n) =>
    panes.filter((quad) => !isFound(windows, quad)).map((quad) => ({ ...paneOf(quad, SLOTS + n, span), slot: true })),
  );

/** The pane of each half-glazed door, where neither a window nor another pane of a door is known. */
export const halfDoors = (
  look: WindowLook,
  door: Plane,
  doors: readonly (readonly Quad[])[],
  windows: readonly Window[],
  span: Span,
): Window[] => {
  const known = [...windows, ...doors.flat().map((quad) => ({ quad }))];
  return framedGlass(look, door)
    .filter((quad) => !isFound(known, quad))
    .map((quad, n) => paneOf(quad, HALF_DOORS + n, span));
};

/** Glass behind leaves: under the fronds of a palm or a tree, and over the sills of the floor below likely windows. */
export const panesBehindLeaves = (
  look: WindowLook,
  { pane, leaf, house }: WindowSight,
  likely: readonly Glass[],
  windows: readonly Window[],
  span: Span,
): Window[] => {
  if (!leaf) return [];
  const hidden = panesUnderFronds(look, pane, leaf, house).filter((quad) => !isFound(windows, quad));
  const below: Window[] = [];
  for (const [n, glass] of likely.entries()) {
    const panes = panesOverSills(look, leaf, glass).filter((quad) => !isFound([...windows, ...below], quad));
    below.push(...panes.map((quad) => paneOf(quad, SILLS + n, span)));
  }
  return [...hidden.map((quad) => paneOf(quad, FRONDS, span)), ...below];
};

/** Panes between shutters seen aslant, of frames that were left in a row of likely windows. */
export const boardedPanes = (
  photo: Raster,
  look: WindowLook,
  kept: readonly Glass[],
  likely: readonly Glass[],
  windows: readonly Window[],
  span: Span,
): Window[] =>
  kept
    .filter((glass) => isLikeInRow(glass, likely))
    .map((glass) => panesBesideBoards(photo, quadOf(look, glass)))
    .flatMap((panes, n) =>
      panes.filter((quad) => !isFound(windows, quad)).map((quad) => paneOf(quad, BOARDS + n, span)),
    );

export const lampWindows = (look: WindowLook, lamps: readonly Lamp[]): Window[] =>
  lamps.map((lamp, i) => {
    const quad = lampQuad(look, lamp);
    return {
      id: windowId(quad),
      quad,
      confidence: 0.8,
      group: LAMPS + i,
      lamp: true,
      ...(lamp.down ? { down: true } : {}),
      ...(lamp.burns ? { burns: true } : {}),
    };
  });
