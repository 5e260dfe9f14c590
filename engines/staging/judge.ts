import type { RoomType } from '#contracts/services.ts';
import type { Raster } from '#engines/raster/raster.ts';
import type { RoomReading } from '#engines/vision/room/read-room.ts';
import { meanOf } from '#engines/vision/room/seen-classes.ts';
import { shrink } from '#engines/vision/room/shrink.ts';

const SMALLEST_SIDE = 320;
const MOST_PIXELS = 36_000_000;

/** Why a photo cannot be staged whatever its geometry, in words for the person; null when it may go on. */
export const refusePhoto = (photo: Raster): string | null => {
  if (Math.min(photo.width, photo.height) < SMALLEST_SIDE)
    return `This photo is too small to stage (${photo.width} × ${photo.height} pixels). Use one of at least ${SMALLEST_SIDE} pixels on its short side.`;
  if (photo.width * photo.height > MOST_PIXELS)
    return `This photo has ${Math.round((photo.width * photo.height) / 1e6)} megapixels; staging takes up to ${MOST_PIXELS / 1e6}. Export it smaller and try again.`;
  const small = shrink(photo, 160);
  let sum = 0;
  let squares = 0;
  const n = small.width * small.height;
  for (let i = 0; i < n; i++) {
    const v = 0.3 * small.data[i * 3]! + 0.59 * small.data[i * 3 + 1]! + 0.11 * small.data[i * 3 + 2]!;
    sum += v;
    squares += v * v;
  }
  const mean = sum / n;
  const spread = Math.sqrt(Math.max(0, squares / n - mean * mean));
  if (mean < 14) return 'This photo is almost black. Use one taken with the lights on or by day.';
  if (spread < 5) return 'This photo shows nothing that looks like a room.';
  return null;
};

export type Verdict = { readonly level: 'ok' } | { readonly level: 'ask' | 'refuse'; readonly reason: string };

/** Thresholds stand between the rooms that came out right and those that did not (13 dev rooms, 3 bad ones). */
export const judgeReading = (reading: RoomReading, roomType: RoomType): Verdict => {
  const { classes, fit, room } = reading;
  if (classes) {
    const inside =
      meanOf(classes.wall) +
      meanOf(classes.floor) +
      meanOf(classes.ceiling) +
      meanOf(classes.window) +
      meanOf(classes.door) +
      meanOf(classes.fixture);
    if (meanOf(classes.outside) > 0.4 || inside < 0.35)
      return {
        level: 'refuse',
        reason: 'This does not look like the inside of a room. Staging needs a photo of an empty room.',
      };
    // Kitchens and bathrooms are never bare: their pots and taps count as things too.
    const bare = roomType === 'kitchen' || roomType === 'bathroom' ? 0.3 : 0.13;
    if (furnished(reading) > bare)
      return {
        level: 'refuse',
        reason: 'This room is not empty enough to stage. Clear the room first, or choose a photo of the empty room.',
      };
    if (meanOf(classes.floor) < 0.05)
      return {
        level: 'refuse',
        reason: 'Too little floor is visible to stand furniture on. Use a photo that shows more of the floor.',
      };
  }
  const ask = (reason: string): Verdict => ({
    level: 'ask',
    reason: `${reason} Drag the four floor corners to where the walls meet the floor.`,
  });
  if (room.confidence.camera < 0.42) return ask('The perspective of this photo is hard to read.');
  if (room.confidence.layout < 0.45) return ask('The edges of the floor are hard to find here.');
  if (fit.backEdge < 0.3 && fit.leftEdge < 0.3 && fit.rightEdge < 0.3)
    return ask('No wall clearly meets the floor in this photo.');
  if (room.confidence.floor < 0.3) return ask('It is not clear which part of this photo is floor.');
  return { level: 'ok' };
};

/** Share of the picture that is surely movable and does not look like this room's own floor (dark carpet was taken for furniture). */
const furnished = (reading: RoomReading): number => {
  const { classes, floor } = reading;
  if (!classes) return 0;
  let n = 0;
  for (let i = 0; i < classes.movable.data.length; i++)
    if (classes.movable.data[i]! > 0.6 && reading.colourFloor.data[i]! < 0.5) n++;
  return n / Math.max(1, floor.data.length);
};
