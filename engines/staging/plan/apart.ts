import { claimsFloor, type Item } from '#domain/scene/plan.ts';
import type { Draft } from './draft.ts';
import { hiddenShare } from './sight.ts';
import { boxInPicture, type Site } from './site.ts';

/** Pieces that a group can do without. */
const SPARE = new Set(['armchair', 'side-table', 'floor-lamp']);
/** Share of such a piece that may stand behind the other group. */
const MOST_BEHIND = 0.15;

/** What stands on the floor in the old group, and in the new one. */
const groups = (start: Draft, next: Draft): { old: Item[]; fresh: Item[] } => {
  const known = new Set(start.items.map((i) => i.id));
  return {
    old: start.items.filter(claimsFloor),
    fresh: next.items.filter((i) => claimsFloor(i) && !known.has(i.id)),
  };
};

/** The new group without what stands half behind the old one: two groups in one heap of backs are read as neither. */
export const unmerged = (start: Draft, next: Draft): Draft => {
  const { old, fresh } = groups(start, next);
  const lost = new Set(fresh.filter((i) => SPARE.has(i.kind) && hiddenShare(next.site, i, old) > MOST_BEHIND));
  return { ...next, items: next.items.filter((i) => !lost.has(i)) };
};

type Span = { readonly item: Item; readonly x0: number; readonly x1: number };
const spans = (site: Site, items: readonly Item[]): Span[] =>
  items.flatMap((item) => {
    const b = boxInPicture(site, item);
    return b ? [{ item, x0: b.x0, x1: b.x1 }] : [];
  });

/** How much of the new group's pieces the old ones hide, and the other way round: shares summed. */
export const merging = (start: Draft, next: Draft): number => {
  const { old, fresh } = groups(start, next);
  const [back, front] = [spans(next.site, old), spans(next.site, fresh)];
  const lost = (list: readonly Span[], others: readonly Span[]) =>
    list.reduce((sum, a) => {
      const before = others.filter((b) => a.x0 < b.x1 && b.x0 < a.x1).map((b) => b.item);
      return sum + (before.length ? hiddenShare(next.site, a.item, before) : 0);
    }, 0);
  return lost(front, back) + lost(back, front);
};
