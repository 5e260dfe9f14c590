import type { RoomType, StagingStyle } from '#contracts/services.ts';
import type { Camera } from '#domain/scene/camera.ts';
import type { FurniturePlan } from '#domain/scene/plan.ts';
import { inward, type Room, type Wall, wallLength } from '#domain/scene/room.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { shrink } from '#engines/vision/room/shrink.ts';
import { hash } from '../render/noise.ts';
import { hangCurtains } from './curtains.ts';
import { diningAt, diningFrames, finishDining, TABLE_SIZES } from './dine.ts';
import { type Draft, has, keepsApart, newDraft } from './draft.ts';
import { finishRoom } from './finish.ts';
import { finishLounge, loungeAt, loungeFrames } from './lounge.ts';
import { readingCorner } from './read.ts';
import { floorCover, worth } from './score.ts';
import { boxInPicture, type Frame, openingsBehind, type Site, surveySite } from './site.ts';
import { bedAt, bedPlaces, finishBedroom } from './sleep.ts';
import { planBathroom, planKitchen, planOther } from './small-rooms.ts';
import { deskAt, deskPlaces, finishOffice } from './work.ts';

export type PlanWish = {
  readonly style: StagingStyle;
  readonly roomType: RoomType;
  readonly seed: number;
  readonly variant: number;
};
export type Planned = {
  readonly plan: FurniturePlan;
  readonly refused: readonly string[];
  readonly floorCover: number;
  readonly visibleArea: number;
};

/** Rooms whose windows stay bare: water and cooking. */
const BARE_WINDOWS = new Set<RoomType>(['kitchen', 'bathroom']);
/** Square metres of a circle 2.6 m wide that must be bare before a second seat goes there. */
const BARE = 3.2;
const ANCHORS = ['sofa', 'sectional', 'loveseat', 'bed', 'dining-table', 'desk'];

/** Furnishes a room by rule. Null when not even the smallest complete set fits. */
export const makePlan = (camera: Camera, room: Room, wish: PlanWish, photo?: Raster): Planned | null => {
  const site = surveySite(camera, room, photo && shrink(photo, 640));
  const design = (Math.floor(hash(wish.seed, 11, 4) * 6) + wish.variant) % 6;
  const furnished = furnish(site, wish.roomType, design);
  const draft = furnished && (BARE_WINDOWS.has(wish.roomType) ? furnished : hangCurtains(furnished, design));
  if (!draft?.items.some((i) => i.kind !== 'rug' && i.kind !== 'plant')) return null;
  return {
    // Not rounded: a millimetre can put a piece that was checked into a door's strip.
    plan: { version: 1, ...wish, items: [...draft.items] },
    refused: draft.refused,
    floorCover: floorCover(draft),
    visibleArea: site.visibleArea,
  };
};

const furnish = (site: Site, roomType: RoomType, design: number): Draft | null => {
  switch (roomType) {
    case 'living_room':
      // Too small for a sofa: a reading corner is a complete set too.
      return furnishLiving(site, design) ?? atLeast(3, finishRoom(planOther(site, design), design, 1));
    case 'bedroom': {
      // Best at the wall that faces the camera, never across the window wall if another will do.
      const best = pick(
        bedPlaces(newDraft(site)),
        (p) => bedAt(newDraft(site), p.wall, p.along, p.width, design),
        (p, draft) =>
          (facesCamera(p.wall) ? 0.5 : 0) -
          (openingsBehind(p.wall, draft.items.find((i) => i.kind === 'bed')!).length ? 0.7 : 0) -
          (p.wall.openings.some((o) => o.kind === 'window') ? 0.3 : 0) -
          // In the middle of its wall, as a bed stands.
          0.25 * Math.min(2, Math.abs(p.along - wallLength(p.wall) / 2)) +
          (p.width - 1.5) +
          (draft.items.filter((i) => i.kind === 'nightstand').length === 2 ? 0.8 : 0),
      );
      return best && finishRoom(finishBedroom(best.draft, design), design, 1);
    }
    case 'dining_room': {
      const best = bestDining(newDraft(site), design);
      if (!best) return null;
      // An open plan is more than its table: the rest of the floor gets seats.
      const lounge = site.visibleArea > 22 ? loungeBeside(best, design) : best;
      return finishRoom(finishDining(lounge, design), design, 2);
    }
    case 'office': {
      const best = pick(deskPlaces(newDraft(site)), (p) =>
        deskAt(newDraft(site), p.wall, p.along, p.width, p.free, design),
      );
      return best && finishRoom(finishOffice(best.draft, design), design, 1);
    }
    case 'kitchen':
      return finishRoom(planKitchen(site, design), design, 1);
    case 'bathroom':
      return planBathroom(site, design);
    default:
      return finishRoom(planOther(site, design), design, 1);
  }
};

/** A wall that the camera looks at rather than along. */
const facesCamera = (wall: Wall): boolean => {
  const n = inward(wall);
  const x = (wall.from.x + wall.to.x) / 2;
  const z = (wall.from.z + wall.to.z) / 2;
  return -(n.x * x + n.z * z) / (Math.hypot(x, z) || 1) > 0.75;
};

const atLeast = (pieces: number, draft: Draft): Draft | null => (draft.items.length >= pieces ? draft : null);

const pick = <T>(
  options: readonly T[],
  build: (option: T) => Draft | null,
  taste: (option: T, draft: Draft) => number = () => 0,
): { draft: Draft; option: T } | null => {
  let best: { draft: Draft; option: T; value: number } | null = null;
  for (const option of options) {
    const draft = build(option);
    if (!draft) continue;
    const value = worth(draft, ANCHORS) + taste(option, draft);
    if (!best || value > best.value) best = { draft, option, value };
  }
  return best;
};

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
  return covered > 0.55 * (back.x1 - back.x0) && front.y0 < back.y0 + 0.6 * (back.y1 - back.y0);
};

const bare = (start: Draft, next: Draft): Draft => ({
  ...next,
  items: next.items.filter((i) => i.kind !== 'rug' || start.items.some((o) => o.id === i.id)),
});

/** The largest table is not the best one: it must leave the room in the picture. */
const bestDining = (start: Draft, design: number, least = 0): Draft | null => {
  // A second zone is searched many times: every other place will do.
  const frames = diningFrames(start.site).filter((_, i) => !least || i % 4 < 2);
  let best: { draft: Draft; value: number } | null = null;
  for (let size = least; size < TABLE_SIZES; size++) {
    const middle = (start.site.bounds.minX + start.site.bounds.maxX) / 2;
    // A table stands in the middle of its room, where the lamp usually hangs.
    const found = pick(
      frames,
      (f) => {
        const set = diningAt(start, f, size, design);
        // Two rugs of one loom in one picture look ordered by the dozen: the second zone stands on the floor.
        return set && zoned(start, start.items.length ? bare(start, set) : set);
      },
      (f) => (least > 0 ? 0 : -0.45 * Math.abs(f.x - middle)),
    );
    const value = found ? worth(found.draft, ['dining-table']) - 0.12 * size : 0;
    if (found && (!best || value > best.value)) best = { draft: found.draft, value };
  }
  return best?.draft ?? null;
};

const loungeBeside = (start: Draft, design: number): Draft => {
  const frames = loungeFrames(start.site);
  for (const [kind, width] of [
    ['sofa', 2.2],
    ['loveseat', 1.65],
  ] as const) {
    const found = pick(frames, ({ frame, wall }) => zoned(start, loungeAt(start, frame, width, kind, wall, design)));
    if (found) return found.draft;
  }
  return start;
};

type Lounge = {
  readonly draft: Draft;
  readonly frame: Frame;
  readonly kind: string;
  readonly width: number;
  readonly value: number;
};
const top = (list: readonly Lounge[]): Lounge | null =>
  list.reduce<Lounge | null>((a, b) => (a && a.value >= b.value ? a : b), null);

/** Lounges tried with a table, the best first, none a step from another: more would take longer than the picture. */
const TRIES = 6;
/** What the best lounge may lose in its own worth for a table beside it. */
const MOST_LOST = 0.9;

/** The best lounge that leaves floor for a dining set in view, with that set; null when none does. */
const beside = (found: readonly Lounge[], best: Lounge, design: number): Lounge | null => {
  const ranked = [best, ...[...found].sort((a, b) => b.value - a.value)];
  const tried: Lounge[] = [];
  let chosen: Lounge | null = null;
  for (const lounge of ranked) {
    if (tried.length >= TRIES || lounge.value < best.value - MOST_LOST) break;
    const { x, z, turn } = lounge.frame;
    if (tried.some((t) => Math.hypot(t.frame.x - x, t.frame.z - z) < 0.7 && Math.cos(t.frame.turn - turn) > 0.5))
      continue;
    tried.push(lounge);
    const draft = floorCover(lounge.draft) < 0.42 ? bestDining(lounge.draft, design, 1) : null;
    if (!draft) continue;
    const value = worth(draft, ANCHORS) + 0.4 * worth(draft, ['dining-table']);
    if (!chosen || value > chosen.value) chosen = { ...lounge, draft, value };
  }
  return chosen;
};

const furnishLiving = (site: Site, design: number): Draft | null => {
  const large = site.visibleArea > 16;
  const frames = loungeFrames(site);
  const sofas: readonly (readonly ['sofa' | 'sectional' | 'loveseat', number])[] = large
    ? [
        ['sectional', 3],
        ['sectional', 2.6],
        ['sofa', 2.6],
        ['sofa', 2.2],
      ]
    : site.visibleArea > 11
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
  const found = sofas.flatMap(([kind, width]) =>
    frames.flatMap(({ frame, wall }) => {
      const draft = loungeAt(newDraft(site), frame, width, kind, wall, design);
      return draft ? [{ draft, frame, kind, width, value: worth(draft, ANCHORS) }] : [];
    }),
  );
  let best: Lounge | null = null;
  for (const [kind, width] of sofas) {
    const own = top(found.filter((l) => l.kind === kind && l.width === width));
    if (own && (!best || own.value > best.value + 0.33)) best = own;
  }
  if (!best) return null;
  // A second zone wherever a buyer would ask what goes there; in an open plan the sofa makes room for the table.
  const shared = site.visibleArea > 20 ? beside(found, best, design) : null;
  let draft = finishLounge(shared?.draft ?? best.draft, shared?.frame ?? best.frame, design);
  if (site.visibleArea > 14 && !has(draft, 'dining-table'))
    draft = readingCorner(draft, design, { apart: 1, bare: BARE }) ?? draft;
  return finishRoom(draft, design, site.visibleArea > 14 ? 2 : 1);
};
