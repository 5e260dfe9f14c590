import type { FloorPoint } from '#domain/scene/camera.ts';
import { claimsFloor, type Item } from '#domain/scene/plan.ts';
import { type Footprint, overlap } from '#domain/scene/polygon.ts';
import { atWall, doorStrip, facing, inward, wallLength } from '#domain/scene/room.ts';
import { add, against, type Draft, newDraft, placesAlong } from './draft.ts';
import { isHearth } from './hearth.ts';
import type { Site } from './site.ts';

/** What a seating group turns to, with the way it looks into the room. */
export type Focus = FloorPoint & { readonly turn: number };

/** Where one stands off the corners, another that runs into one is a kitchen's end. */
export const hearthsOf = (site: Site): Focus[] => {
  const all = site.room.walls.flatMap((wall) =>
    wall.openings
      .filter((o) => isHearth(o, wall))
      .map((o) => ({
        place: { ...atWall(wall, (o.from + o.to) / 2, 0), turn: facing(wall) },
        free: o.from > 0.1 && o.to < wallLength(wall) - 0.1,
      })),
  );
  const free = all.filter((h) => h.free);
  return (free.length ? free : all).map((h) => h.place);
};

/** The floor before each hearth: nobody sits or dines in the fire. */
export const beforeHearths = (site: Site): Footprint[] =>
  hearthsOf(site).map((h) => ({
    x: h.x + 0.75 * Math.sin(h.turn),
    z: h.z + 0.75 * Math.cos(h.turn),
    turn: h.turn,
    width: 2,
    depth: 1.5,
  }));

/** Edge-on a screen is a black stroke: at least a third of its front is turned to the camera. */
export const facesLens = (i: Footprint): boolean =>
  -(Math.sin(i.turn) * i.x + Math.cos(i.turn) * i.z) > 0.3 * Math.hypot(i.x, i.z);

/** Free wall in the picture where a low cabinet with its screen can stand. */
export const screenSpots = (site: Site): Focus[] =>
  site.room.walls.flatMap((wall) =>
    placesAlong(wall, 1.35, 0.3).flatMap((along) => {
      const unit = against(wall, 'media-unit', 'media', along, { width: 1.35, height: 0.52 });
      if (!facesLens(unit)) return [];
      return add(newDraft(site), unit, { seen: 0.6, away: 1.3 })
        ? [{ ...atWall(wall, along, 0), turn: unit.turn }]
        : [];
    }),
  );

/** What a group costs that hides the whole fire from the lens. */
export const HEARTH_HIDDEN = 1.2;

/** Where `f` lies for someone who sits at `seat` and looks along its turn: how far ahead, how far aside. */
export const seenFrom = (seat: Footprint, f: FloorPoint, signed = false): { ahead: number; aside: number } => {
  const [s, c] = [Math.sin(seat.turn), Math.cos(seat.turn)];
  const [x, z] = [f.x - seat.x, f.z - seat.z];
  const aside = x * c - z * s;
  return { ahead: x * s + z * c, aside: signed ? aside : Math.abs(aside) };
};

/** A hearth ahead counts most; next a screen's wall across; seats at right angles to the hearth, with the table on its axis, still turn to it. */
export const aim = (sofa: Item, table: FloorPoint, hearths: readonly Focus[], screens: readonly Focus[]): number => {
  let best = 0;
  for (const h of hearths) {
    const { ahead, aside } = seenFrom(sofa, h);
    const off = seenFrom({ ...h, width: 1, depth: 1 }, table);
    const near = off.ahead > 1.1 ? Math.max(0.4, 1 - 0.12 * Math.max(0, off.ahead - 3.5)) : 0;
    if (ahead > 1.5 && aside < 0.7) best = Math.max(best, 1.5 * near);
    else if (off.aside < 0.6 && Math.abs(Math.cos(sofa.turn - h.turn)) < 0.3) best = Math.max(best, 1.15 * near);
  }
  if (watches(sofa, screens)) best = Math.max(best, 0.55);
  return best;
};

/** Is there a wall for a screen across from the seat? */
export const watches = (seat: Item, screens: readonly Focus[]): boolean =>
  screens.some((s) => {
    const { ahead, aside } = seenFrom(seat, s);
    return Math.cos(seat.turn - s.turn) < -0.7 && ahead > 2.3 && ahead < 6 && aside < 0.7;
  });

/** Floor that people cross: a step and a half before doors, passages and glass doors, a little wider than they are; one before a wide opening. */
export const waysOf = (site: Site, long = 1.5): Footprint[] =>
  site.room.walls.flatMap((wall) =>
    wall.openings
      .filter(
        (o) =>
          o.kind === 'door' || o.kind === 'passage' || (o.kind === 'window' && o.sill < 0.35 && o.to - o.from < 2.6),
      )
      .map((o) => doorStrip(wall, { ...o, from: o.from - 0.3, to: o.to + 0.3 }, o.to - o.from > 2 ? 0.95 : long)),
  );

/** Both sides of every door, where they meet the floor. */
export const doorPosts = ({ site }: Draft) =>
  site.room.walls.flatMap((wall) =>
    wall.openings
      .filter((o) => o.kind === 'door' || o.kind === 'passage')
      .flatMap((o) => [atWall(wall, o.from, 0), atWall(wall, o.to, 0)]),
  );

/** Seats and tables that stand where people walk. */
export const inTheWay = (draft: Draft, ways: readonly Footprint[]): number =>
  draft.items.filter((i) => claimsFloor(i) && i.kind !== 'side-table' && ways.some((w) => overlap(i, w))).length;

/** Does a seat away from the walls turn its back on a window that lies within two metres? */
export const backToWindow = (site: Site, seat: Item): boolean =>
  site.room.walls.some((wall) => {
    const n = inward(wall);
    if (n.x * Math.sin(seat.turn) + n.z * Math.cos(seat.turn) < 0.7) return false;
    const behind = { ...seat, turn: seat.turn + Math.PI };
    return wall.openings.some((o) => {
      const { ahead, aside } = seenFrom(behind, atWall(wall, (o.from + o.to) / 2, 0));
      return o.kind === 'window' && o.sill < 1 && ahead > 0.6 && ahead < 2.4 && aside < (o.to - o.from) / 2 + 0.6;
    });
  });

/** Has the seat an open passage, a kitchen or a glass door within three metres behind its back? */
export const backToOpening = (site: Site, seat: Item): boolean => {
  const behind = { ...seat, turn: seat.turn + Math.PI };
  return site.room.walls.some((wall) => {
    const n = inward(wall);
    if (n.x * Math.sin(seat.turn) + n.z * Math.cos(seat.turn) < 0.7) return false;
    return wall.openings.some((o) => {
      const glass = o.kind === 'window' && o.sill < 0.35;
      if (o.kind !== 'passage' && o.kind !== 'fixture' && !glass) return false;
      const [a, b] = [o.from, o.to].map((along) => seenFrom(behind, atWall(wall, along, 0), true));
      const shared =
        Math.min(seat.width / 2, Math.max(a!.aside, b!.aside)) -
        Math.max(-seat.width / 2, Math.min(a!.aside, b!.aside));
      return o.to - o.from > 1.2 && shared > 0.6 && a!.ahead > 0.7 && a!.ahead < 3.2;
    });
  });
};
