import type { Phrase } from '../language/phrase.ts';
import type { Filled, Slots } from './frame.ts';
import type { Known } from './known.ts';

export type Near = Known['near'][number];

/** How a language names a place, says how far it is, and puts several into a list. */
export type NearWords = {
  readonly place: (near: Near) => Filled;
  readonly away: (near: Near) => Filled | null;
  readonly withDistance: (near: Near) => Phrase;
  readonly list: (parts: readonly Phrase[]) => Phrase;
};

/** Places with and without the distances that the agent gave; those with one come first. */
export const nearSlots = (given: readonly Near[], words: NearWords): Slots => {
  const near = [...given].sort((a, b) => Number(Boolean(b.distance)) - Number(Boolean(a.distance)));
  const places = (some: readonly Near[]): Filled | null =>
    some.length > 0
      ? { ...words.list(some.map(words.place)), plural: some.length > 1 || words.place(some[0]!).plural }
      : null;
  const without = (some: readonly Near[]): Filled | null => (some.every((n) => !n.distance) ? places(some) : null);
  return (name) => {
    const one = /^([Nd])([12])$/.exec(name);
    const n = one ? near[Number(one[2]) - 1] : undefined;
    if (one)
      return n ? (one[1] === 'N' ? (n.distance || near.length > 1 ? words.place(n) : null) : words.away(n)) : null;
    if (name === 'plain') return without(near);
    if (name === 'plain others') return near.length > 1 ? without(near.slice(1)) : null;
    if (name === 'plain rest') return near.length > 2 && near[1]!.distance ? without(near.slice(2)) : null;
    return name === 'all' && near.length > 1 ? { ...words.list(near.map(words.withDistance)), plural: true } : null;
  };
};
