import { findLamps, lampQuad } from '#engines/dusk/lamps.ts';
import { litSpots } from '#engines/dusk/lit-spots.ts';
import type { Quad } from '#engines/dusk/parameters.ts';
import type { SkyMatte } from '#engines/dusk/sky-matte.ts';
import { subjectSpan } from '#engines/dusk/subject-house.ts';
import { slatsIn, standsLow } from '#engines/dusk/window-doubts.ts';
import { gradientsOf } from '#engines/dusk/window-edges.ts';
import { type Frame, framesOf } from '#engines/dusk/window-frames.ts';
import { type Glass, glassIn, houseBeside, type WindowSight } from '#engines/dusk/window-glass.ts';
import { type WindowLook, windowLook } from '#engines/dusk/window-look.ts';
import { areaIn, type GlassSeen, middleIn, panesSeen } from '#engines/dusk/window-panes.ts';
import { areaOf, coverage, isBoard, isDoor, isGarageRow, isShutter, supportOf } from '#engines/dusk/window-rules.ts';
import { withoutShutters } from '#engines/dusk/window-shutters.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** A piece of glass, corners in fractions of the picture. Pieces of one window share `group`. */
export type Window = {
  readonly id: string;
  readonly quad: Quad;
  readonly confidence: number;
  readonly group: number;
  /** A lantern on the wall, not a window: it is switched the same way. */
  readonly lamp?: boolean;
  readonly down?: boolean;
  /** In a neighbour's house: dark, unless a tap lights it. */
  readonly beside?: boolean;
};

const SHOWN_FROM = 0.14;
/** Groups from here on are lamps, each its own. */
const LAMPS = 5000;

/** Share of a whole piece without doubt, from which its panes are not asked for themselves. */
const WHOLE_PIECE = 0.4;

/** Best first; of overlapping ones the better, with a bonus for size: a whole window beats one of its panes. */
const thinOut = (all: readonly Glass[]): Glass[] => {
  const worth = (glass: Glass): number =>
    glass.score * (areaOf(glass) / 100) ** 0.22 * ((glass.sure ?? 0) > WHOLE_PIECE ? 3 : 1);
  const kept: Glass[] = [];
  for (const glass of [...all].sort((a, b) => worth(b) - worth(a)))
    if (!kept.some((other) => coverage(glass, other) > 0.25)) kept.push(glass);
  return kept;
};

/** Largest share of the photo that a gable vent takes, and the slats from which a small lone frame is one. */
const VENT = 0.0025;
const SLATS = 5;
const SHALLOW = 0.2;
/** Where the network doubts it, more of that is asked. */
const DOUBTED = 0.6;
const DOUBTED_DEPTH = 0.32;
/** Rows from one slat to the next, at most; muntins lie further apart. */
const SLAT = 6;
/** A lone frame this much smaller than the others is a lamp, a letter box or the gap of a railing. */
const TINY = 0.35;

/** What remains of the word of a frame that has no like-sized neighbour. */
const lonely = (look: WindowLook, glass: Glass, all: readonly Glass[]): number => {
  const middle = quantile(all.map(areaOf), 0.5);
  if (areaOf(glass) < TINY * middle) return 0.4;
  const small = areaOf(glass) < VENT * look.width * look.height;
  // Boards painted like the wall have no dark between them as panes have.
  if (small && glass.depth < ((glass.sure ?? 0) < DOUBTED ? DOUBTED_DEPTH : SHALLOW)) return 0.25;
  const slats = small ? slatsIn(look, glass) : 0;
  return slats >= SLATS && glass.bottom - glass.top < slats * SLAT ? 0.3 : 1;
};

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
      if (gapX < near && gapY < near && (gapX < 0 || gapY < 0)) group[root(i)] = root(j);
    }
  return all.map((_, i) => root(i));
};

const span = ({ quad: [p, q, r, s] }: Window) => ({
  left: Math.min(p[0], s[0]),
  right: Math.max(q[0], r[0]),
  top: Math.min(p[1], q[1]),
  bottom: Math.max(r[1], s[1]),
});

/** Whether two pieces stand one above the other in one window: no one lights half a window. */
export const sameSash = (a: Window, b: Window): boolean => {
  const [m, n] = [span(a), span(b)];
  const shared = Math.min(m.right, n.right) - Math.max(m.left, n.left);
  const gap = Math.max(m.top, n.top) - Math.min(m.bottom, n.bottom);
  const lower = Math.min(m.bottom - m.top, n.bottom - n.top);
  return a !== b && shared > 0.7 * Math.min(m.right - m.left, n.right - n.left) && gap < 0.5 * lower;
};

/** Whether two windows are of one kind and stand in one row: a floor is lit as a whole. */
export const sameFloor = (a: Window, b: Window): boolean => {
  const [m, n] = [span(a), span(b)];
  const [tallA, tallB] = [m.bottom - m.top, n.bottom - n.top];
  const [wideA, wideB] = [m.right - m.left, n.right - n.left];
  const shared = Math.min(m.bottom, n.bottom) - Math.max(m.top, n.top);
  const apart = Math.max(m.left, n.left) - Math.min(m.right, n.right);
  return (
    a !== b &&
    shared > 0.7 * Math.min(tallA, tallB) &&
    Math.min(tallA, tallB) > 0.7 * Math.max(tallA, tallB) &&
    Math.min(wideA, wideB) > 0.55 * Math.max(wideA, wideB) &&
    apart < 6 * Math.max(wideA, wideB)
  );
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
  return area > MOST * glass && area < 2.6 * glass;
};

export const windowId = (quad: Quad): string =>
  `w${Math.round(((quad[0][0] + quad[2][0]) / 2) * 1000)}-${Math.round(((quad[0][1] + quad[2][1]) / 2) * 1000)}`;

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
  const frames = seen
    ? [...framesOf(look, gradients, glassAt).filter((frame) => standsAlone(frame, seen)), ...seen.frames]
        .filter((frame) => !low.some((other) => middleIn(frame, other)))
        .map((frame) => withoutShutters(look, frame))
    : framesOf(look, gradients);
  const kept = thinOut(frames.map((frame) => glassIn(look, frame, sight)).filter((glass) => glass.score > 0.05));
  const likely = kept
    .map((glass) => {
      const support = supportOf(glass, kept);
      const score = glass.score * (0.6 + 0.2 * Math.min(2, support));
      return { ...glass, score: sight && support < 1 ? score * lonely(look, glass, kept) : score };
    })
    .filter(({ score }) => score > SHOWN_FROM)
    .filter((glass) => sight || (!isGarageRow(glass, kept) && !isDoor(glass, kept)))
    .filter((glass) => !isShutter(glass, kept) && !isBoard(glass, kept));
  const groups = groupsOf(likely);
  const [from, to] = sight ? subjectSpan(look, sight) : [0, 1];
  const windows = likely.map((glass, i) => {
    const corner = (n: 0 | 1 | 2 | 3): readonly [number, number] => [
      (glass.corners[n][0] + 0.5) / look.width,
      (glass.corners[n][1] + 0.5) / look.height,
    ];
    const quad: Quad = [corner(0), corner(1), corner(2), corner(3)];
    const middle = (glass.left + glass.right) / 2 / look.width;
    const beside = middle < from || middle > to;
    return {
      id: windowId(quad),
      quad,
      confidence: Math.min(1, glass.score),
      group: groups[i]!,
      ...(beside ? { beside } : {}),
    };
  });
  const lamps = sight
    ? [...findLamps(look, sight.shut, sight.wall, sight.pane), ...litSpots(look, sight.house)].filter(
        ({ x }) => x > from * look.width && x < to * look.width,
      )
    : [];
  return [
    ...windows,
    ...lamps.map((lamp, i) => {
      const quad = lampQuad(look, lamp);
      return {
        id: windowId(quad),
        quad,
        confidence: 0.8,
        group: LAMPS + i,
        lamp: true,
        ...(lamp.down ? { down: true } : {}),
      };
    }),
  ];
};
