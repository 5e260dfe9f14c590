import type { FloorPoint } from '#domain/scene/camera.ts';
import { claimsFloor, type Item } from '#domain/scene/plan.ts';
import { depthInside, overlap } from '#domain/scene/polygon.ts';
import { merging, unmerged } from './apart.ts';
import { hearthHidden } from './before.ts';
import { ANCHORS, pick } from './choose.ts';
import { diningAt, diningFrames, ROUND_SIX, TABLE_SIZES } from './dine.ts';
import { type Draft, keepsApart } from './draft.ts';
import { aim, beforeHearths, HEARTH_HIDDEN, hearthsOf, inTheWay, screenSpots, waysOf } from './focus.ts';
import { beforeCounter, type Counter, counterFrames } from './kitchen.ts';
import { loungeAt, WHOLE } from './lounge.ts';
import { loungeFrames } from './lounge-frames.ts';
import { worth } from './score.ts';
import { boxInPicture, type Frame, inFrame, type Site, shownShare } from './site.ts';

/** A second group is one of its own: a way of 45 cm between, no rug that touches the other's, and not behind its sofa. */
const zoned = (start: Draft, next: Draft | null): Draft | null =>
  next && (start.items.length === 0 || (keepsApart(start, next, 0.45) && !hidden(start, next))) ? next : null;

/** Does the new anchor stand behind an old one, so that only a vase would look over it? */
const hidden = (start: Draft, next: Draft): boolean => {
  const box = (draft: Draft) => {
    const anchor = draft.items.find((i) => ANCHORS.includes(i.kind) && (draft === start || !start.items.includes(i)));
    const seen = anchor && boxInPicture(draft.site, anchor);
    return anchor && seen ? { ...seen, far: Math.hypot(anchor.x, anchor.z) } : null;
  };
  const [front, back] = [box(start), box(next)];
  if (!front || !back || back.far < front.far) return false;
  const covered = Math.min(front.x1, back.x1) - Math.max(front.x0, back.x0);
  return covered > 0.55 * (back.x1 - back.x0) && front.y0 < back.y0 + 0.1 * (back.y1 - back.y0);
};

/** The same without its own rug. */
const bare = (start: Draft, next: Draft): Draft => ({
  ...next,
  items: next.items.filter((i) => i.kind !== 'rug' || start.items.some((o) => o.id === i.id)),
});

/** How a stager likes the place of a table: under the lamp that hangs there, else in the middle of the room, 75 cm behind every chair. */
const liking = (draft: Draft, f: Frame, second: boolean, counter?: Counter): number => {
  const { bounds, middle, room, visibleArea } = draft.site;
  const lamps = lampsFor(draft.site);
  const off = Math.min(...lamps.map((l) => offLamp(l, f)));
  // A way of a metre between the chairs and the units, and no more than that.
  const served = counter ? 0.8 - Math.abs(beforeCounter(counter, f).ahead - 1.95) - beforeCounter(counter, f).past : 0;
  const central =
    second || counter
      ? served
      : -0.45 * Math.abs(f.x - (bounds.minX + bounds.maxX) / 2) -
        (visibleArea < 14 ? 0.8 * Math.abs(f.z - middle.z - 0.2) : 0);
  const table = draft.items.findLast((i) => i.kind === 'dining-table')!;
  const rug = draft.items.find((i) => i.kind === 'rug' && i.group === 'dining');
  const tight = draft.items
    .filter((i) => i.kind === 'dining-chair')
    .map((i) => {
      const back = inFrame(i, 0, -i.depth / 2);
      return Math.max(0, 0.6 - depthInside(room.floor, back.x, back.z));
    });
  return (
    (lamps.length ? 1.6 * Math.max(0, 1 - off / 0.9) - (off > 0.12 ? 0.6 : 0) : central) -
    0.35 * tight.reduce((a, b) => a + b, 0) +
    0.45 * tight.length +
    (rug ? 0.35 - 2 * Math.max(0, WHOLE - shownShare(draft.site, rug)) : 0) -
    // Whole to its feet: a table whose legs the frame cuts hangs in the picture.
    6 * Math.max(0, 0.99 - shownShare(draft.site, table)) -
    0.4 * draft.items.filter((i) => i.kind === 'dining-chair' && shownShare(draft.site, i) < 0.8).length -
    0.5 * inTheWay(draft, waysOf(draft.site)) -
    // A long table that points at a door closes it in the picture: a shorter one leaves floor before it.
    (table.width > table.depth && waysOf(draft.site, AHEAD).some((w) => overlap(table, w)) ? 0.5 : 0)
  );
};
/** Floor between a table and the door it stands before, metres. */
const AHEAD = 1.6;

/** Metres aside of the lamp as the camera sees it; before or behind it counts a third, since its depth is less sure than its column. */
const offLamp = (lamp: FloorPoint, f: FloorPoint): number => {
  const far = Math.hypot(lamp.x, lamp.z) || 1;
  const [x, z] = [lamp.x / far, lamp.z / far];
  return Math.abs(f.x * z - f.z * x) + 0.33 * Math.abs(f.x * x + f.z * z - far);
};

/** Lamps in a row hang over a counter; one alone, or a pair, hangs over a table. */
export const lampsFor = ({ room }: Site) => {
  const lamps = room.pendants ?? [];
  return lamps.length < 3 ? lamps : [];
};

/** What a piece costs that the other group hides whole. */
const MERGED = 0.8;

const SET = new Set(['dining-table', 'dining-chair']);
/** A chair wider than a sixth of the picture is all that one sees. */
const looms = (site: Site, item: Item): boolean => {
  const b = item.kind === 'dining-chair' ? boxInPicture(site, item) : null;
  return b !== null && b.x1 - b.x0 > 0.18;
};

/** The best set at each place along a counter, the best of all first: the seats beyond choose which of them stays. */
export const diningAlong = (start: Draft, design: number, counter: Counter): { draft: Draft; value: number }[] => {
  const byPlace = Map.groupBy(counterFrames(counter), (f) => Math.round(2.5 * beforeCounter(counter, f).aside));
  return [...byPlace.values()]
    .flatMap((frames) => ratedDining(start, design, 0, counter, frames) ?? [])
    .sort((a, b) => b.value - a.value);
};

/** A lamp's place is known to a step in depth, and well in the picture's width. */
const NEARER_FARTHER = [1, 0.95, 0.9, 0.85, 1.06, 1.12];
const underLamps = (site: Site): Frame[][] =>
  NEARER_FARTHER.map((k) =>
    lampsFor(site).flatMap((l) => [0, Math.PI / 2].map((turn) => ({ x: l.x * k, z: l.z * k, turn }))),
  );

/** The best set under the lamps, a step nearer and farther too, the best first: the seats beyond choose which of them stays. */
export const diningUnder = (start: Draft, design: number): { draft: Draft; value: number }[] =>
  underLamps(start.site)
    .flatMap((frames) => ratedDining(start, design, 1, undefined, frames) ?? [])
    .filter(({ draft }) => draft.items.every((i) => !SET.has(i.kind) || shownShare(draft.site, i) > 0.9))
    .sort((a, b) => b.value - a.value);

/** The largest table is not the best one: it must leave the room in the picture. */
export const bestDining = (start: Draft, design: number, least = 0): Draft | null =>
  ratedDining(start, design, least)?.draft ?? null;

const ratedDining = (
  start: Draft,
  design: number,
  least: number,
  counter?: Counter,
  only?: readonly Frame[],
): { draft: Draft; value: number } | null => {
  const { site } = start;
  const second = start.items.length > 0;
  // A second zone is searched many times: every other place will do.
  const frames = only ?? [...underLamps(site).flat(), ...diningFrames(site).filter((_, i) => !second || i % 4 < 2)];
  const hearths = beforeHearths(site);
  let best: { draft: Draft; value: number } | null = null;
  // Six sit at a table where nine square metres are seen, not in less; eight in sixteen.
  const largest = site.visibleArea < 8.7 ? 3 : site.visibleArea < 16 || counter ? 1 : 0;
  for (let size = Math.max(least, largest); size < TABLE_SIZES; size++) {
    if (size === ROUND_SIX && site.visibleArea < 10) continue;
    const found = pick(
      frames,
      (f) => {
        const set = diningAt(start, f, size, design);
        if (set?.items.some((i) => i.group === 'dining' && claimsFloor(i) && hearths.some((h) => overlap(i, h))))
          return null;
        // A second zone is seen whole, or its near chairs are slabs that the frame cuts.
        if (second && set?.items.some((i) => SET.has(i.kind) && (shownShare(site, i) < 0.9 || looms(site, i))))
          return null;
        return set && (zoned(start, set) ?? zoned(start, bare(start, set)));
      },
      (f, draft) => liking(draft, f, second, counter) - MERGED * (second ? merging(start, draft) : 0),
    );
    const value = found
      ? worth(found.draft, ['dining-table']) +
        liking(found.draft, found.option, second, counter) -
        MERGED * (second ? merging(start, found.draft) : 0) -
        0.1 * size +
        // A dining room of some length is set at length.
        (!second && !counter && !only && site.visibleArea > 14 && size < ROUND_SIX ? 0.4 : 0)
      : 0;
    if (found && (!best || value > best.value)) best = { draft: found.draft, value };
  }
  return best;
};

/** The seats of a second zone: they face into the room, by the windows or the fire rather than before the table. */
export const loungeBeside = (start: Draft, design: number): { draft: Draft; frame: Frame; value: number } | null => {
  const frames = loungeFrames(start.site);
  const [hearths, screens, ways] = [hearthsOf(start.site), screenSpots(start.site), waysOf(start.site)];
  const taste = ({ frame, wall }: (typeof frames)[number], draft: Draft): number => {
    const sofa = draft.items.find((i) => i.kind === 'sofa' || i.kind === 'loveseat')!;
    const table = draft.items.find((i) => i.kind === 'coffee-table') ?? sofa;
    const far = Math.hypot(frame.x, frame.z) || 1;
    const front = -(Math.sin(frame.turn) * frame.x + Math.cos(frame.turn) * frame.z) / far;
    return (
      (wall ? 0.5 : 0) +
      // Towards the camera; about a hearth from the side as well.
      (hearths.length ? 0.3 : 1.1) * front +
      // The chairs and the lamp that close the group.
      0.25 * draft.items.filter((i) => i.kind === 'armchair' || i.kind === 'floor-lamp').length +
      aim(sofa, table, hearths, screens) -
      0.35 * Math.max(0, Math.hypot(table.x, table.z) - 4.5) -
      HEARTH_HIDDEN *
        hearthHidden(
          start.site,
          draft.items.filter((i) => i.group === 'lounge'),
        ) -
      MERGED * merging(start, draft) -
      0.3 * inTheWay(draft, ways)
    );
  };
  for (const [kind, width] of [
    ['sofa', 2.4],
    ['sofa', 2.1],
    ['loveseat', 1.65],
  ] as const) {
    const found = pick(
      frames,
      ({ frame, wall }) => {
        const group = loungeAt(start, frame, width, kind, wall, design);
        return zoned(start, group && unmerged(start, group));
      },
      taste,
      ['sofa', 'loveseat'],
    );
    if (found) return { draft: found.draft, frame: found.option.frame, value: found.value };
  }
  return null;
};
