import { behindTwigs, FRAMED, WHOLE_PIECE } from '#engines/dusk/windows/behind-twigs.ts';
import { standsLow } from '#engines/dusk/windows/doubts.ts';
import { gradientsOf } from '#engines/dusk/windows/edges.ts';
import { type Frame, framesOf } from '#engines/dusk/windows/frames.ts';
import { type Glass, glassIn, type WindowSight } from '#engines/dusk/windows/glass.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { type GlassSeen, middleIn, panesSeen, surerParts } from '#engines/dusk/windows/panes.ts';
import { areaIn } from '#engines/dusk/windows/piece-sides.ts';
import { withoutPiers } from '#engines/dusk/windows/piers.ts';
import { aboveRailing, belowSill } from '#engines/dusk/windows/railings.ts';
import { areaOf, coverage, withBanks, withoutOpenings } from '#engines/dusk/windows/rules.ts';
import { withoutShutters } from '#engines/dusk/windows/shutters.ts';
import { houseBeside } from '#engines/dusk/windows/surroundings.ts';

/** Best first; of overlapping ones the better, with a bonus for size: a whole window beats one of its panes. */
const thinOut = (all: readonly Glass[]): Glass[] => {
  const worth = (glass: Glass): number =>
    glass.score * (areaOf(glass) / 100) ** 0.22 * ((glass.sure ?? 0) > WHOLE_PIECE ? 3 : 1);
  const kept: Glass[] = [];
  for (const glass of [...all].sort((a, b) => worth(b) - worth(a)))
    if (!kept.some((other) => coverage(glass, other) > 0.25)) kept.push(glass);
  return kept;
};

/** Least share of the glass around it that a frame closes: less is a chair on a porch, a door's panel or a gap of a railing. */
const MOST = 0.3;
const inWhole = (frame: Frame, seen: GlassSeen): boolean =>
  seen.frames.some((piece) => piece.sure! > WHOLE_PIECE && middleIn(frame, piece));
const standsAlone = (frame: Frame, seen: GlassSeen): boolean => {
  const { corners } = frame;
  const [a, , c] = corners;
  // The word of a whole piece counts for its panes too, whatever it is.
  if (inWhole(frame, seen)) return false;
  const area = areaIn(corners);
  const glass = seen.areaAt((a[0] + c[0]) / 2, (a[1] + c[1]) / 2);
  // Where the network doubts between a window and a door, four plain sides speak for it.
  return glass === 0 ? frame.support > FRAMED : area > MOST * glass && area < 2.6 * glass;
};

/** How plain the sides of a frame are, and how far it mirrors the sky, from which it need not be as large as the glass that the network sees in it. */
const PLAIN = 0.5;
const SKYWARD = 0.5;

/** The network's chance of glass at a point of the look. */
const glassAt = (look: WindowLook, { pane: { width, height, data } }: WindowSight, x: number, y: number): number => {
  const row = Math.min(height - 1, Math.max(0, Math.floor((y / look.height) * height)));
  return data[row * width + Math.min(width - 1, Math.max(0, Math.floor((x / look.width) * width)))]!;
};

export type Candidates = {
  /** All frames with four sides, whatever is in them. */
  readonly sides: readonly Frame[];
  /** Glazed garage doors and steps. */
  readonly low: readonly Frame[];
  /** Glass that may be a window's, no two of them over each other. */
  readonly kept: readonly Glass[];
};

/** Frames that edges close and pieces that the network sees, scored by what lies in them. */
export const candidatesIn = (look: WindowLook, sight?: WindowSight): Candidates => {
  const gradients = gradientsOf(look);
  const seen = sight && panesSeen(look, sight.pane, gradients, (frame) => houseBeside(look, frame, sight.house));
  const low = seen ? seen.frames.filter((frame) => standsLow(look, frame)) : [];
  const railed = seen ? seen.frames.flatMap((frame) => belowSill(frame, aboveRailing(look, frame))) : [];
  const sides = framesOf(look, gradients, sight && ((x, y) => glassAt(look, sight, x, y)));
  // In a pane that mirrors the sky the network sees glass in places: they are less than the frame.
  const mirrors = (frame: Frame): boolean =>
    frame.support > PLAIN && !inWhole(frame, seen!) && glassIn(look, frame, sight).skyward! > SKYWARD;
  const frames = seen
    ? [...sides.filter((frame) => standsAlone(frame, seen) || mirrors(frame)), ...seen.frames]
        .filter((frame) => ![...low, ...railed].some((other) => middleIn(frame, other)))
        .map((frame) => aboveRailing(look, withoutShutters(look, withoutPiers(look, sight!, frame))))
    : sides;
  const scored = (some: readonly Frame[]): Glass[] =>
    some.map((frame) => glassIn(look, frame, sight)).filter((glass) => glass.score > 0.05);
  const whole = scored(frames);
  const pieced = [...whole, ...(seen ? scored(surerParts(seen, (frame) => glassIn(look, frame, sight).score)) : [])];
  const behind = scored(seen ? behindTwigs(sides, seen.frames, pieced) : []);
  return { sides, low, kept: withBanks(thinOut(withoutOpenings([...pieced, ...behind]))) };
};
