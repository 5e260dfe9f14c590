import { capital, type Phrase, phrase, say } from '../language/phrase.ts';
import type { Grammar } from '../plan/grammar.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { type Maker, speak, word } from '../plan/voice.ts';
import { FIELD_OPENINGS } from './field-openings.ts';
import { GROUNDS, PARKING } from './grounds.ts';
import { englishItems } from './items.ts';
import { isAre, list, run } from './list.ts';
import { NEAR, PLACE } from './near.ts';
import { dollars, grouped } from './numbers.ts';
import { FEATURE_OPENINGS } from './openings.ts';
import { paraphrased } from './paraphrase.ts';
import { CLAUSES, ITSELF, LONERS, ROOM } from './rooms.ts';
import { SIZE, SIZE_INSIGHT } from './size.ts';
import { ENGLISH_SOCIAL } from './social.ts';
import { PRICE_CLOSE, UPDATES, VIEW } from './story.ts';
import { YEAR } from './year.ts';

const TERMS: readonly Maker<readonly Item[]>[] = [
  [
    'wlp',
    (v, items) =>
      say`${word(v, 'worth knowing', 'also on the list', 'for the record')}: ${list(items.map((i) => i.np))}`,
  ],
  ['cp', (_, items) => say`also: ${run(items.map((i) => i.bare))}`],
  [
    'wlp',
    (_, items) =>
      say`there ${isAre(items.length > 1 ? 2 : 1, items[0]!.plural)} ${list(items.map((i) => i.np))} as well`,
  ],
];

const FEE: readonly Maker[] = [
  [
    'wclp',
    (v) => {
      const f = v.known.fee;
      return f ? phrase(`HOA dues are ${dollars(f.amount)} a ${f.every}`, [f.id]) : null;
    },
  ],
];

const ADDRESS_ONLY: readonly Maker[] = [
  [
    'wclp',
    (v) => {
      const a = v.known.address;
      return a
        ? say`this ${v.known.home ? phrase(v.known.home.home === 'multi-family' ? 'multi-family property' : v.known.home.home, [v.known.home.id]) : 'home'} is at ${phrase(a.line, [a.id])}`
        : null;
    },
  ],
];

const STAGED: Readonly<Record<string, string>> = {
  virtual_staging: 'virtually staged',
  room_clearing: 'digitally cleared',
  day_to_dusk: 'shown at a simulated dusk',
};

const disclosure = (known: Known): Phrase | null => {
  const altered = known.altered;
  if (!altered) return null;
  const how = altered.services.map((s) => STAGED[s] ?? 'digitally altered');
  const all = how.some((h) => h.includes('virtually'))
    ? how
    : [...how.slice(0, -1), `${how.at(-1)!}, that is, digitally altered`];
  return phrase(`some photos are ${all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all[0]}`, [
    altered.id,
  ]);
};

const bullets = (known: Known, items: readonly Item[]): Phrase[] => {
  const { bedrooms, bathrooms, area, lot, year, garage, fee } = known;
  const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
  const fields: (Phrase | null)[] = [
    bedrooms ? phrase(plural(bedrooms.count, 'bedroom'), [bedrooms.id]) : null,
    bathrooms
      ? phrase(
          bathrooms.half
            ? `${bathrooms.full || ''}${bathrooms.full ? ' full, ' : ''}1 half bath`
            : plural(bathrooms.full, 'bath'),
          [bathrooms.id],
        )
      : null,
    area ? phrase(`${grouped(area.sqft)} square feet`, [area.id]) : null,
    lot ? phrase(`${lot.acres.toFixed(2)}-acre lot`, [lot.id]) : null,
    year ? phrase(`Built in ${year.year}`, [year.id]) : null,
    garage ? phrase(`${garage.spaces}-car garage`, [garage.id]) : null,
    fee ? phrase(`HOA ${dollars(fee.amount)} a ${fee.every}`, [fee.id]) : null,
  ];
  const things = items.map((i) =>
    capital(
      i.renewal?.year
        ? say`${i.bare} (${i.renewal.year})`
        : { ...i.bare, text: i.bare.text.replace(/^(a|an|the) /, '') },
    ),
  );
  return [...fields.filter((p) => p !== null), ...things];
};

export const ENGLISH: Grammar = {
  language: 'en',
  and: 'and',
  paraphrase: paraphrased,
  items: englishItems,
  opening: (v, lead) => {
    const featured = lead.length > 0 ? speak(v, 'feature-opening', FEATURE_OPENINGS, lead) : null;
    return featured ?? speak(v, 'opening', FIELD_OPENINGS, undefined) ?? speak(v, 'address', ADDRESS_ONLY, undefined);
  },
  size: (v) => speak(v, 'size', SIZE, undefined),
  insight: (v) => speak(v, 'insight', SIZE_INSIGHT, undefined, false),
  year: (v) => speak(v, 'year', YEAR, undefined),
  grounds: (v, about) => speak(v, 'grounds', GROUNDS, about),
  parking: (v, items) => speak(v, 'parking', PARKING, items),
  room: (v, topic) =>
    topic.items.some((i) => i.itself) ? speak(v, 'itself', ITSELF, topic) : speak(v, `room.${topic.room}`, ROOM, topic),
  loners: (v, topics) => speak(v, 'loners', LONERS, topics),
  clauses: (v, items) => speak(v, 'clauses', CLAUSES, items),
  view: (v, items) => speak(v, 'view', VIEW, items),
  updates: (v, items) => speak(v, 'updates', UPDATES, items),
  terms: (v, items) => speak(v, 'terms', TERMS, items),
  near: (v, near) => speak(v, 'near', NEAR, near),
  place: (v) => speak(v, 'place', PLACE, undefined),
  fee: (v) => speak(v, 'fee', FEE, undefined),
  price: (v) => speak(v, 'price', PRICE_CLOSE, undefined),
  social: ENGLISH_SOCIAL,
  disclosure: (v) => disclosure(v.known),
  bullets,
};
