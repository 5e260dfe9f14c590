import type { RoomType, StagingStyle } from '#contracts/services.ts';
import type { Camera } from '#domain/scene/camera.ts';
import { claimsFloor, type FurniturePlan, type Item } from '#domain/scene/plan.ts';
import type { Room } from '#domain/scene/room.ts';
import type { Raster } from '#engines/raster/raster.ts';
import { shrink } from '#engines/vision/room/shrink.ts';
import { hash } from '../render/noise.ts';
import { bestBedroom } from './bedroom.ts';
import { pick } from './choose.ts';
import { hangCurtains } from './curtains.ts';
import { finishDining } from './dine.ts';
import { type Draft, newDraft } from './draft.ts';
import { finishRoom } from './finish.ts';
import { thinGreens } from './greens.ts';
import { furnishLiving } from './live.ts';
import { choosePrints } from './prints.ts';
import { floorCover } from './score.ts';
import { type Site, surveySite } from './site.ts';
import { planBathroom, planKitchen, planOther } from './small-rooms.ts';
import { deskAt, deskPlaces, finishOffice } from './work.ts';
import { bestDining, loungeBeside } from './zones.ts';

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

/** Furnishes a room by rule. Null when not even the smallest complete set fits. */
export const makePlan = (camera: Camera, room: Room, wish: PlanWish, photo?: Raster): Planned | null => {
  const site = surveySite(camera, room, photo && shrink(photo, 640));
  const design = (Math.floor(hash(wish.seed, 11, 4) * 6) + wish.variant) % 6;
  const furnished = furnish(site, wish.roomType, design);
  const draft = furnished && (BARE_WINDOWS.has(wish.roomType) ? furnished : hangCurtains(furnished, design));
  // Pictures and a plant alone furnish nothing; where units are built in, a picture and a runner are all that is missing.
  const counts = (i: Item): boolean =>
    BARE_WINDOWS.has(wish.roomType) ? i.kind !== 'rug' && i.kind !== 'plant' : claimsFloor(i) && i.kind !== 'plant';
  if (!draft?.items.some(counts)) return null;
  return {
    // Not rounded: a millimetre can put a piece that was checked into a door's strip.
    plan: {
      version: 1,
      ...wish,
      dim: photo ? dimnessOf(photo) : 0,
      items: choosePrints(thinGreens(draft.items, room), keyOf(room, wish)),
    },
    refused: draft.refused,
    floorCover: floorCover(draft),
    visibleArea: site.visibleArea,
  };
};

/** 0 where a photo is as bright as most rooms, 1 where it is as dark as a room by lamplight. */
export const dimnessOf = (photo: Raster): number => {
  const { data } = shrink(photo, 160);
  let sum = 0;
  for (let i = 0; i < data.length; i += 3) sum += 0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!;
  const mean = sum / (data.length / 3);
  return Math.max(0, Math.min(1, (BRIGHT - mean) / (BRIGHT - DARK)));
};
/** Mean grey of a photo from which on a room counts as bright, and under which as dark. */
const BRIGHT = 140;
const DARK = 110;

/** A number of the room's own, the same for every reading of it: rooms of a listing share a look, not their pictures. */
const keyOf = (room: Room, { style, roomType, seed, variant }: PlanWish): number =>
  [...`${style} ${roomType} ${room.walls.map((w) => w.openings.length).join('')} ${seed}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973,
    variant * 101,
  );

const furnish = (site: Site, roomType: RoomType, design: number): Draft | null => {
  switch (roomType) {
    case 'living_room':
      // Too small for a sofa: a reading corner is a complete set too.
      return furnishLiving(site, design) ?? atLeast(2, finishRoom(planOther(site, design), design, 1));
    case 'bedroom': {
      const best = bestBedroom(site, design);
      return best && finishRoom(best, design, 1);
    }
    case 'dining_room': {
      const best = bestDining(newDraft(site), design);
      if (!best) return null;
      // An open plan is more than its table: the rest of the floor gets seats.
      const lounge = site.visibleArea > 22 ? loungeBeside(best, design) : null;
      return finishRoom(finishDining(lounge?.draft ?? best, design), design, 2);
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

const atLeast = (pieces: number, draft: Draft): Draft | null =>
  draft.items.filter(claimsFloor).length >= pieces ? draft : null;
