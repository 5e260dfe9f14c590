import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import { conceptOf } from '../lexicon/index.ts';
import type { Slots } from '../plan/frame.ts';
import type { Item } from '../plan/item.ts';
import type { Voice } from '../plan/voice.ts';
import { list } from './list.ts';
import { article } from './numbers.ts';

/** Siding and wiring take no article. */
const counted = (i: Item): boolean => !i.plural && conceptOf(i.concept)?.kind !== 'mass';

/** 'a new roof in 2021', 'a remodeled bathroom in 2018', 'new windows' */
const dated = (i: Item): Phrase => {
  const { noun, state, year } = i.renewal!;
  if (!year) return i.np;
  const what = `${state === 'replaced' ? 'new' : state} ${noun}`;
  return resting(phrase(`${counted(i) ? `${article(what)} ` : ''}${what} in ${year}`), i.fact);
};

/** 'The kitchen remodel dates to 2018': of a room by its one name; of counters nobody says so. */
const WORK: Readonly<Record<string, string>> = { renovated: 'renovation', remodeled: 'remodel' };
const ROOM_WORK: ReadonlySet<string> = new Set(['kitchen', 'bathroom', 'basement']);

/** 'the roof was replaced in 2021', 'the roof dates to 2021' */
const clause = (i: Item, v: Voice): Phrase | null => {
  const r = i.renewal;
  const be = i.plural ? 'are' : 'is';
  if (!r) return i.predicate ? say`${i.predicate.subject} ${be} ${i.predicate.is}` : null;
  const says = (text: string): Phrase => resting(phrase(`the ${r.noun} ${text}`), i.fact);
  const [date, was] = i.plural ? ['date', 'were'] : ['dates', 'was'];
  if (!r.year) return says(r.state === 'new' ? `${be} new` : `${i.plural ? 'have' : 'has'} been ${r.state}`);
  const dated = `${date} to ${r.year}`;
  if (r.state === 'new') return says(dated);
  const done = `${was} ${r.state} in ${r.year}`;
  const work = ROOM_WORK.has(i.concept) && !r.noun.includes(' ') ? WORK[r.state] : undefined;
  const others =
    r.state === 'replaced' ? [dated, `${was} new in ${r.year}`] : work ? [`${work} dates to ${r.year}`] : [];
  return says(v.random.pick([done, done, ...others]));
};

const told = (items: readonly Item[], v: Voice): Phrase | null => {
  if (items.length === 0) return null;
  const [a, b] = items;
  const [x, y] = [a?.renewal, b?.renewal];
  if (
    a &&
    b &&
    items.length === 2 &&
    x?.year &&
    y?.year &&
    x.state !== 'new' &&
    y.state !== 'new' &&
    a.plural === b.plural
  )
    return resting(
      phrase(
        `the ${x.noun} ${a.plural ? 'were' : 'was'} ${x.state} in ${x.year} and the ${y.noun} ${x.state === y.state ? '' : `${y.state} `}in ${y.year}`,
      ),
      a.fact,
      b.fact,
    );
  const all = items.map((i) => clause(i, v));
  if (!all.every((c) => c !== null)) return null;
  return all.length === 2 ? say`${all[0]!}, and ${all[1]!}` : list(all);
};

/** What was done, where another clause follows: two clauses of its own would make a run of three 'and's. */
const toldWithRest = (items: readonly Item[], v: Voice): Phrase | null => {
  const said = told(items, v);
  return said && !/, and /.test(said.text) && items.length < 3 ? said : null;
};

export const updateSlots =
  (v: Voice, items: readonly Item[], slotsOf: (items: readonly Item[]) => Slots): Slots =>
  (name, marks) => {
    const done = items.every((i) => i.renewal);
    const plain = items.every((i) => !i.renewal && !i.predicate);
    const plural = items.length > 1 || items[0]!.plural;
    switch (name) {
      case 'clauses':
        return told(items, v);
      case 'dated':
        return done ? { ...list(items.map((i) => dated(i))), plural } : null;
      case 'done':
        return toldWithRest(
          items.filter((i) => i.renewal),
          v,
        );
      case 'rest': {
        const rest = items.filter((i) => !i.renewal);
        if (rest.length === 0) return null;
        return {
          ...list(rest.map((i) => i.np)),
          plural: rest.length > 1 || rest[0]!.plural,
          firstPlural: rest[0]!.plural,
        };
      }
      case 'parks': {
        const rest = items.filter((i) => !i.renewal);
        const car = rest.find((i) => i.room === 'parking');
        // Beside the garage only what was done, or one thing that says what it does.
        return car && rest.length <= 1 + Number(rest.length === items.length) ? car.np : null;
      }
      case 'things':
        return items.every((i) => !i.renewal)
          ? { ...list(items.map((i) => i.np)), plural, firstPlural: items[0]!.plural }
          : null;
      case 'running':
        return plain ? { ...list(items.map((i) => i.np)), plural, firstPlural: items[0]!.plural } : null;
      case 'running does':
        return plain ? slotsOf(items)('does A', marks) : null;
      case 'running B':
        return plain && items[1] ? { ...items[1].np, plural: items[1].plural } : null;
      case 'running rest does': {
        const rest = items.filter((i) => !i.renewal && !i.predicate && i.room !== 'parking');
        return rest.length === 1 ? slotsOf(rest)('does A', marks) : null;
      }
      case 'running use':
        return plain ? slotsOf(items)('A use', marks) : null;
      default:
        return null;
    }
  };
