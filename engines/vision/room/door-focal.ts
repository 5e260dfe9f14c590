import type { Camera } from '#domain/scene/camera.ts';
import type { Room } from '#domain/scene/room.ts';

type Read = { readonly room: Room; readonly camera: Camera; readonly focalLength35: number };

/** A single door as the wall reader measures it, with frame and margins. */
const DOOR = 1.25;
const WIDEST_LENS = 12;

/**
 * Seen along a wall that runs away from the camera, a door's width in metres grows with the focal length that was guessed,
 * and in a straight view nothing else tells that length. Returns the one that makes the door a door, or null when there is
 * no such door or it is one already.
 */
export const focalByDoor = (reading: Read): number | null => {
  const widths = reading.room.walls
    .filter((w) => w.name !== 'back')
    .flatMap((w) => {
      const length = Math.abs(w.to.z - w.from.z);
      return w.openings
        .filter((o) => o.kind === 'door' && o.from > 0.3 && o.to < length - 0.3)
        .map((o) => o.to - o.from);
    });
  const widest = Math.max(0, ...widths);
  if (widest < 1.5 || Math.abs(reading.camera.yaw) > 0.4) return null;
  return Math.max(WIDEST_LENS, (reading.focalLength35 * DOOR) / widest);
};
