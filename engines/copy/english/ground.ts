import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import { type Maker, unsaid, word } from '../plan/voice.ts';
import { garage, land, lotNoun, theHome, withArticle, year } from './blocks.ts';
import { isAre, list } from './list.ts';
import { grouped, numberWord } from './numbers.ts';

/** When it was built. */
export const YEAR: readonly Maker[] = [
  [
    'wlp',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`${theHome(v)} ${word(v, 'dates to', 'dates from', 'goes back to')} ${y}` : null;
    },
  ],
  [
    'wp',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`it was ${word(v, 'built', 'put up', 'completed')} in ${y}` : null;
    },
  ],
  [
    'c',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`${word(v, 'Built', 'Year built:', 'Vintage:')} ${y}` : null;
    },
  ],
  [
    'wl',
    (v) => {
      const y = unsaid(v, year(v));
      const n = v.known.year?.year ?? 0;
      return y && n >= 1945 && n < 1970
        ? say`construction in ${y} makes it ${word(v, 'a mid-century build', 'part of the mid-century years', 'a child of the mid-century')}`
        : null;
    },
  ],
  [
    'wl',
    (v) => {
      const y = unsaid(v, year(v));
      const n = v.known.year?.year ?? 0;
      return y && n < 1940 ? say`it has been standing since ${y}` : null;
    },
  ],
  [
    'wlp',
    (v) => {
      const y = unsaid(v, year(v));
      const n = v.known.year?.year ?? 0;
      return y && n >= 2015 ? say`${y} construction keeps ${theHome(v)} on the young side` : null;
    },
  ],
  [
    'wp',
    (v) => {
      const y = unsaid(v, year(v));
      return y ? say`construction ${word(v, 'dates to', 'was finished in', 'goes back to')} ${y}` : null;
    },
  ],
];

const wide = (acres: number): readonly string[] =>
  acres >= 1
    ? ['room to plant, build or leave alone', 'space between you and the road', 'land enough for plans']
    : acres >= 0.3
      ? ['room for a garden and then some', 'space to plant, dig or simply mow', 'ground enough for a garden or a game']
      : ['enough for a garden bed or two', 'a size you can mow before lunch', 'enough to plant, not too much to keep'];

/** The land, and what stands on it or around it. */
export const LOT: readonly Maker<readonly Item[]>[] = [
  [
    'wlp',
    (v, items) => {
      const l = unsaid(v, lotNoun(v));
      return l
        ? say`${theHome(v)} ${word(v, 'sits on', 'stands on', 'occupies')} ${l}${items.length > 0 ? say`, ${onThe(items)}` : ''}`
        : null;
    },
  ],
  [
    'wp',
    (v) => {
      const l = unsaid(v, land(v));
      return l ? say`the lot ${word(v, 'measures', 'runs to', 'comes to', 'covers')} ${l}` : null;
    },
  ],
  [
    'w',
    (v) => {
      const l = unsaid(v, land(v));
      return l ? say`outside you have ${l}: ${v.random.pick(wide(v.known.lot!.acres))}` : null;
    },
  ],
  [
    'wl',
    (v) => {
      const l = unsaid(v, land(v));
      return l ? say`with it ${singular(l) ? 'comes' : 'come'} ${l}, ${v.random.pick(wide(v.known.lot!.acres))}` : null;
    },
  ],
  [
    'cp',
    (v, items) => {
      const l = unsaid(v, land(v));
      return l ? say`lot: ${l}${items.length > 0 ? say`, ${onThe(items)}` : ''}` : null;
    },
  ],
  [
    'wlp',
    (v, items) => {
      const [l, g] = [unsaid(v, land(v)), unsaid(v, garage(v))];
      return l && g && items.length === 0
        ? say`outdoors there ${singular(l) ? 'is' : 'are'} ${l} and ${withArticle(g)}`
        : null;
    },
  ],
  [
    'p',
    (v) => {
      const l = v.known.lot;
      return l && !v.said.has(l.id)
        ? resting(
            phrase(
              `the lot is ${grouped(l.sqft)} square feet, or ${l.acres.toFixed(2)} acre${l.acres >= 1.005 ? 's' : ''}`,
            ),
            l.id,
          )
        : null;
    },
  ],
  [
    'wlp',
    (v, items) => (items.length > 0 ? say`${theHome(v)} ${word(v, 'is', 'sits', 'stands')} ${onThe(items)}` : null),
  ],
  ['c', (_, items) => (items.length > 0 ? say`set ${onThe(items)}` : null)],
];

const singular = (l: Phrase): boolean => /^(an? |just (over|under) (an? |half)|half|[\d.]+ acre$|0\.)/.test(l.text);

/** 'on a corner lot', 'on a quiet street', 'with water frontage'. */
const onThe = (items: readonly Item[]): Phrase => {
  const withs = items.filter((i) => i.concept === 'water-frontage');
  const ons = items.filter((i) => i.concept !== 'water-frontage');
  const on = ons.length > 0 ? say`on ${list(ons.map((i) => i.np))}` : null;
  const rest = withs.length > 0 ? say`with ${list(withs.map((i) => i.np))}` : null;
  return on && rest ? say`${on}, ${rest}` : (on ?? rest)!;
};

/** Garage, carport, chargers. */
export const PARKING: readonly Maker<readonly Item[]>[] = [
  [
    'wp',
    (v, items) => {
      const p = parked(unsaid(v, garage(v)), items);
      return p
        ? say`${list(p)} ${p.length > 1 || (items[0]?.plural && !unsaid(v, garage(v))) ? word(v, 'take care of parking', 'cover the cars') : word(v, 'takes care of the cars', 'covers parking', 'keeps cars out of the weather')}`
        : null;
    },
  ],
  [
    'wlp',
    (v, items) => {
      const p = parked(unsaid(v, garage(v)), items);
      return p
        ? say`for ${word(v, 'parking', 'the cars', 'vehicles')} there ${isAre(p.length, !garage(v) && items[0]!.plural)} ${list(p)}`
        : null;
    },
  ],
  [
    'w',
    (v, items) => {
      const g = v.known.garage;
      return g && !v.said.has(g.id)
        ? say`${resting(phrase(`${numberWord(g.spaces)} ${g.spaces === 1 ? 'car fits' : 'cars fit'} in the garage`), g.id)}${items.length > 0 ? say`, and there ${isAre(items.length, items[0]!.plural)} ${list(items.map((i) => i.np))}` : ''}`
        : null;
    },
  ],
  [
    'c',
    (v, items) => {
      const p = parked(unsaid(v, garage(v)), items);
      return p ? say`parking: ${list(p)}` : null;
    },
  ],
  [
    'lp',
    (v, items) => {
      const p = parked(unsaid(v, garage(v)), items);
      return p
        ? say`${list(p)} ${p.length > 1 || (items[0]?.plural && !unsaid(v, garage(v))) ? 'complete' : 'completes'} the ${word(v, 'property', 'picture', 'address')}`
        : null;
    },
  ],
  [
    'wcp',
    (v, items) => {
      const g = unsaid(v, garage(v));
      return g
        ? say`park in the ${g}${items.length > 0 ? say`; there ${isAre(items.length, items[0]!.plural)} also ${list(items.map((i) => i.np))}` : ''}`
        : null;
    },
  ],
];

const parked = (g: Phrase | null, items: readonly Item[]): Phrase[] | null => {
  const all = [...(g ? [withArticle(g)] : []), ...items.map((i) => i.np)];
  return all.length > 0 ? all : null;
};
