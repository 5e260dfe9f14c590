import { capital, type Phrase, phrase, say } from '../language/phrase.ts';
import { finished } from '../plan/finish.ts';
import type { Grammar } from '../plan/grammar.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { type Maker, speak, word } from '../plan/voice.ts';
import { area, bedBath, homeNoun, inBoth, inPlace, withArticle, year } from './blocks.ts';
import { list } from './list.ts';
import { dollars, grouped, numberWord } from './numbers.ts';

const figures = (known: Known): Phrase | null => {
  const { bedrooms: b, bathrooms: t, area: a, lot: l, price: p } = known;
  const parts = [
    b ? phrase(`${b.count} bed`, [b.id]) : null,
    t ? phrase(`${t.full + (t.half ? 0.5 : 0)} bath`, [t.id]) : null,
    a ? phrase(`${grouped(a.sqft)} sq ft`, [a.id]) : null,
    l ? phrase(`${l.acres.toFixed(2)} acre`, [l.id]) : null,
    p ? phrase(dollars(p.amount), [p.id]) : null,
  ].filter((x) => x !== null);
  return parts.length > 1 ? parts.reduce((x, y) => say`${x} | ${y}`) : (parts[0] ?? null);
};

const priceOf = (known: Known): Phrase | null =>
  known.price ? phrase(dollars(known.price.amount), [known.price.id]) : null;

const HEADLINES: readonly Maker[] = [
  [
    'wclp',
    (v) => {
      const [p, c] = [priceOf(v.known), inBoth(v)];
      return p && c ? capital(say`${bedBath(v) ?? year(v) ?? ''} ${homeNoun(v, true)} ${c}, ${p}`) : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const [a, c] = [area(v), inPlace(v)];
      return a && c ? capital(say`for sale ${c}: ${a}${priceOf(v.known) ? say`, ${priceOf(v.known)!}` : ''}`) : null;
    },
  ],
  [
    'wl',
    (v) => {
      const c = inBoth(v);
      return c ? capital(say`now for sale: ${withArticle(say`${year(v) ?? ''} ${homeNoun(v, true)}`)} ${c}`) : null;
    },
  ],
];

const CALLS: readonly Maker[] = [
  [
    'wclp',
    (v) => {
      const a = v.known.address;
      return a?.type === 'address' && a.street
        ? say`${word(v, 'Want to see', 'Curious about', 'Questions about')} ${phrase(a.street, [a.id])}${word(v, '? Send a message', '? Write any time', '? Just ask')}`
        : null;
    },
  ],
  [
    'wclp',
    (v) =>
      say`${word(v, 'Questions', 'Want a closer look', 'Interested')}? ${word(v, 'Send a message', 'Write to us', 'Just ask')}${inPlace(v) ? say` about the ${homeNoun(v, true)} ${inPlace(v)!}` : ''}`,
  ],
];

/** Adds one thing after another while there is space. */
const short = (known: Known, items: readonly Item[], limit: number, version: number): Phrase | null => {
  const { bedrooms: b, bathrooms: t, area: a, year: y, city: c, neighborhood: h, home, price: p } = known;
  const noun = phrase(
    home
      ? ({ 'multi-family': 'multi-family property', manufactured: 'manufactured home' }[home.home as string] ??
          home.home)
      : 'home',
    home ? [home.id] : [],
  );
  const place = h ? phrase(`in ${h.name}`, [h.id]) : c ? phrase(`in ${c.city}`, [c.id]) : null;
  const start = capital(
    say`${b ? phrase(`${numberWord(b.count)}-bedroom`, [b.id]) : ''} ${y ? phrase(String(y.year), [y.id]) : ''} ${noun} ${place ?? ''}`.text.trim()
      .length > 4
      ? trimmed(
          say`${b ? phrase(`${numberWord(b.count)}-bedroom`, [b.id]) : ''} ${y ? phrase(String(y.year), [y.id]) : ''} ${noun} ${place ?? ''}`,
        )
      : noun,
  );
  if (start.facts.length === 0 && known.address)
    return phrase(finished(`home at ${known.address.line}`), [known.address.id]);
  const things = items.filter((i) => i.clauses.length === 0 && !i.itself).slice(0, 5);
  const turned = things.length > 2 && version % 2 === 0 ? [things[1]!, things[0]!, ...things.slice(2)] : things;
  const extras = [
    a ? phrase(`${grouped(a.sqft)} square feet`, [a.id]) : null,
    ...turned.slice(0, 2).map((i) => i.bare),
    t ? phrase(t.half ? `${t.full}.5 baths` : `${t.full} bath${t.full === 1 ? '' : 's'}`, [t.id]) : null,
    ...turned.slice(2).map((i) => i.bare),
  ].filter((x) => x !== null);
  const price = p ? phrase(`Offered at ${dollars(p.amount)}.`, [p.id]) : null;
  const kept: Phrase[] = [];
  const whole = (): Phrase => {
    const body = kept.length > 0 ? say`${start} with ${list(kept)}` : start;
    const sentence = { ...body, text: finished(body.text) };
    return price ? say`${sentence} ${price}` : sentence;
  };
  for (const extra of extras) {
    kept.push(extra);
    if (whole().text.length > limit) kept.pop();
  }
  return whole().facts.length > 0 ? whole() : null;
};

const trimmed = (p: Phrase): Phrase => ({ ...p, text: p.text.trim() });

export const ENGLISH_SOCIAL: Grammar['social'] = {
  sentence: (said) => ({ ...said, text: finished(said.text) }),
  figures,
  headline: (v) => {
    const h = speak(v, 'headline', HEADLINES, undefined);
    return h ? trimmed(capital(trimmed(h))) : null;
  },
  call: (v) => speak(v, 'call', CALLS, undefined),
  short,
};
