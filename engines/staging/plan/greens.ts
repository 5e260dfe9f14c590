import { LEAFLESS } from '#domain/scene/catalogue.ts';
import type { Item } from '#domain/scene/plan.ts';
import type { Room } from '#domain/scene/room.ts';

/** Who gets the branches, the best place first. */
const BEARERS = [
  'sideboard',
  'dresser',
  'dining-table',
  'console',
  'media-unit',
  'coffee-table',
  'nightstand',
  'side-table',
];

/** One vase of branches a room: the same sprig on every surface looks bought by the dozen. Under a lamp they would reach into it. */
export const thinGreens = (items: readonly Item[], room: Room): Item[] => {
  const lit = (i: Item) =>
    i.kind === 'dining-table' && (room.pendants ?? []).some((p) => Math.hypot(p.x - i.x, p.z - i.z) < 0.9);
  const bearer = BEARERS.map((kind) => items.find((i) => i.kind === kind && !lit(i))).find((i) => i !== undefined);
  return items.map((i) =>
    BEARERS.includes(i.kind) && i !== bearer ? { ...i, design: (i.design % 12) + LEAFLESS } : i,
  );
};
