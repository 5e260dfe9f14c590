import type { Room } from '#domain/copy/fact.ts';
import type { Random } from '../language/random.ts';
import type { Item } from './item.ts';

/** Parts of the home in the three orders in which people walk through one. */
const ORDERS: readonly (readonly Room[])[] = [
  [
    'kitchen',
    'living',
    'interior',
    'flex',
    'primary',
    'baths',
    'lower',
    'view',
    'outdoor',
    'lot',
    'parking',
    'systems',
    'community',
    'terms',
    'location',
  ],
  [
    'view',
    'outdoor',
    'lot',
    'interior',
    'living',
    'kitchen',
    'primary',
    'baths',
    'flex',
    'lower',
    'parking',
    'systems',
    'terms',
    'community',
    'location',
  ],
  [
    'interior',
    'kitchen',
    'living',
    'flex',
    'lower',
    'primary',
    'baths',
    'systems',
    'outdoor',
    'view',
    'lot',
    'parking',
    'location',
    'community',
    'terms',
  ],
  [
    'lot',
    'interior',
    'living',
    'kitchen',
    'flex',
    'primary',
    'baths',
    'lower',
    'systems',
    'view',
    'outdoor',
    'parking',
    'community',
    'terms',
    'location',
  ],
];

/** An order of walking; the same listing may be walked in another order at the next version. */
export const walk = (random: Random): readonly Room[] => random.pick(ORDERS);

/** Groups items by room; work that was done recently is one story, whatever room it belongs to. */
export const topicsOf = (items: readonly Item[]): Map<Room, Item[]> => {
  const topics = new Map<Room, Item[]>();
  const put = (room: Room, item: Item): void => void topics.set(room, [...(topics.get(room) ?? []), item]);
  for (const item of items) put(item.renewal?.year && item.room !== 'outdoor' ? 'systems' : item.room, item);
  const few = (room: Room): boolean => (topics.get(room)?.length ?? 0) === 1;
  const merge = (from: Room, into: Room): void => {
    if (!few(from)) return;
    for (const item of topics.get(from)!) put(into, item);
    topics.delete(from);
  };
  if ((topics.get('interior')?.length ?? 0) < 3) merge('flex', 'interior');
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
