import { SUBJECTS } from '#domain/scene/catalogue.ts';
import type { Item } from '#domain/scene/plan.ts';
import { hash } from '../render/noise.ts';

/** Subjects that fill a broad sheet and those that fill a tall one: a sprig is lost on a broad one, a shore on a tall one. Arches are a nursery's and brush strokes read as blots from across the room: for a person to choose. */
const BROAD = [1, 7, 4, 3];
const TALL = [2, 0, 3, 7];

const sameSet = (a: Item | undefined, b: Item): boolean =>
  a !== undefined && a.group === b.group && a.turn === b.turn && a.width === b.width && a.height === b.height;

/**
 * No subject hangs twice in a room, but a pair or a row is one subject on several sheets. Which come first is the room's
 * own: `key` tells rooms of a listing apart.
 */
export const choosePrints = (items: readonly Item[], key: number): Item[] => {
  const used = new Set<number>();
  let last: Item | undefined;
  let [subject, sheet] = [0, 0];
  return items.map((item) => {
    if (item.kind !== 'art') return item;
    if (sameSet(last, item)) sheet++;
    else {
      const fit = item.width > 1.15 * item.height ? BROAD : TALL;
      const drawn = fit.map((s) => ({ s, rank: hash(key, s, 12) })).sort((a, b) => a.rank - b.rank);
      subject = (drawn.find(({ s }) => !used.has(s)) ?? drawn[0]!).s;
      used.add(subject);
      sheet = 0;
    }
    last = item;
    return { ...item, design: subject + SUBJECTS * sheet };
  });
};
