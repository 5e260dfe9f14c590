import type { Room } from '#domain/copy/fact.ts';
import type { Random } from '../language/random.ts';
import type { Item } from './item.ts';

/** Inside first, then outside, then what runs the home and where it is: the order in which people are shown around. */
const AFTER: readonly Room[] = ['parking', 'systems', 'community', 'terms', 'location'];
const ORDERS: readonly (readonly Room[])[] = [
  ['interior', 'living', 'kitchen', 'primary', 'baths', 'flex', 'lower', 'view', 'outdoor', 'lot', ...AFTER],
  ['kitchen', 'living', 'interior', 'flex', 'primary', 'baths', 'lower', 'outdoor', 'view', 'lot', ...AFTER],
  ['living', 'interior', 'kitchen', 'flex', 'lower', 'primary', 'baths', 'outdoor', 'lot', 'view', ...AFTER],
];

/** An order of walking; the same listing may be walked in another order at the next version. */
export const walk = (random: Random): readonly Room[] => random.pick(ORDERS);

/** Groups items by room; work that was done recently is one story, whatever room it belongs to. */
export const topicsOf = (items: readonly Item[]): Map<Room, Item[]> => {
  const topics = new Map<Room, Item[]>();
  const put = (room: Room, item: Item): void => void topics.set(room, [...(topics.get(room) ?? []), item]);
  const stays = (item: Item): boolean =>
    item.room === 'outdoor' ||
    (item.itself && items.some((i) => i !== item && i.room === item.room && !i.renewal?.year));
  for (const item of items) put(item.renewal?.year && !stays(item) ? 'systems' : item.room, item);
  const size = (room: Room): number => topics.get(room)?.length ?? 0;
  const merge = (from: Room, into: Room): void => {
    for (const item of topics.get(from)!) put(into, item);
    topics.delete(from);
  };
  // One thing alone is half a sentence: it joins the list it fits best.
  if (size('baths') === 1 && size('flex') + size('interior') > 0) merge('baths', 'interior');
  if (size('flex') === 1 && size('interior') > 0) merge('flex', 'interior');
  if (size('interior') === 1 && size('flex') > 0) merge('flex', 'interior');
  return topics;
};

/** Two to four things a sentence, in any order: more tires the ear, fewer wastes a full stop. */
export const chunks = <T>(items: readonly T[], random: Random): T[][] => {
  const out: T[][] = [];
  let rest = [...items];
  while (rest.length > 0) {
    const most = rest.length <= 4 ? rest.length : random.pick([2, 3, 3]);
    const size = rest.length - most === 1 ? Math.max(2, most - 1) : rest.length === 4 && random.chance(0.5) ? 2 : most;
    out.push(random.shuffled(rest.slice(0, size)));
    rest = rest.slice(size);
  }
  return out;
};
