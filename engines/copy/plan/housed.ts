import { type Phrase, phrase, say } from '../language/phrase.ts';
import type { Item } from './item.ts';

export type HousedWords = {
  /** 'with', 'con' */
  readonly holds: string;
  /** 'in the office' */
  readonly inside: (room: string) => string;
  readonly list: (parts: readonly Phrase[]) => Phrase;
};

/**
 * What stands in a room of its own is said with that room, so that no sentence can carry it elsewhere:
 * 'an office with built-ins' where the office is a thing to say, 'built-ins in the office' where it is not.
 */
export const housed = (items: readonly Item[], words: HousedWords): Item[] => {
  const isHost = (i: Item): boolean => !i.within && items.some((g) => g.within === i.concept);
  const hosts = items.filter(isHost);
  return items
    .filter((i) => !i.within || !hosts.some((h) => h.concept === i.within))
    .map((i) => {
      if (i.within) return changed(i, (p) => say`${p} ${phrase(words.inside(i.within!))}`);
      if (!isHost(i)) return i;
      const guests = items.filter((g) => g.within === i.concept);
      const held = (p: Phrase, form: 'np' | 'bare'): Phrase =>
        say`${p} ${words.holds} ${words.list(guests.map((g) => g[form]))}`;
      return { ...i, np: held(i.np, 'np'), the: held(i.the, 'np'), bare: held(i.bare, 'bare'), uses: [] };
    });
};

const changed = (i: Item, change: (p: Phrase) => Phrase): Item => ({
  ...i,
  np: change(i.np),
  the: change(i.the),
  bare: change(i.bare),
  uses: [],
});
