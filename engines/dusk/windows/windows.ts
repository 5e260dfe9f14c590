import { subjectSpan } from '#engines/dusk/evening/subject-house.ts';
import { lampsOfHouse } from '#engines/dusk/lamps/house-lamps.ts';
import { smallThings } from '#engines/dusk/lamps/lamp-shapes.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { SkyMatte } from '#engines/dusk/sky/matte.ts';
import { candidatesIn } from '#engines/dusk/windows/candidates.ts';
import { doorGlass } from '#engines/dusk/windows/door-glass.ts';
import { entryGlass } from '#engines/dusk/windows/entry-glass.ts';
import { fittedWindows } from '#engines/dusk/windows/fitted-windows.ts';
import { garageRows } from '#engines/dusk/windows/garage-panes.ts';
import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import { likelyPieces } from '#engines/dusk/windows/likely-pieces.ts';
import { chanceIn, type WindowLook, windowLook } from '#engines/dusk/windows/look.ts';
import { isOpening } from '#engines/dusk/windows/openings.ts';
import {
  boardedPanes,
  doorPanes,
  glazedGarages,
  halfDoors,
  inRow,
  lampWindows,
  panesBehindLeaves,
  rowPanes,
  shiningWindows,
  slotPanes,
} from '#engines/dusk/windows/other-glass.ts';
import { isPanelled } from '#engines/dusk/windows/panels.ts';
import { withSiblings } from '#engines/dusk/windows/piece-siblings.ts';
import { seenPanes } from '#engines/dusk/windows/seen-panes.ts';
import { twinsSeen } from '#engines/dusk/windows/seen-twins.ts';
import { withoutBalustrades } from '#engines/dusk/windows/terraces.ts';
import { meets, type Window } from '#engines/dusk/windows/window.ts';
import type { Raster } from '#engines/raster/raster.ts';

/** Confidence below which a window stays dark unasked: one that the network sees whole takes its place. */
const DOUBTED = 0.29;

/** Mean chance of glass from which the one network calls a window glass, and below which the one that knows houses best denies it. */
const CALLED = 0.5;
const DENIED = 0.25;

/** Whether what passes for a window is a white door or a wall to the network that knows houses best. */
export const isDenied = (quad: Quad, sight?: Pick<WindowSight, 'pane' | 'parts'>): boolean =>
  sight?.parts !== undefined && chanceIn(sight.pane, quad) > CALLED && chanceIn(sight.parts.glass, quad) < DENIED;

/** Glass that rules tell because the networks do not see it: in a door or a gate, or before a bright room. */
const isHidden = ({ leaf, garage, shines }: Window): boolean => Boolean(leaf || garage || shines);

/** Windows that rules tell and panes that the network sees: a doubted one yields to those, whether it lies in one or holds one. */
export const withSeen = (told: readonly Window[], seen: readonly Window[]): Window[] => [
  ...told.filter((window) => window.confidence >= DOUBTED || !seen.some((pane) => meets(window, pane))),
  ...seen,
];

export const findWindows = (photo: Raster, matte: SkyMatte, sight?: WindowSight): Window[] => {
  const look = windowLook(photo, matte);
  const all = windowsIn(photo, look, sight);
  return sight?.terrace ? withoutBalustrades(look, all, sight) : all;
};

/** Windows first; then the glass of garages and doors, glass behind leaves and boards, and lamps. */
const windowsIn = (photo: Raster, look: WindowLook, sight?: WindowSight): Window[] => {
  const candidates = candidatesIn(look, sight);
  const { sides, low, kept } = candidates;
  const likely = likelyPieces(photo, look, kept, sight);
  const pieces = withSiblings(look, likely, sight);
  const span = sight ? subjectSpan(look, sight) : ([0, 1] as const);
  const windows = fittedWindows(photo, look, pieces, span, sight).filter(
    ({ quad }) => !isDenied(quad, sight) && !isPanelled(photo, quad) && !(sight && isOpening(look, quad, sight)),
  );
  if (!sight) return windows;
  const small = smallThings(look, sight.wall);
  const rows = garageRows(look, sight, small);
  const entries = entryGlass(look, sight.door);
  const doors = [...doorGlass(look, sight.door), ...entries.map(({ panes }) => panes)];
  const hung = entries.flatMap(({ lamps }) => lamps);
  const lamps = lampsOfHouse(look, small, sight, hung).filter(
    ({ x }) => x > span[0] * look.width && x < span[1] * look.width,
  );
  const told = [
    ...windows.filter(({ quad }) => !rows.some((row) => inRow(look, quad, row))),
    ...rowPanes(look, rows, span),
    ...glazedGarages(look, low, span),
    ...shiningWindows(look, sides, sight.wall, windows),
    ...doorPanes(doors, windows, span),
    ...panesBehindLeaves(look, sight, likely, windows, span),
    ...boardedPanes(photo, look, kept, likely, windows, span),
    ...slotPanes(photo, look, lamps, windows, span),
    ...halfDoors(look, sight.door, doors, windows, span),
  ].filter((window) => !isOpening(look, window.quad, isHidden(window) ? {} : sight));
  const { parts } = sight;
  const all = [...told, ...lampWindows(look, lamps)];
  if (!parts) return all;
  const sure = all.filter(({ confidence }) => confidence >= DOUBTED);
  const seen = seenPanes(photo, look, { ...sight, parts }, candidates, sure, span);
  const panes = [...sure.filter(({ lamp }) => !lamp), ...seen];
  return withSeen(all, [...seen, ...twinsSeen(photo, look, parts.glass, panes, span)]);
};
