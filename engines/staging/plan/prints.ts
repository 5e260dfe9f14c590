import { SUBJECTS } from '#domain/scene/catalogue.ts';
import type { Item } from '#domain/scene/plan.ts';
import { hash } from '../render/noise.ts';

/** Subjects for broad sheets and for tall ones: a sprig is lost on a broad one, a shore on a tall one. */
const BROAD = [5, 1, 7, 4, 3, 0, 6, 2];
const TALL = [2, 6, 0, 5, 7, 3, 4, 1];
/** Those that suit, of all. */
const FITTING = 6;

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
      const fit = (item.width > 1.15 * item.height ? BROAD : TALL).slice(0, FITTING);
      const first = Math.floor(hash(key, 13, 6) * FITTING);
      const turned = [...fit.slice(first), ...fit.slice(0, first)];
      subject = turned.find((s) => !used.has(s)) ?? turned[0]!;
      used.add(subject);
      sheet = 0;
    }
    last = item;
    return { ...item, design: subject + SUBJECTS * sheet };
  });
};
