import { type Phrase, phrase, resting, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import { type Maker, unsaid, type Voice, word } from '../plan/voice.ts';
import { garage, land, lotNoun, theHome, withArticle } from './blocks.ts';
import { isAre, list } from './list.ts';
import { grouped, numberWord } from './numbers.ts';

/** The land, the street and the parking: what lies around the walls. */
export type Grounds = { readonly lot: readonly Item[]; readonly parking: readonly Item[] };

const wide = (acres: number): readonly string[] =>
  acres >= 1
    ? [
        'room to plant, build or leave alone',
        'space between you and the road',
        'land enough for plans',
        'a long walk to the mailbox',
      ]
    : acres >= 0.3
      ? [
          'room for a garden and then some',
          'space to plant, dig or simply mow',
          'ground enough for a garden or a game',
          'green on every side',
        ]
      : [
          'enough for a small garden',
          'a size you can mow before lunch',
          'enough to plant, not too much to keep',
          'green without the chores',
        ];

const singular = (l: Phrase): boolean => /^(an? |just (over|under) (an? |half)|half|[\d.]+ acre$|0\.)/.test(l.text);

/** 'on a corner lot', 'on a quiet street', 'with water frontage'. */
const street = (items: readonly Item[]): Phrase | null => {
  const ons = items.filter((i) => i.concept !== 'water-frontage').slice(0, 2);
  const withs = items.filter((i) => i.concept === 'water-frontage');
  const on = ons.length > 0 ? say`on ${list(ons.map((i) => i.np))}` : null;
  const rest = withs.length > 0 ? say`with ${list(withs.map((i) => i.np))}` : null;
  return on && rest ? say`${on}, ${rest}` : (on ?? rest);
};

const cars = (v: Voice, items: readonly Item[]): Phrase[] => {
  const g = unsaid(v, garage(v));
  return [...(g ? [withArticle(g)] : []), ...items.map((i) => i.np)];
};
const plural = (p: readonly Phrase[], items: readonly Item[]): boolean =>
  p.length > 1 || (p.length === items.length && Boolean(items[0]?.plural));

/** Several of land, street and parking in one sentence. */
export const GROUNDS: readonly Maker<Grounds>[] = [
  [
    'wlp',
    (v, { lot }) => {
      const [s, l] = [street(lot), unsaid(v, land(v))];
      return s && l
        ? say`${theHome(v)} ${word(v, 'stands', 'sits', 'is')} ${s}, with ${l} ${word(v, 'to itself', 'around it', 'to work with', 'of its own')}`
        : null;
    },
  ],
  [
    'wlp',
    (v, { lot, parking }) => {
      const [s, c] = [street(lot), cars(v, parking)];
      return s && c.length > 0
        ? say`${theHome(v)} ${word(v, 'sits', 'stands')} ${s}, with ${list(c)} ${word(v, 'for the cars', 'to park in', 'on hand')}`
        : null;
    },
  ],
  [
    'wlp',
    (v, { lot, parking }) => {
      const [l, c] = [unsaid(v, land(v)), cars(v, parking)];
      return l && c.length > 0 && !street(lot)
        ? say`${l} and ${list(c)} ${word(v, 'go with it', 'come with the address', 'are part of the deal', 'belong to it')}`
        : null;
    },
  ],
  [
    'wp',
    (v, { lot, parking }) => {
      const [l, c] = [unsaid(v, land(v)), cars(v, parking)];
      return l && c.length > 0 && !street(lot)
        ? say`there ${singular(l) ? 'is' : 'are'} ${l} to look after and ${list(c)} to park ${c[0]!.text.includes('garage') || c[0]!.text.includes('carport') ? 'in' : 'by'}`
        : null;
    },
  ],
  [
    'wl',
    (v, { lot, parking }) => {
      const [s, l, c] = [street(lot), unsaid(v, land(v)), cars(v, parking)];
      return s && l && c.length > 0
        ? say`${s}, ${theHome(v)} ${word(v, 'has', 'keeps', 'comes with')} ${l} and ${list(c)}`
        : null;
    },
  ],
  [
    'w',
    (v, { lot, parking }) => {
      const [l, c] = [unsaid(v, land(v)), cars(v, parking)];
      return l && c.length > 0 && !street(lot)
        ? say`outside you have ${l}, ${v.random.pick(wide(v.known.lot!.acres))}, and ${list(c)}`
        : null;
    },
  ],
  [
    'cp',
    (v, { lot, parking }) => {
      const [l, c] = [unsaid(v, land(v)), cars(v, parking)];
      const s = street(lot);
      return l && c.length > 0 ? say`lot: ${l}${s ? say`, ${s}` : ''}; parking: ${list(c)}` : null;
    },
  ],
  [
    'wlp',
    (v, { lot }) => {
      const [l, s] = [unsaid(v, lotNoun(v)), street(lot)];
      return l && !s ? say`${theHome(v)} ${word(v, 'sits on', 'stands on', 'occupies')} ${l}` : null;
    },
  ],
  [
    'wp',
    (v, { lot }) => {
      const l = unsaid(v, land(v));
      return l && !street(lot) ? say`the lot ${word(v, 'measures', 'runs to', 'comes to', 'covers')} ${l}` : null;
    },
  ],
  [
    'wl',
    (v, { lot }) => {
      const l = unsaid(v, land(v));
      return l && !street(lot)
        ? say`with it ${singular(l) ? 'comes' : 'come'} ${l}, ${v.random.pick(wide(v.known.lot!.acres))}`
        : null;
    },
  ],
  [
    'p',
    (v, { lot }) => {
      const l = v.known.lot;
      return l && !v.said.has(l.id) && !street(lot)
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
    'cp',
    (v, { lot }) => {
      const l = unsaid(v, land(v));
      const s = street(lot);
      return l ? say`lot: ${l}${s ? say`, ${s}` : ''}` : null;
    },
  ],
  [
    'wlp',
    (v, { lot }) => {
      const s = street(lot);
      return s && !unsaid(v, land(v))
        ? say`${theHome(v)} ${word(v, 'is', 'sits', 'stands', 'has its place')} ${s}`
        : null;
    },
  ],
  [
    'c',
    (_, { lot }) => {
      const s = street(lot);
      return s ? say`set ${s}` : null;
    },
  ],
];

/** Parking alone. */
export const PARKING: readonly Maker<readonly Item[]>[] = [
  [
    'wp',
    (v, items) => {
      const p = cars(v, items);
      return p.length > 0
        ? say`${list(p)} ${plural(p, items) ? word(v, 'take care of parking', 'cover the cars', 'settle the parking') : word(v, 'takes care of the cars', 'covers parking', 'keeps cars out of the weather', 'settles the parking')}`
        : null;
    },
  ],
  [
    'wlp',
    (v, items) => {
      const p = cars(v, items);
      return p.length > 0
        ? say`for ${word(v, 'parking', 'the cars', 'vehicles')} there ${isAre(p.length, plural(p, items))} ${list(p)}`
        : null;
    },
  ],
  [
    'w',
    (v, items) => {
      const g = v.known.garage;
      return g && !v.said.has(g.id) && items.length === 0
        ? resting(phrase(`${numberWord(g.spaces)} ${g.spaces === 1 ? 'car fits' : 'cars fit'} in the garage`), g.id)
        : null;
    },
  ],
  [
    'c',
    (v, items) => {
      const p = cars(v, items);
      return p.length > 0 ? say`parking: ${list(p)}` : null;
    },
  ],
  [
    'lp',
    (v, items) => {
      const p = cars(v, items);
      return p.length > 0
        ? say`${list(p)} ${plural(p, items) ? 'complete' : 'completes'} the ${word(v, 'property', 'picture', 'address')}`
        : null;
    },
  ],
];
