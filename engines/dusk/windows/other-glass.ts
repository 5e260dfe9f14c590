import type { Lamp, Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { lampQuad } from '#engines/dusk/lamps/lamps.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import { isLikeInRow, panesBesideBoards } from '#engines/dusk/windows/beside-boards.ts';
import { doorSlots } from '#engines/dusk/windows/door-slots.ts';
import { isGlazedGarage } from '#engines/dusk/windows/doubts.ts';
import { framedGlass } from '#engines/dusk/windows/framed-glass.ts';
import { type Frame, quadOf } from '#engines/dusk/windows/frames.ts';
import type { GarageRow } from '#engines/dusk/windows/garage-panes.ts';
import type { Glass, WindowSight } from '#engines/dusk/windows/glass.ts';
import { shiningPanes } from '#engines/dusk/windows/lit-by-day.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { panesOverSills } from '#engines/dusk/windows/over-sills.ts';
import { panesUnderFronds } from '#engines/dusk/windows/under-fronds.ts';
import { isFound, paneOf, type Span, type Window, windowId } from '#engines/dusk/windows/window.ts';
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

export const rowPanes = (look: WindowLook, rows: readonly GarageRow[], span: Span): Window[] =>
  rows.flatMap((row, n) => row.map((pane) => ({ ...paneOf(boxQuad(look, pane), GARAGES + n, span), garage: true })));

/** Garage doors that are glass all over. */
export const glazedGarages = (look: WindowLook, low: readonly Frame[], span: Span): Window[] =>
  low
    .filter((frame) => frame.sure! > GLAZED && isGlazedGarage(look, frame))
    .map((frame, n) => ({ ...paneOf(quadOf(look, frame), GLAZINGS + n, span), garage: true }));

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
