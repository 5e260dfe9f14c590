import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { type Maker, unsaid, type Voice, word } from '../plan/voice.ts';
import { cityBefore, inBoth, inPlace, theHome } from './blocks.ts';
import { isAre, list, run } from './list.ts';
import { dollars, grouped, numberWord } from './numbers.ts';

/** What one sees from it. */
export const VIEW: readonly Maker<readonly Item[]>[] = [
  [
    'wlp',
    (v, items) =>
      say`${list(items.map((i) => i.np))} ${word(v, 'come with the address', 'open up from here', 'are part of daily life', 'are included')}`,
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
    (_v, items) => {
      const [a, b] = items;
      return a?.renewal?.year &&
        b?.renewal?.year &&
        items.length === 2 &&
        a.renewal.state === b.renewal.state &&
        a.renewal.state !== 'new'
        ? resting(
            say`the ${a.renewal.noun} ${a.plural ? 'were' : 'was'} ${a.renewal.state} in ${a.renewal.year} and the ${b.renewal.noun} in ${b.renewal.year}`,
            a.fact,
            b.fact,
          )
        : null;
    },
  ],
  [
    'wp',
    (_v, items) => {
      const all = items.map(clause);
      return all.every((c) => c !== null) ? list(all as Phrase[]) : null;
    },
  ],
  [
    'wlp',
    (v, items) =>
      say`${word(v, 'recent work includes', 'the updates cover', 'already done:', 'the list of work done:')} ${list(items.map((i) => (i.renewal ? withThe(dated(i)) : i.np)))}`,
  ],
  [
    'cp',
    (v, items) =>
      say`${word(v, 'Updates', 'Work done', 'Systems')}: ${run(items.map((i) => (i.renewal ? dated(i) : i.bare)))}`,
  ],
  [
    'wl',
    (v, items) =>
      say`${list(items.map((i) => i.np))} ${items.length > 1 || items[0]!.plural ? word(v, 'keep the running of it simple', 'look after the practical side', 'do the quiet work') : word(v, 'keeps the running of it simple', 'looks after the practical side', 'does the quiet work')}`,
  ],
  [
    'wlp',
    (_v, items) => say`behind the scenes ${isAre(items.length, items[0]!.plural)} ${list(items.map((i) => i.np))}`,
  ],
];

const withThe = (p: Phrase): Phrase =>
  /^(new|renovated|updated|remodeled|refinished|restored|replaced) /.test(p.text) ? say`the ${p}` : say`the ${p}`;
const clause = (i: Item): Phrase | null => {
  const r = i.renewal;
  if (!r) return null;
  if (r.state === 'new')
    return r.year
      ? resting(phrase(`the ${r.noun} ${i.plural ? 'are' : 'is'} from ${r.year}`), i.fact)
      : resting(phrase(`the ${r.noun} ${i.plural ? 'are' : 'is'} new`), i.fact);
  const been = r.year
    ? `${i.plural ? 'were' : 'was'} ${r.state} in ${r.year}`
    : `${i.plural ? 'have' : 'has'} been ${r.state}`;
  return resting(phrase(`the ${r.noun} ${been}`), i.fact);
};

type Near = Known['near'][number];

export const away = (n: Near): Phrase => {
  const d = n.distance;
  if (!d) return phrase('', [n.id]);
  const amount =
    d.amount === 0.5
      ? 'half a'
      : d.amount < 1
        ? String(d.amount)
        : d.amount <= 10 && Number.isInteger(d.amount)
          ? numberWord(d.amount)
          : String(d.amount);
  const unit = d.amount > 1 ? `${d.unit}s` : d.unit;
  const mode = d.by === 'walk' ? ' on foot' : d.by === 'drive' ? ' by car' : d.by === 'bike' ? ' by bike' : '';
  return phrase(`${amount} ${unit}${mode}`, [n.id]);
};
const named = (n: Near): Phrase => phrase(n.place.replace(/^Downtown /, 'downtown '), [n.id]);

/** What is around, with the distances that the agent gave. */
export const NEAR: readonly Maker<readonly Near[]>[] = [
  [
    'wlp',
    (v, [a, ...rest]) =>
      a?.distance
        ? say`${named(a)} is ${away(a)} away${rest.length > 0 ? say`, ${sameDistance([a, ...rest]) ? 'and so is' : 'with'} ${list(rest.map(named))}${sameDistance([a, ...rest]) ? '' : word(v, ' also close', ' close by', ' nearby')}` : ''}`
        : null,
  ],
  ['wp', (_v, [a, ...rest]) => (a?.distance && rest.length === 0 ? say`it is ${away(a)} to ${named(a)}` : null)],
  [
    'wlp',
    (v, near) =>
      near.every((n) => !n.distance)
        ? say`${list(near.map(named))} ${near.length > 1 ? 'are' : 'is'} ${word(v, 'close by', 'close at hand', 'nearby', 'within easy reach')}`
        : null,
  ],
  ['cp', (_, near) => say`nearby: ${run(near.map((n) => (n.distance ? say`${named(n)} (${away(n)})` : named(n))))}`],
  [
    'wlp',
    (v, near) =>
      say`${word(v, 'close by are', 'within reach are', 'the map puts nearby')} ${list(near.map((n) => (n.distance ? say`${named(n)} at ${away(n)}` : named(n))))}`.text.startsWith(
        'the map',
      ) || near.length > 1
        ? say`${near.length > 1 ? word(v, 'close by are', 'within reach are') : 'close by is'} ${list(near.map((n) => (n.distance ? say`${named(n)} at ${away(n)}` : named(n))))}`
        : null,
  ],
  [
    'w',
    (_v, [a, ...rest]) =>
      a && rest.length < 3
        ? say`when you want out, ${list([a, ...rest].map((n) => (n.distance ? say`${named(n)} is ${away(n)} off` : say`${named(n)} is near`)))}`
        : null,
  ],
];

const sameDistance = (near: readonly Near[]): boolean =>
  near.every((n) => n.distance?.amount === near[0]!.distance?.amount && n.distance?.unit === near[0]!.distance?.unit) &&
  near.length === 2;

/** Where it is, when the text has not said so. */
export const PLACE: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const p = unsaid(v, inBoth(v));
      return p ? say`${theHome(v)} is ${p}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const p = unsaid(v, inPlace(v));
      return p ? say`you will find it ${p}` : null;
    },
  ],
  [
    'c',
    (v) => {
      const p = unsaid(v, inBoth(v));
      return p
        ? say`${word(v, 'Location', 'Where', 'Address')}: ${{ ...p, text: p.text.replace(/^(in|at) /, '') }}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const [p, c] = [unsaid(v, inPlace(v)), cityBefore(v)];
      return p && c && v.known.neighborhood ? say`all of this is ${p}, on the map of ${c}` : null;
    },
  ],
  [
    'w',
    (v) => {
      const p = unsaid(v, inBoth(v));
      return p ? say`home, in this case, is ${p}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const c = unsaid(v, cityBefore(v));
      return c ? say`${word(v, 'The city is', 'The town is')} ${c}` : null;
    },
  ],
];

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
