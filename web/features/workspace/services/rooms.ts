import type { MediaAsset } from '#contracts/entities/photo.ts';
import { RoomType } from '#contracts/services.ts';

/** The room that each photo shows, as the person said or as was guessed; the outside is no room. */
export const roomsOf = (photos: readonly MediaAsset[]): ReadonlyMap<string, RoomType> =>
  new Map(
    photos.flatMap((photo) => {
      const room = RoomType.safeParse(photo.roomType ?? photo.roomTypeGuess);
      return room.success && room.data !== 'other' ? [[photo.id, room.data] as const] : [];
    }),
  );

/** The rooms that the selected photos show, each once. */
export const shownRooms = (photos: readonly MediaAsset[], selected: readonly string[]): RoomType[] => {
  const rooms = roomsOf(photos);
  return [...new Set(selected.flatMap((id) => rooms.get(id) ?? []))];
};

/** The one room that all of them show, where another was chosen. */
export const otherRoom = ([only, ...more]: readonly RoomType[], chosen: RoomType): RoomType | null =>
  only && more.length === 0 && only !== chosen ? only : null;
