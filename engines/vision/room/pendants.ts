import { type FloorPoint, floorUnder, type Lens } from '#domain/scene/camera.ts';
import { depthInside } from '#domain/scene/polygon.ts';
import type { Room } from '#domain/scene/room.ts';
import type { SeenClasses } from './seen-classes.ts';

/** Narrower than this at the ceiling it is a downlight or a detector, metres. */
const LEAST_WIDTH = 0.16;
/** Pixels of the layout's 320: fewer are noise of the network. */
const LEAST_PIXELS = 12;
/** Nearer to a wall it is a rail, a beam's end or a wall lamp, metres. */
const OFF_WALL = 0.8;
const MOST_SHARE = 0.05;

/**
 * The floor below each lamp that hangs from the ceiling. Its highest pixel is its canopy, which lies in the ceiling's plane:
 * where a thin rod was not seen the place comes out a little far, but in the right column of the picture.
 */
export const findPendants = (lens: Lens, room: Pick<Room, 'floor' | 'ceiling'>, classes: SeenClasses): FloorPoint[] => {
  const { width: w, height: h, data: ceiling } = classes.ceiling;
  // A rod too thin for the network is still a dark line with ceiling on both sides.
  const on = (p: number) =>
    ceiling[p]! < 0.6 &&
    (classes.fixture.data[p]! + classes.movable.data[p]! > 0.12 || (ceiling[p - 4]! > 0.8 && ceiling[p + 4]! > 0.8));
  const seen = new Uint8Array(w * h);
  const found: FloorPoint[] = [];
  for (let start = 0; start < w * h; start++) {
    if (seen[start] || !on(start)) continue;
    const members = [start];
    seen[start] = 1;
    for (let k = 0; k < members.length; k++) {
      const p = members[k]!;
      // Two rows further as well: a rod is thinner than a pixel.
      for (const q of [p + 1, p - 1, p + w, p - w, p + w + 1, p + w - 1, p - w + 1, p - w - 1, p + 2 * w, p - 2 * w])
        if (q >= 0 && q < w * h && Math.abs((q % w) - (p % w)) < 2 && !seen[q] && on(q)) {
          seen[q] = 1;
          members.push(q);
        }
    }
    if (members.length < LEAST_PIXELS || members.length > MOST_SHARE * w * h) continue;
    const place = hungAt(members, lens, room, ceiling, w);
    if (place && !found.some((f) => Math.hypot(f.x - place.x, f.z - place.z) < 0.9)) found.push(place);
  }
  return found;
};

/** Where the highest pixels of a thing meet the ceiling; null unless ceiling is seen above and beside them. */
const hungAt = (
  members: readonly number[],
  lens: Lens,
  room: Pick<Room, 'floor' | 'ceiling'>,
  ceiling: Float32Array,
  w: number,
): FloorPoint | null => {
  const row = Math.min(...members.map((p) => Math.floor(p / w)));
  const head = members.filter((p) => Math.floor(p / w) <= row + 1).map((p) => p % w);
  const all = members.map((p) => p % w);
  const u = head.reduce((a, b) => a + b, 0) / head.length;
  const around = [
    [u, row - 4],
    [Math.min(...head) - 4, row],
    [Math.max(...head) + 4, row],
  ] as const;
  if (around.some(([x, y]) => x < 0 || x >= w || y < 0 || ceiling[Math.floor(y) * w + Math.floor(x)]! < 0.6))
    return null;
  const at = floorUnder(lens, u + 0.5, row + 0.5, room.ceiling);
  if (!at || depthInside(room.floor, at.x, at.z) < OFF_WALL) return null;
  const far = Math.hypot(at.x, at.z, room.ceiling - lens.camera.eye);
  const wide = ((Math.max(...all) - Math.min(...all) + 1) * far) / lens.camera.focal;
  return wide >= LEAST_WIDTH && wide < 2 ? at : null;
};
