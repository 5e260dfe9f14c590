import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import { conceptOf } from '../lexicon/index.ts';
import type { Slots } from '../plan/frame.ts';
import type { Item } from '../plan/item.ts';
import type { Voice } from '../plan/voice.ts';
import { list } from './list.ts';
import { article } from './numbers.ts';

/** Siding and wiring take no article. */
const counted = (i: Item): boolean => !i.plural && conceptOf(i.concept)?.kind !== 'mass';

/** 'a roof replaced in 2021', 'a 2018 bathroom renovation', 'new windows' */
const dated = (v: Voice, i: Item): Phrase => {
  const { noun, state, year } = i.renewal!;
  const a = counted(i) ? `${article(noun)} ` : '';
  if (!year) return i.np;
  if (state === 'new')
    return resting(
      phrase(v.random.pick([`${a}${noun} from ${year}`, `${counted(i) ? 'a ' : ''}${year} ${noun}`])),
      i.fact,
    );
  return resting(phrase(`${a}${noun} ${state} in ${year}`), i.fact);
};

/** 'the roof was replaced in 2021' */
const clause = (i: Item): Phrase | null => {
  const r = i.renewal;
  const be = i.plural ? 'are' : 'is';
  if (!r) return i.predicate ? say`${i.predicate.subject} ${be} ${i.predicate.is}` : null;
  if (r.state === 'new') return resting(phrase(`the ${r.noun} ${be} ${r.year ? `from ${r.year}` : 'new'}`), i.fact);
  const been = r.year
    ? `${i.plural ? 'were' : 'was'} ${r.state} in ${r.year}`
    : `${i.plural ? 'have' : 'has'} been ${r.state}`;
  return resting(phrase(`the ${r.noun} ${been}`), i.fact);
};

const told = (items: readonly Item[]): Phrase | null => {
  const [a, b] = items;
  const [x, y] = [a?.renewal, b?.renewal];
  if (a && b && items.length === 2 && x?.year && y?.year && x.state === y.state && x.state !== 'new')
    return resting(
      phrase(`the ${x.noun} ${a.plural ? 'were' : 'was'} ${x.state} in ${x.year} and the ${y.noun} in ${y.year}`),
      a.fact,
      b.fact,
    );
  const all = items.map(clause);
  if (!all.every((c) => c !== null)) return null;
  return all.length === 2 ? say`${all[0]!}, and ${all[1]!}` : list(all);
};

/** 'had its roof replaced in 2021' */
const had = (items: readonly Item[]): Phrase | null => {
  const [i] = items;
  const r = i?.renewal;
  if (!i || items.length > 1 || !r?.year) return null;
  return resting(
    phrase(
      r.state === 'new'
        ? `got ${counted(i) ? 'a ' : ''}new ${r.noun} in ${r.year}`
        : `had its ${r.noun} ${r.state} in ${r.year}`,
    ),
    i.fact,
  );
};

/** '2021 brought a new roof; 2018, a renovated bathroom' */
const brought = (items: readonly Item[]): Phrase | null => {
  if (items.length === 0 || items.length > 2 || !items.every((i) => i.renewal?.year)) return null;
  const whats = items.map((i) => {
    const { noun, state } = i.renewal!;
    const how = state === 'new' || state === 'replaced' ? 'new' : state;
    const what = `${how} ${noun}`;
    return { what: counted(i) ? `${article(what)} ${what}` : what, year: i.renewal!.year!, fact: i.fact };
  });
  const [a, b] = whats.sort((x, y) => x.year - y.year);
  const text = b
    ? a!.year === b.year
      ? `${a!.year} brought ${a!.what} and ${b.what}`
      : `${a!.year} brought ${a!.what}; ${b.year}, ${b.what}`
    : `${a!.year} brought ${a!.what}`;
  return phrase(
    text,
    whats.map((w) => w.fact),
  );
};

export const updateSlots =
  (v: Voice, items: readonly Item[], running: Slots): Slots =>
  (name, marks) => {
    const done = items.every((i) => i.renewal);
    const plain = items.every((i) => !i.renewal && !i.predicate);
    const plural = items.length > 1 || items[0]!.plural;
    switch (name) {
      case 'clauses':
        return told(items);
      case 'dated':
        return done ? { ...list(items.map((i) => dated(v, i))), plural } : null;
      case 'had':
        return had(items);
      case 'brought':
        return brought(items);
      case 'running':
        return plain ? { ...list(items.map((i) => i.np)), plural, firstPlural: items[0]!.plural } : null;
      case 'running does':
        return plain ? running('does A', marks) : null;
      case 'running use':
        return plain ? running('A use', marks) : null;
      case 'mixed':
        return { ...list(items.map((i) => (i.renewal?.year ? dated(v, i) : i.np))), plural };
      default:
        return null;
    }
  };
