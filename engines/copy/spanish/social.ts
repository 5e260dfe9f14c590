import { capital, type Phrase, phrase, say } from '../language/phrase.ts';
import { finished } from '../plan/finish.ts';
import type { Grammar } from '../plan/grammar.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';
import { type Maker, speak, word } from '../plan/voice.ts';
import { enAmbos, esta, miles, una } from './blocks.ts';
import { lista } from './morphology.ts';

const NOUN: Readonly<Record<string, string>> = {
  house: 'casa',
  condo: 'condominio',
  townhouse: 'casa adosada',
  'multi-family': 'propiedad multifamiliar',
  manufactured: 'casa prefabricada',
  home: 'vivienda',
};

const figures = (known: Known): Phrase | null => {
  const { bedrooms: b, bathrooms: t, area: a, lot: l, price: p } = known;
  const parts = [
    b ? phrase(`${b.count} rec.`, [b.id]) : null,
    t ? phrase(`${t.full + (t.half ? 0.5 : 0)} baño${t.full === 1 && !t.half ? '' : 's'}`, [t.id]) : null,
    a ? phrase(`${miles(a.sqft)} pies²`, [a.id]) : null,
    l ? phrase(`${l.acres.toFixed(2)} acres`, [l.id]) : null,
    p ? phrase(`$${miles(p.amount)}`, [p.id]) : null,
  ].filter((x) => x !== null);
  return parts.length > 1 ? parts.reduce((x, y) => say`${x} | ${y}`) : (parts[0] ?? null);
};

const TITULOS: readonly Maker[] = [
  [
    'wclp',
    (v) => {
      const [p, c] = [v.known.price, enAmbos(v)];
      return c
        ? capital(say`${una(v, true, true)} ${c}${p ? say`, ${phrase(`$${miles(p.amount)}`, [p.id])}` : ''}`)
        : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const c = enAmbos(v);
      return c ? capital(say`en venta ${c}: ${una(v, true, true)}`) : null;
    },
  ],
];

const LLAMADAS: readonly Maker[] = [
  [
    'wclp',
    (v) => {
      const a = v.known.address;
      return a?.street
        ? say`¿${word(v, 'Quiere ver', 'Preguntas sobre', 'Le interesa')} ${phrase(a.street, [a.id])}? ${word(v, 'Escríbanos', 'Mande un mensaje', 'Pregunte sin compromiso')}`
        : null;
    },
  ],
  [
    'wclp',
    (v) => {
      const c = enAmbos(v);
      return c
        ? say`¿Preguntas sobre ${esta(v, false, true)} ${c}? ${word(v, 'Escríbanos', 'Mande un mensaje')}`
        : null;
    },
  ],
];

const short = (known: Known, items: readonly Item[], limit: number, version: number): Phrase | null => {
  const { bedrooms: b, area: a, year: y, city: c, neighborhood: h, home, price: p, address } = known;
  const place = h ? phrase(`en ${h.name}`, [h.id]) : c ? phrase(`en ${c.city}`, [c.id]) : null;
  const noun = phrase(NOUN[home?.home ?? 'home']!, home ? [home.id] : []);
  const start = capital(
    say`${noun}${y ? say` de ${phrase(String(y.year), [y.id])}` : ''}${place ? say` ${place}` : ''}`,
  );
  if (start.facts.length === 0 && address) return phrase(finished(`vivienda en ${address.line}`), [address.id]);
  const things = items.filter((i) => i.clauses.length === 0 && !i.itself).slice(0, 5);
  const turned = things.length > 2 && version % 2 === 0 ? [things[1]!, things[0]!, ...things.slice(2)] : things;
  const extras = [
    b ? phrase(`${b.count} recámara${b.count === 1 ? '' : 's'}`, [b.id]) : null,
    a ? phrase(`${miles(a.sqft)} pies cuadrados`, [a.id]) : null,
    ...turned.map((i) => i.bare),
  ].filter((x) => x !== null);
  const kept: Phrase[] = [];
  const whole = (): Phrase => {
    const body = kept.length > 0 ? say`${start} con ${lista(kept)}` : start;
    const sentence = { ...body, text: finished(body.text) };
    return p ? say`${sentence} ${phrase(`Precio: $${miles(p.amount)}.`, [p.id])}` : sentence;
  };
  for (const extra of extras) {
    kept.push(extra);
    if (whole().text.length > limit) kept.pop();
  }
  return whole().facts.length > 0 ? whole() : null;
};

export const SPANISH_SOCIAL: Grammar['social'] = {
  sentence: (said) => ({ ...said, text: finished(said.text) }),
  figures,
  headline: (v) => speak(v, 'headline', TITULOS, undefined),
  call: (v) => speak(v, 'call', LLAMADAS, undefined),
  short,
};
