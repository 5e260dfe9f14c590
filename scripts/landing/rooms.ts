import type { RoomType } from '#contracts/services.ts';

/**
 * The room that each card of the services tab shows, and what is shown of it.
 * Cabinets hide the corners of two rooms from the engine, so they are given as a person would drag them (near left, far left, far right, near right; pixels).
 */
export const ROOMS: Record<RoomType, { photo: string; corners?: string }> = {
  living_room: { photo: 'truth/09-family-room.empty' },
  bedroom: { photo: '06-bedroom' },
  kitchen: { photo: '04-kitchen', corners: '926,3300,159,1192,1085,888,1801,1074' },
  bathroom: { photo: '08-bathroom', corners: '-494,3286,318,1092,1142,924,1904,1336' },
  dining_room: { photo: '05-dining-room' },
  office: { photo: '07-office' },
  other: { photo: '03-living-room-hall' },
};
