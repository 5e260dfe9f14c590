import { type Phrase, phrase, say } from '../language/phrase.ts';
import type { Filled, Slots } from '../plan/frame.ts';
import type { Item } from '../plan/item.ts';
import { type Near, nearSlots } from '../plan/near.ts';
import type { Voice } from '../plan/voice.ts';
import { garage, kindOfLot, withArticle } from './blocks.ts';
import { list } from './list.ts';
import { numberWord } from './numbers.ts';
import { unsaidOf } from './slots.ts';

export const away = (n: Near): Phrase | null => {
  const d = n.distance;
  if (!d) return null;
  const amount =
    d.amount === 0.5
      ? 'half a'
      : d.amount <= 10 && Number.isInteger(d.amount)
        ? numberWord(d.amount)
        : String(d.amount);
  const unit = d.amount > 1 ? `${d.unit}s` : d.unit;
  const mode = d.by === 'walk' ? ' on foot' : d.by === 'drive' ? ' by car' : d.by === 'bike' ? ' by bike' : '';
  return phrase(`${amount} ${unit}${mode}`, [n.id]);
};

export const placeOf = (n: Near): Filled => ({
  ...phrase(n.place.replace(/^Downtown /, 'downtown '), [n.id]),
  plural: /^(local )?(shops|restaurants|parks|trails|stores|cafes|breweries|grocery stores|groceries)/.test(n.place),
});

const withDistance = (n: Near): Phrase => {
  const far = away(n);
  return far ? say`${placeOf(n)} (${far})` : placeOf(n);
};

export const placesNear = (given: readonly Near[]): Slots =>
  nearSlots(given, { place: placeOf, away: (n) => counted(away(n)), withDistance, list });

const counted = (p: Phrase | null): Filled | null => (p ? { ...p, plural: !/^(one|half a|1) /.test(p.text) } : null);

/** 'on a corner lot', 'on a quiet street', 'with water frontage'. */
export const streetOf = (items: readonly Item[]): Phrase | null => {
  const on = items.filter((i) => i.concept !== 'water-frontage').slice(0, 2);
  const front = items.find((i) => i.concept === 'water-frontage');
  const where = on.length > 0 ? say`on ${list(on.map((i) => i.np))}` : null;
  if (where && front) return say`${where}, with ${front.np}`;
  return where ?? (front ? say`with ${front.np}` : null);
};

/** The garage as one thing among others. */
export const garageItem = (v: Voice): Item | null => {
  const bare = garage(v);
  if (!bare) return null;
  const the = { ...bare, text: `the ${bare.text}` };
  return {
    ...{ fact: bare.facts[0]!, concept: 'garage', room: 'parking', weight: 5, plural: false, itself: false },
    ...{ np: withArticle(bare), the, bare, does: [], scenes: [], uses: [], clauses: [] },
  };
};

export const groundSlots =
  (v: Voice, lot: readonly Item[], parking: readonly Item[]): Slots =>
  (name) => {
    const both = v.known.lot && !v.said.has(v.known.lot.id) && kindOfLot(v);
    if (name === 'S') return both ? null : streetOf(lot);
    // 'RV parking for parking' says it twice: {spots} are cars where the frame names parking itself.
    if (name !== 'cars' && name !== 'spots') return null;
    const g = garage(v);
    const all = [...unsaidOf(v, g ? withArticle(g) : null), ...parking.map((i) => i.np)];
    if (all.length === 0 || (name === 'spots' && all.some((p) => p.text.includes('parking')))) return null;
    return {
      ...list(all),
      firstPlural: !g && Boolean(parking[0]?.plural),
      plural: all.length > 1 || (parking.length === 1 && Boolean(parking[0]!.plural)),
    };
  };
