import type { Item } from './plan.ts';
import { hangs } from './plan.ts';
import { covers } from './polygon.ts';

/** Stands on another piece: vases, trays, lamps, a television. What hangs on a wall or from the ceiling does not. */
export const perches = (item: Pick<Item, 'kind' | 'y'>): boolean =>
  item.y > 0.05 && !hangs(item) && item.kind !== 'pendant';

/** Furniture that other things stand on; nobody puts a lamp on a plant or on an armchair's back. */
const HOSTS = new Set([
  'coffee-table',
  'side-table',
  'media-unit',
  'console',
  'nightstand',
  'dresser',
  'bench',
  'ottoman',
  'dining-table',
  'sideboard',
  'desk',
  'stool',
]);

/** The piece whose top lies under a place, the highest if there are several. */
export const hostAt = (x: number, z: number, items: readonly Item[]): Item | null =>
  items
    .filter((item) => HOSTS.has(item.kind) && covers(item, x, z))
    .reduce<Item | null>((best, item) => (best && best.height >= item.height ? best : item), null);

/** What stands on a piece and goes where it goes. A hand's breadth of rounding lies between a top and what is on it. */
export const ridersOf = (host: Item, items: readonly Item[]): Item[] =>
  HOSTS.has(host.kind)
    ? items.filter(
        (item) => perches(item) && covers(host, item.x, item.z) && Math.abs(item.y - host.y - host.height) < 0.12,
      )
    : [];

/** A rider's place after its host went from `before` to `after`. */
export const carried = (rider: Item, before: Item, after: Item): Item => {
  const turn = after.turn - before.turn;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const dx = rider.x - before.x;
  const dz = rider.z - before.z;
  return {
    ...rider,
    x: after.x + dx * c + dz * s,
    z: after.z - dx * s + dz * c,
    y: rider.y + after.y - before.y,
    turn: rider.turn + turn,
  };
};
