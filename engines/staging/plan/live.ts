import type { Wall } from '#domain/scene/room.ts';
import { doorHidden, hearthHidden } from './before.ts';
import { hangScreen } from './bracket.ts';
import { ANCHORS } from './choose.ts';
import { type Draft, has, newDraft } from './draft.ts';
import { finishRoom } from './finish.ts';
import { finishLounge } from './finish-lounge.ts';
import {
  aim,
  backToOpening,
  backToWindow,
  type Focus,
  HEARTH_HIDDEN,
  hearthsOf,
  inTheWay,
  screenSpots,
  waysOf,
} from './focus.ts';
import { countersOf } from './kitchen.ts';
import { loungeAt, WHOLE } from './lounge.ts';
import { loungeFrames } from './lounge-frames.ts';
import { readingCorner } from './read.ts';
import { floorCover, worth } from './score.ts';
import { areaInPicture, type Frame, inFrame, type Site, shownShare } from './site.ts';
import { bestDining, diningAlong, diningUnder, lampsFor, loungeBeside } from './zones.ts';

/** Square metres of visible floor that take a second zone; in fewer a table is jammed against the glass, and a lone chair looks left over. */
const TWO_ZONES = 24;
/** Square metres of a circle 2.6 m wide that must be bare before a second seat goes there. */
const BARE = 3.2;

/** Square metres of visible floor in which a sofa without a chair looks left over. */
const ONE_CHAIR = 14;

type Lounge = {
  readonly draft: Draft;
  readonly frame: Frame;
  readonly kind: 'sofa' | 'sectional' | 'loveseat';
  readonly width: number;
  readonly long: 1 | -1;
  readonly wall: Wall | undefined;
  readonly value: number;
};
const top = (list: readonly Lounge[]): Lounge | null =>
  list.reduce<Lounge | null>((a, b) => (a && a.value >= b.value ? a : b), null);

/** Lounges tried with a table, the best first, none a step from another: more would take longer than the picture. */
const TRIES = 6;
/** What the best lounge may lose in its own worth for a table beside it; about a hearth less, or it turns from the fire. */
const mostLost = (site: Site): number => (hearthsOf(site).length ? 0.25 : 0.9);

/** The best lounge that leaves floor for a dining set in view, with that set; null when none does. */
const beside = (found: readonly Lounge[], best: Lounge, design: number): Lounge | null => {
  const ranked = [best, ...[...found].sort((a, b) => b.value - a.value)];
  const tried: Lounge[] = [];
  let chosen: Lounge | null = null;
  const least = best.value - mostLost(best.draft.site);
  for (const lounge of ranked) {
    if (tried.length >= TRIES || lounge.value < least) break;
    const { x, z, turn } = lounge.frame;
    if (tried.some((t) => Math.hypot(t.frame.x - x, t.frame.z - z) < 0.7 && Math.cos(t.frame.turn - turn) > 0.5))
      continue;
    tried.push(lounge);
    const draft = floorCover(lounge.draft) < 0.5 ? bestDining(lounge.draft, design, 1) : null;
    if (!draft) continue;
    const value =
      lounge.value - worth(lounge.draft, ANCHORS) + worth(draft, ANCHORS) + 0.6 * worth(draft, ['dining-table']);
    if (!chosen || value > chosen.value) chosen = { ...lounge, draft, value };
  }
  return chosen;
};

const SEATS = ['sofa', 'loveseat'];
const sizesFor = (area: number): readonly (readonly ['sofa' | 'sectional' | 'loveseat', number])[] =>
  area > 16
    ? [
        ['sectional', 3],
        ['sectional', 2.6],
        // In a room of one zone the frame may cut a longer one; an open plan has the floor for it, and its search is long.
        ...(area < TWO_ZONES ? ([['sectional', 2.4]] as const) : []),
        ['sofa', 2.6],
        ['sofa', 2.2],
        ...(area < TWO_ZONES ? ([['sofa', 1.9]] as const) : []),
      ]
    : area > 11
      ? [
          ['sofa', 2.4],
          ['sofa', 2.1],
          ['loveseat', 1.7],
        ]
      : [
          ['sofa', 2.1],
          ['loveseat', 1.65],
          ['loveseat', 1.45],
        ];

/** A group is more than its sofa: what it turns to, the chairs that close it, the ways it leaves, what is behind its back. */
const judging = (site: Site, screens: readonly Focus[]) => {
  const [hearths, ways] = [hearthsOf(site), waysOf(site)];
  return (draft: Draft): number => {
    const sofa = draft.items.find((i) => SEATS.includes(i.kind))!;
    const table = draft.items.find((i) => i.kind === 'coffee-table') ?? sofa;
    const chairs = draft.items.filter((i) => i.kind === 'armchair');
    const chaise = draft.items.find((i) => i.kind === 'ottoman');
    const rug = draft.items.find((i) => i.kind === 'rug');
    return (
      worth(draft, ANCHORS) +
      aim(sofa, table, hearths, screens) +
      (chairs.length ? 0.4 + 0.25 * Math.min(2, chairs.length) : 0) +
      // A picture above and a lamp beside it finish a sofa.
      (has(draft, 'art') ? 0.25 : 0) +
      (has(draft, 'floor-lamp') ? 0.1 : 0) -
      // One that takes a sixteenth of the picture hides the group that it closes.
      20 * chairs.reduce((sum, i) => sum + Math.max(0, areaInPicture(site, i) - 0.0625), 0) -
      // The long end of an L goes into the corner: before the sofa it hides it.
      (chaise && Math.hypot(chaise.x, chaise.z) < Math.hypot(sofa.x, sofa.z) - 0.5 ? 1 : 0) -
      // A rug whose edge the frame cuts reads as fitted carpet.
      (rug ? 3 * Math.max(0, WHOLE - shownShare(site, rug)) : 0) -
      HEARTH_HIDDEN * hearthHidden(site, draft.items) -
      0.8 * doorHidden(site, sofa) -
      0.35 * inTheWay(draft, ways) -
      (backToOpening(site, sofa) ? 0.8 : 0) -
      (backToWindow(site, sofa) ? 1.1 : 0) -
      // The main group stands in the near to middle ground.
      0.9 * Math.max(0, Math.hypot(table.x, table.z) - 4)
    );
  };
};

/** A step back towards the wall, along it, and a longer sofa: what is tried about a place that was chosen, metres. */
const BACK = [0, 0.1, 0.2, 0.3];
const ALONG = [0, 0.1, -0.1, 0.25, -0.25];
const LONGER = [0, 0.1, 0.2, 0.3];
/** What a metre more of sofa is worth. */
const LENGTH = 1.1;

/** The group a hand's breadth aside or back, longer and with a pair of chairs across, where that is better. */
const refined = (
  best: Lounge,
  build: (frame: Frame, width: number) => Draft | null,
  judge: (d: Draft) => number,
): Lounge => {
  const own = judge(best.draft);
  let found = best;
  for (const back of BACK)
    for (const along of ALONG)
      for (const more of LONGER) {
        const frame = { ...best.frame, ...inFrame(best.frame, along, -back) };
        const draft = build(frame, best.width + more);
        const value = draft ? best.value + judge(draft) - own + LENGTH * more - 0.1 * Math.abs(along) : 0;
        if (draft && value > found.value) found = { ...best, draft, frame, width: best.width + more, value };
      }
  return found;
};

/** Places of the table that are tried with seats beyond it. */
const TABLES = 8;

/**
 * Where a lamp hangs for a table, or a kitchen has its counter, the table is placed first and the sofa takes the floor
 * beyond. Null when not both fit.
 */
const tableFirst = (site: Site, design: number): { draft: Draft; frame: Frame } | null => {
  if (site.visibleArea <= 20) return null;
  const [counter] = countersOf(site);
  // A lamp says more than the units do.
  const tables = lampsFor(site).length
    ? site.visibleArea > TWO_ZONES
      ? diningUnder(newDraft(site), design)
      : []
    : counter
      ? diningAlong(newDraft(site), design, counter)
      : [];
  let best: { draft: Draft; frame: Frame; value: number } | null = null;
  for (const dining of tables.slice(0, TABLES)) {
    const lounge = loungeBeside(dining.draft, design);
    const value = lounge ? dining.value + lounge.value : 0;
    if (lounge && (!best || value > best.value)) best = { ...lounge, value };
  }
  return best;
};

export const furnishLiving = (site: Site, design: number): Draft | null => {
  const open = tableFirst(site, design);
  if (open) return finishRoom(finishLounge(hangScreen(open.draft), open.frame, design), design, 2);
  const frames = loungeFrames(site);
  const sofas = sizesFor(site.visibleArea);
  const screens = screenSpots(site);
  const judge = judging(site, screens);
  const [side, other] = design % 2 === 0 ? ([1, -1] as const) : ([-1, 1] as const);
  // In a room of one zone a sofa has a wall behind it; afloat it parts an open plan.
  const backed = site.visibleArea > TWO_ZONES ? 0.45 : 1;
  // There a free L bars the room that a sofa and a chair would leave open.
  const afloat = (kind: string) => (kind === 'sectional' && site.visibleArea <= TWO_ZONES ? -0.2 : 0);
  const found = sofas.flatMap(([kind, width]) =>
    frames.flatMap(({ frame, wall }) =>
      // The chaise goes to the side that leaves the ways free and the chair its place.
      (kind === 'sectional' ? [side, other] : [side]).flatMap((long) => {
        const draft = loungeAt(newDraft(site), frame, width, kind, wall, design, long, screens);
        return draft
          ? [
              {
                draft,
                frame,
                kind,
                width,
                long,
                wall,
                value: judge(draft) + (wall ? backed : afloat(kind)) + (long === side ? 0.05 : 0),
              },
            ]
          : [];
      }),
    ),
  );
  let best: Lounge | null = null;
  for (const [kind, width] of sofas) {
    const own = top(found.filter((l) => l.kind === kind && l.width === width));
    if (own && (!best || own.value > best.value + 0.33)) best = own;
  }
  if (!best) return null;
  const chosen = best;
  if (!chosen.wall)
    best = refined(
      chosen,
      (frame, width) =>
        loungeAt(newDraft(site), frame, width, chosen.kind, undefined, design, chosen.long, screens, true),
      judge,
    );
  // A second zone wherever a buyer would ask what goes there; in an open plan the sofa makes room for the table.
  const shared = site.visibleArea > TWO_ZONES ? beside(found, best, design) : null;
  let draft = finishLounge(hangScreen(shared?.draft ?? best.draft), shared?.frame ?? best.frame, design);
  // A sofa that found no chair leaves half a room bare.
  const lone = site.visibleArea > ONE_CHAIR && !has(draft, 'armchair');
  if (lone || (site.visibleArea > TWO_ZONES && !has(draft, 'dining-table')))
    draft = readingCorner(draft, design, { apart: 0.6, bare: BARE }) ?? draft;
  return finishRoom(draft, design, site.visibleArea > 14 ? 2 : 1);
};
