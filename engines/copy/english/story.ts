import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import { type Maker, type Voice, word } from '../plan/voice.ts';
import { homeNoun, inPlace, theHome, year } from './blocks.ts';
import { isAre, list, run } from './list.ts';
import { dollars, grouped } from './numbers.ts';

/** What one sees from it. */
export const VIEW: readonly Maker<readonly Item[]>[] = [
  [
    'wlp',
    (v, items) =>
      say`${list(items.map((i) => i.np))} ${word(v, 'come with', 'belong to', 'open from', 'stretch out from', 'are the backdrop of', 'add distance to')} this ${year(v) ?? ''} ${homeNoun(v)}`,
  ],
  [
    'wlp',
    (v, items) =>
      say`${theHome(v)} ${word(v, 'looks out to', 'takes in', 'has', 'enjoys')} ${list(items.map((i) => i.np))}`,
  ],
  [
    'w',
    (v, items) =>
      say`look up and there ${isAre(2, true)} ${list(items.map((i) => i.np))}${v.random.chance(0.5) ? ', no trip required' : ''}`,
  ],
  ['c', (_, items) => say`${run(items.map((i) => i.bare))}, from home`],
  [
    'cp',
    (_, items) =>
      say`views: ${run(items.map((i) => ({ ...i.bare, text: i.bare.text.replace(/ views$/, '').replace(/^views of /, '') })))}`,
  ],
];

const dated = (i: Item): Phrase => {
  const r = i.renewal!;
  return r.year
    ? resting(phrase(r.state === 'new' ? `${r.noun} (new in ${r.year})` : `${r.noun} (${r.state} ${r.year})`), i.fact)
    : resting(phrase(`${r.state === 'new' || r.state === 'replaced' ? 'new' : r.state} ${r.noun}`), i.fact);
};

/** 'The roof was replaced in 2021 and the heat pump in 2023.' */
export const UPDATES: readonly Maker<readonly Item[]>[] = [
  [
    'wlp',
    (_, items) => {
      const [a, b] = items;
      const [x, y] = [a?.renewal, b?.renewal];
      return a && b && x?.year && y?.year && items.length === 2 && x.state === y.state && x.state !== 'new'
        ? resting(
            say`the ${x.noun} ${a.plural ? 'were' : 'was'} ${x.state} in ${x.year} and the ${y.noun} in ${y.year}`,
            a.fact,
            b.fact,
          )
        : null;
    },
  ],
  [
    'wlp',
    (_, items) => {
      const all = items.map(clause);
      return all.every((c) => c !== null) ? joinedClauses(all as Phrase[]) : null;
    },
  ],
  [
    'wlp',
    (v, items) =>
      items.every((i) => i.renewal)
        ? say`${word(v, 'recent work includes', 'the updates cover', 'already done:', 'work already behind it:', 'among the updates:')} ${list(items.map((i) => say`the ${dated(i)}`))}`
        : null,
  ],
  [
    'c',
    (v, items) =>
      say`${items.every((i) => i.renewal) ? word(v, 'Updates', 'Work done') : word(v, 'Systems', 'Practical side')}: ${run(items.map((i) => (i.renewal ? dated(i) : i.bare)))}`,
  ],
  [
    'wlp',
    (_v, items) =>
      items.some((i) => i.concept === 'roof' || i.room !== 'systems')
        ? null
        : say`behind the scenes ${isAre(items.length, items[0]!.plural)} ${list(items.map((i) => i.np))}`,
  ],
  [
    'wlp',
    (v, items) =>
      items.some((i) => i.room !== 'systems')
        ? null
        : say`${list(items.map((i) => i.np))} ${items.length > 1 || items[0]!.plural ? word(v, 'keep the running of it simple', 'look after the practical side', 'do the quiet work', 'cover the practical side') : word(v, 'keeps the running of it simple', 'looks after the practical side', 'does the quiet work', 'covers the practical side')}`,
  ],
  [
    'wp',
    (v, items) =>
      say`${theHome(v)} ${word(v, 'also has', 'runs on', 'is equipped with').replace('runs on', 'also has')} ${list(items.map((i) => i.np))}`,
  ],
];

const joinedClauses = (all: readonly Phrase[]): Phrase =>
  all.length === 2 ? say`${all[0]!}, and ${all[1]!}` : list(all);

const clause = (i: Item): Phrase | null => {
  const r = i.renewal;
  if (!r) return i.predicate ? say`${i.predicate.subject} ${i.plural ? 'are' : 'is'} ${i.predicate.is}` : null;
  if (r.state === 'new')
    return r.year
      ? resting(phrase(`the ${r.noun} ${i.plural ? 'are' : 'is'} from ${r.year}`), i.fact)
      : resting(phrase(`the ${r.noun} ${i.plural ? 'are' : 'is'} new`), i.fact);
  const been = r.year
    ? `${i.plural ? 'were' : 'was'} ${r.state} in ${r.year}`
    : `${i.plural ? 'have' : 'has'} been ${r.state}`;
  return resting(phrase(`the ${r.noun} ${been}`), i.fact);
};

/** A close with something in it: the price, said once, with what it buys. */
export const PRICE_CLOSE: readonly Maker[] = [
  ['wlp', (v) => priced(v, (p) => say`${theHome(v)} is ${word(v, 'offered', 'listed', 'on the market')} at ${p}`)],
  ['wp', (v) => priced(v, (p) => say`the asking price is ${p}`)],
  ['c', (v) => priced(v, (p) => say`${word(v, 'Asking', 'Offered at', 'Priced at', 'Listed at')} ${p}`)],
  [
    'wl',
    (v) => priced(v, (p) => say`${word(v, 'Offered', 'Listed')} at ${p}${inPlace(v) ? say`, ${inPlace(v)!}` : ''}`),
  ],
  [
    'cp',
    (v) => {
      const a = v.known.area;
      return a
        ? priced(v, (p, n) => resting(say`at ${p}, it works out to about $${grouped(n / a.sqft)} a square foot`, a.id))
        : null;
    },
  ],
];

const priced = (v: Voice, make: (p: Phrase, amount: number) => Phrase): Phrase | null => {
  const price = v.known.price;
  return price ? make(phrase(dollars(price.amount), [price.id]), price.amount) : null;
};
