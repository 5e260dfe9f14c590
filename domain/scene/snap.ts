import type { FloorPoint } from './camera.ts';
import { claimsFloor, type Item } from './plan.ts';
import { facing, inward, type Room } from './room.ts';

/** A hand's breadth: nearer than this to its place at the wall, a piece means the wall. */
const REACH = 0.15;
/** What a skirting board keeps free. */
const GAP = 0.03;
const ALONG = (3 * Math.PI) / 180;

const apart = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** Where a dragged piece comes to rest: with its back at the wall when it stands along one and nearly there. */
export const snapped = (item: Item, room: Room): FloorPoint => {
  let { x, z } = item;
  if (!claimsFloor(item)) return { x, z };
  for (const wall of room.walls) {
    if (apart(item.turn, facing(wall)) > ALONG) continue;
    const n = inward(wall);
    const off = (x - wall.from.x) * n.x + (z - wall.from.z) * n.z - item.depth / 2 - GAP;
    if (Math.abs(off) > REACH) continue;
    x -= n.x * off;
    z -= n.z * off;
  }
  return { x, z };
};
