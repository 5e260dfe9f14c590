import { subjectSpan } from '#engines/dusk/evening/subject-house.ts';
import { lampsOfHouse } from '#engines/dusk/lamps/house-lamps.ts';
import { smallThings, type Thing } from '#engines/dusk/lamps/lamp-shapes.ts';
import { lampQuad } from '#engines/dusk/lamps/lamps.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { SkyMatte } from '#engines/dusk/sky/matte.ts';
import { archOver, lunetteIn } from '#engines/dusk/windows/arches.ts';
import { aslantPanes, isMostlyCasing } from '#engines/dusk/windows/aslant.ts';
import { bankOf } from '#engines/dusk/windows/banks.ts';
import { bayBeside } from '#engines/dusk/windows/bay-panes.ts';
import { behindTwigs, FRAMED, WHOLE_PIECE } from '#engines/dusk/windows/behind-twigs.ts';
import { isLikeInRow, panesBesideBoards } from '#engines/dusk/windows/beside-boards.ts';
import { withoutCasing, withoutReveal } from '#engines/dusk/windows/cased.ts';
import { doorGlass } from '#engines/dusk/windows/door-glass.ts';
import { doorSlots } from '#engines/dusk/windows/door-slots.ts';
import { isGlazedGarage, standsLow } from '#engines/dusk/windows/doubts.ts';
import { gradientsOf } from '#engines/dusk/windows/edges.ts';
import { entryGlass } from '#engines/dusk/windows/entry-glass.ts';
import { fittedQuad, isArch, isCut, isSliver } from '#engines/dusk/windows/fit.ts';
import { framedGlass } from '#engines/dusk/windows/framed-glass.ts';
import { type Frame, framesOf } from '#engines/dusk/windows/frames.ts';
import { type GarageRow, garageRows, leafBelow } from '#engines/dusk/windows/garage-panes.ts';
import { type Glass, glassIn, houseBeside, type WindowSight } from '#engines/dusk/windows/glass.ts';
import { gridPieces } from '#engines/dusk/windows/grid-pieces.ts';
import { withLastPanes } from '#engines/dusk/windows/last-panes.ts';
import { shiningPanes } from '#engines/dusk/windows/lit-by-day.ts';
import { chanceIn, type WindowLook, windowLook } from '#engines/dusk/windows/look.ts';
import { panesOverSills } from '#engines/dusk/windows/over-sills.ts';
import { areaIn, type GlassSeen, middleIn, panesSeen } from '#engines/dusk/windows/panes.ts';
import { withoutPiers } from '#engines/dusk/windows/piers.ts';
import { aboveRailing, belowSill } from '#engines/dusk/windows/railings.ts';
import {
  areaOf,
  coverage,
  isBoard,
  isDoor,
  isGarageRow,
  isLeafBeside,
  isShutter,
  supportOf,
  withoutOpenings,
} from '#engines/dusk/windows/rules.ts';
import { sashesBeside } from '#engines/dusk/windows/sashes.ts';
import { withoutShutters } from '#engines/dusk/windows/shutters.ts';
import { isSidelight, withLevelSill } from '#engines/dusk/windows/sidelights.ts';
import { sillsInSun } from '#engines/dusk/windows/sills-in-sun.ts';
import { twinSash } from '#engines/dusk/windows/twin-sash.ts';
import { panesUnderFronds } from '#engines/dusk/windows/under-fronds.ts';
import { isVent, lonely } from '#engines/dusk/windows/vents.ts';
import { overlap, type Window, windowId } from '#engines/dusk/windows/window.ts';
import type { Raster } from '#engines/raster/raster.ts';

const SHOWN_FROM = 0.14;
const ARCHED = 0.2;
/** What remains of a low score where the network has less than an even chance of glass: a white post may have four sides. */
const DOUBTFUL = 0.3;
const EVEN = 0.5;
const DOUBT = 0.5;
/** Largest share of the photo that a pane in a door's leaf takes. */
const LEAF_PANE = 0.003;
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
const SILLS = 4750;
const BOARDS = 4760;
const SLOTS = 4780;
/** Share of a glazed garage door where the network has no doubt of its glass. */
const GLAZED = 0.6;

/** Best first; of overlapping ones the better, with a bonus for size: a whole window beats one of its panes. */
const thinOut = (all: readonly Glass[]): Glass[] => {
  const worth = (glass: Glass): number =>
    glass.score * (areaOf(glass) / 100) ** 0.22 * ((glass.sure ?? 0) > WHOLE_PIECE ? 3 : 1);
  const kept: Glass[] = [];
  for (const glass of [...all].sort((a, b) => worth(b) - worth(a)))
    if (!kept.some((other) => coverage(glass, other) > 0.25)) kept.push(glass);
  return kept;
};

/** Share of the taller one's height between a window and its transom at most: what is further apart stands on two floors. */
const TRANSOM = 0.15;

/** Neighbours with only a mullion between them are one window. */
const groupsOf = (all: readonly Glass[]): number[] => {
  const group = all.map((_, i) => i);
  const root = (i: number): number => (group[i] === i ? i : root(group[i]!));
  for (const [i, a] of all.entries())
    for (let j = 0; j < i; j++) {
      const b = all[j]!;
      const gapX = Math.max(a.left, b.left) - Math.min(a.right, b.right);
      const gapY = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
      const near = Math.min(a.right - a.left, b.right - b.left, a.bottom - a.top, b.bottom - b.top) * 0.45;
      const transom = TRANSOM * Math.max(a.bottom - a.top, b.bottom - b.top);
      if (gapX < near && gapY < Math.min(near, transom) && (gapX < 0 || gapY < 0)) group[root(i)] = root(j);
    }
  return all.map((_, i) => root(i));
};

/** Least share of the glass around it that a frame closes: less is a chair on a porch, a door's panel or a gap of a railing. */
const MOST = 0.3;
const standsAlone = (frame: Frame, seen: GlassSeen): boolean => {
  const { corners } = frame;
  const [a, , c] = corners;
  // The word of a whole piece counts for its panes too, whatever it is.
  if (seen.frames.some((piece) => piece.sure! > WHOLE_PIECE && middleIn(frame, piece))) return false;
  const area = areaIn(corners);
  const glass = seen.areaAt((a[0] + c[0]) / 2, (a[1] + c[1]) / 2);
  // Where the network doubts between a window and a door, four plain sides speak for it.
  return glass === 0 ? frame.support > FRAMED : area > MOST * glass && area < 2.6 * glass;
};

const boxQuad = (look: WindowLook, { left, right, top, bottom }: Thing): Quad => {
  const [x0, x1, y0, y1] = [left / look.width, right / look.width, top / look.height, bottom / look.height];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
};

/** A frame's corners in fractions of the photo. */
const quadOf = (look: WindowLook, { corners }: Frame): Quad =>
  corners.map(([x, y]) => [(x + 0.5) / look.width, (y + 0.5) / look.height]) as unknown as Quad;

/** Whether a window stands among the panes of a garage door, or reaches over some of them. */
const inRow = (look: WindowLook, [p, , r]: Quad, row: GarageRow): boolean => {
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

export const findWindows = (photo: Raster, matte: SkyMatte, sight?: WindowSight): Window[] => {
  const look = windowLook(photo, matte);
  const glassAt = (x: number, y: number): number => {
    const { width, height, data } = sight!.pane;
    const row = Math.min(height - 1, Math.max(0, Math.floor((y / look.height) * height)));
    return data[row * width + Math.min(width - 1, Math.max(0, Math.floor((x / look.width) * width)))]!;
  };
  const gradients = gradientsOf(look);
  const seen = sight && panesSeen(look, sight.pane, gradients, (frame) => houseBeside(look, frame, sight.house));
  const low = seen ? seen.frames.filter((frame) => standsLow(look, frame)) : [];
  const railed = seen ? seen.frames.flatMap((frame) => belowSill(frame, aboveRailing(look, frame))) : [];
  const sides = framesOf(look, gradients, sight && glassAt);
  const frames = seen
    ? [...sides.filter((frame) => standsAlone(frame, seen)), ...seen.frames]
        .filter((frame) => ![...low, ...railed].some((other) => middleIn(frame, other)))
        .map((frame) => aboveRailing(look, withoutShutters(look, withoutPiers(look, sight!, frame))))
    : sides;
  const scored = (some: readonly Frame[]): Glass[] =>
    some.map((frame) => glassIn(look, frame, sight)).filter((glass) => glass.score > 0.05);
  const pieced = scored(frames);
  const kept = thinOut(withoutOpenings([...pieced, ...scored(seen ? behindTwigs(sides, seen.frames, pieced) : [])]));
  const likely = kept
    .map((glass) => {
      const support = supportOf(glass, kept);
      const score =
        glass.score * (0.6 + 0.2 * Math.min(2, support)) * (sight && support < 2 && isVent(look, glass) ? 0.1 : 1);
      // No vent and no lamp has sashes between two casings.
      const alone = sight && support < 1 && aslantPanes(photo, quadOf(look, glass)).length === 0;
      return { ...glass, score: alone ? score * lonely(look, glass, kept) : score };
    })
    .filter(({ score }) => score > SHOWN_FROM)
    .filter((glass) => sight || (!isGarageRow(glass, kept) && !isDoor(glass, kept)))
    .filter((glass) => !isShutter(glass, kept) && !isBoard(glass, kept) && !isLeafBeside(glass, kept))
    // A pane in the leaf of a garage door is lit with its whole row or not at all.
    .filter(
      (glass) =>
        !(
          sight &&
          areaOf(glass) < LEAF_PANE * look.width * look.height &&
          leafBelow(look, sight.shut, glass, sight.door)
        ),
    );
  const banked = sight ? [...likely, ...likely.flatMap((glass) => bankOf(look, sight, glass, likely))] : likely;
  const paired = sight ? [...banked, ...banked.flatMap((glass) => twinSash(look, sight.pane, glass, banked))] : banked;
  const sashed = [...paired, ...paired.flatMap((glass) => sashesBeside(look, glass, paired))];
  const bays = sight ? [...sashed, ...sashed.flatMap((glass) => bayBeside(look, sight, glass, sashed))] : sashed;
  const pieces = sight ? gridPieces(look, sight.pane, bays) : bays;
  const groups = groupsOf(pieces);
  const [from, to] = sight ? subjectSpan(look, sight) : [0, 1];
  const fitted = pieces.flatMap((glass, i) => {
    const found = quadOf(look, glass);
    const { quad: fit, told } = glass.whole
      ? { quad: found, told: true }
      : fittedQuad(photo, found, sight?.pane, glass.ended);
    const sidelight = isSidelight(glass, fit, photo);
    const cased = withoutCasing(sidelight ? withLevelSill(fit, photo) : fit, photo);
    const cut = !sidelight && (isSliver(cased, photo) || isCut(cased, photo));
    const sashes =
      sight && !sidelight ? aslantPanes(photo, cased).filter((sash) => cut || isMostlyCasing(sash, cased)) : [];
    const quad = sashes.length > 0 ? cased : withoutReveal(cased, photo);
    const unlikely = sight && glass.score < DOUBTFUL && chanceIn(sight.pane, quad) < EVEN;
    const middle = (glass.left + glass.right) / 2 / look.width;
    const beside = middle < from || middle > to;
    const lunette = sight && !sidelight && isArch(quad) ? lunetteIn(photo, quad) : undefined;
    // Of an arch, of a window that something cuts and of one seen aslant, half of it casing, it cannot be told where the glass ends: better dark than lit in part.
    const untold = !sidelight && (isArch(quad) || cut) && sashes.length === 0 && !lunette;
    const confidence = Math.min(1, glass.score) * (untold ? ARCHED : 1) * (unlikely ? DOUBT : 1);
    return (sashes.length > 0 ? sashes : [lunette ?? quad]).map((each) => ({
      id: windowId(each),
      quad: each,
      confidence,
      group: groups[i]!,
      ...(told || lunette || sashes.length > 0 ? { whole: true } : {}),
      ...(lunette && sashes.length === 0 ? { leaf: true } : {}),
      ...(glass.mirrors ? { mirrors: true } : {}),
      ...(beside ? { beside } : {}),
    }));
  });
  const square = sight ? withLastPanes(photo, sillsInSun(photo, fitted)) : fitted;
  const arches = square.flatMap((window) => {
    const quad = archOver(photo, window.quad);
    return quad ? [{ ...window, id: windowId(quad), quad, whole: true, leaf: true }] : [];
  });
  const windows = [
    ...square.filter((window) => !arches.some((arch) => overlap(arch, window.quad) || overlap(window, arch.quad))),
    ...arches,
  ];
  const shining = sight
    ? shiningPanes(look, sides, sight.wall).filter((quad) => !windows.some((window) => overlap(window, quad)))
    : [];
  const small = sight ? smallThings(look, sight.wall) : [];
  const rows = sight ? garageRows(look, sight, small) : [];
  const glazed = low.filter((frame) => frame.sure! > GLAZED && isGlazedGarage(look, frame));
  const entries = sight ? entryGlass(look, sight.door) : [];
  const doors = sight ? [...doorGlass(look, sight.door), ...entries.map(({ panes }) => panes)] : [];
  const known = [...windows.map(({ quad }) => quad), ...doors.flat()];
  const framed = sight
    ? framedGlass(look, sight.door).filter((quad) => !known.some((other) => overlap({ quad: other }, quad)))
    : [];
  const lamps = sight
    ? lampsOfHouse(
        look,
        small,
        sight,
        entries.flatMap(({ lamps: hung }) => hung),
      ).filter(({ x }) => x > from * look.width && x < to * look.width)
    : [];
  const hidden = sight?.leaf ? panesUnderFronds(look, sight.pane, sight.leaf, sight.house) : [];
  const slots = doorSlots(photo, look, lamps);
  const boarded = sight
    ? kept.filter((glass) => isLikeInRow(glass, likely)).map((glass) => panesBesideBoards(photo, quadOf(look, glass)))
    : [];
  const below = sight?.leaf
    ? likely
        .flatMap((glass) => panesOverSills(look, sight.leaf!, glass))
        .filter((quad) => !windows.some((window) => overlap(window, quad)))
    : [];
  /** A pane of a door; it is a neighbour's where it stands beside the house for sale. */
  const paneOf = (quad: Quad, group: number): Window => ({
    id: windowId(quad),
    quad,
    confidence: 0.5,
    group,
    whole: true,
    ...(quad[0][0] < from || quad[1][0] > to ? { beside: true } : {}),
  });
  return [
    ...windows.filter(({ quad }) => !rows.some((row) => inRow(look, quad, row))),
    ...rows.flatMap((row, n) =>
      row.map((pane) => {
        const quad = boxQuad(look, pane);
        return { ...paneOf(quad, GARAGES + n), garage: true };
      }),
    ),
    ...glazed.map((frame, n) => ({ ...paneOf(quadOf(look, frame), GLAZINGS + n), garage: true })),
    ...shining.map((quad, n) => ({
      id: windowId(quad),
      quad,
      confidence: 0.8,
      group: SHINING + n,
      whole: true,
      shines: true,
    })),
    ...doors.flatMap((panes, n) =>
      panes
        .filter((quad) => !windows.some((window) => overlap(window, quad)))
        .map((quad) => ({ ...paneOf(quad, DOORS + n), leaf: true })),
    ),
    ...hidden.filter((quad) => !windows.some((window) => overlap(window, quad))).map((quad) => paneOf(quad, FRONDS)),
    ...below.map((quad) => paneOf(quad, SILLS)),
    ...boarded.flatMap((panes, n) =>
      panes.filter((quad) => !windows.some((window) => overlap(window, quad))).map((quad) => paneOf(quad, BOARDS + n)),
    ),
    ...slots.flatMap((panes, n) =>
      panes
        .filter((quad) => !windows.some((window) => overlap(window, quad)))
        .map((quad) => ({ ...paneOf(quad, SLOTS + n), slot: true })),
    ),
    ...framed.map((quad, n) => paneOf(quad, HALF_DOORS + n)),
    ...lamps.map((lamp, i) => {
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
    }),
  ];
};
