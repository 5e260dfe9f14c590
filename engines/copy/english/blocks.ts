import { type Phrase, phrase, say } from '../language/phrase.ts';
import { conceptOf } from '../lexicon/index.ts';
import { type Voice, word } from '../plan/voice.ts';
import { freshest } from '../plan/worn.ts';
import { aboutArea, acresFigure, acresInWords, article, grouped, numberWord } from './numbers.ts';

/** A small number in the style of this text. */
export const spell = (v: Voice, n: number): string => (v.digits && n > 1 ? String(n) : numberWord(n));

/** What to call it: first, and from then on. 'The townhome has ...' a second time sounds like a form. */
const NOUNS: Readonly<Record<string, { any: readonly string[]; luxury: readonly string[] }>> = {
  house: { any: ['house', 'home'], luxury: ['residence', 'home'] },
  condo: { any: ['condo', 'home'], luxury: ['condominium', 'home'] },
  townhouse: { any: ['townhouse', 'home'], luxury: ['townhouse', 'home'] },
  'multi-family': { any: ['multi-family property', 'property'], luxury: ['multi-family property', 'property'] },
  manufactured: { any: ['manufactured home', 'home'], luxury: ['manufactured home', 'home'] },
  home: { any: ['home', 'home'], luxury: ['residence', 'home'] },
};

/** 'house', 'condo', 'residence': what to call it, resting on the property type. */
export const homeNoun = (v: Voice, first = false): Phrase => {
  const nouns = homeNouns(v);
  return phrase(first ? nouns[0]! : v.random.pick(nouns), v.known.home ? [v.known.home.id] : []);
};

export const homeNouns = (v: Voice): readonly string[] =>
  NOUNS[v.known.home?.home ?? 'home']![v.tone === 'luxury' ? 'luxury' : 'any'];

export const beds = (v: Voice): Phrase | null => {
  const b = v.known.bedrooms;
  return b ? phrase(`${spell(v, b.count)} bedroom${b.count === 1 ? '' : 's'}`, [b.id]) : null;
};

export const baths = (v: Voice): Phrase | null => {
  const b = v.known.bathrooms;
  if (!b) return null;
  const noun = word(v, 'bath', 'bathroom');
  const many = b.full === 1 ? noun : `${noun}s`;
  if (b.full === 0) return phrase('a half bath', [b.id]);
  const full = `${spell(v, b.full)}`;
  if (!b.half) return phrase(v.random.chance(0.25) ? `${full} full ${many}` : `${full} ${many}`, [b.id]);
  const words = numberWord(b.full);
  return phrase(v.random.pick([`${b.full}.5 baths`, `${b.full}.5 bathrooms`, `${words} and a half baths`]), [b.id]);
};

/** 'three-bedroom', 'three-bedroom, two-bath' before a noun. */
export const bedBath = (v: Voice): Phrase | null => {
  const [bed, bath] = [v.known.bedrooms, v.known.bathrooms];
  if (!bed) return null;
  const one = phrase(`${spell(v, bed.count)}-bedroom`, [bed.id]);
  if (!bath || bath.full === 0) return one;
  const count = bath.half ? `${bath.full}.5` : spell(v, bath.full);
  const forms = ['bath', 'bath', 'bathroom'].map((noun) => `${one.text}, ${count}-${noun}`);
  return phrase(freshest(forms, v.random, v.worn), [bed.id, bath.id]);
};

export const area = (v: Voice): Phrase | null => {
  const a = v.known.area;
  if (!a) return null;
  const about = v.random.chance(0.15) ? aboutArea(a.sqft) : null;
  const unit =
    v.tone === 'crisp' || v.tone === 'plain' ? word(v, 'square feet', 'sq ft', 'square feet') : 'square feet';
  return phrase(`${about ?? grouped(a.sqft)} ${unit}`, [a.id]);
};

export const areaBefore = (v: Voice): Phrase | null => {
  const a = v.known.area;
  return a ? phrase(`${grouped(a.sqft)}-square-foot`, [a.id]) : null;
};

/** 'six tenths of an acre', '0.60 acre', '26,136 square feet of land'. */
export const land = (v: Voice): Phrase | null => {
  const l = v.known.lot;
  if (!l || kindOfLot(v)) return null;
  const words = acresInWords(l.acres);
  const forms = [acresFigure(l.acres), ...(words ? [words, words] : [])];
  return phrase(v.random.pick(forms), [l.id]);
};

/** Fractions that people put before 'lot'. */
const HYPHENED: Readonly<Record<string, string>> = {
  'a quarter acre': 'quarter-acre',
  'a third of an acre': 'third-acre',
  'half an acre': 'half-acre',
  'an acre': 'one-acre',
  'two acres': 'two-acre',
  'three acres': 'three-acre',
  'five acres': 'five-acre',
  'ten acres': 'ten-acre',
};

/** 'wooded lot', as far as the text has not said so: said apart from its size, the lot would be named twice. */
export const kindOfLot = (v: Voice): { readonly noun: string; readonly fact: string } | null => {
  const kind = v.known.features.find((f) => /-lot$/.test(f.concept) && !v.said.has(f.id));
  return kind ? { noun: conceptOf(kind.concept)!.en.one, fact: kind.id } : null;
};

/** 'a 0.60-acre lot', 'a half-acre wooded lot', 'an 8,360-square-foot corner lot'. */
export const lotNoun = (v: Voice): Phrase | null => {
  const l = v.known.lot;
  if (!l || v.said.has(l.id)) return null;
  const kind = kindOfLot(v);
  const noun = kind?.noun ?? 'lot';
  const words = HYPHENED[acresInWords(l.acres) ?? ''];
  const forms = [
    `${l.acres.toFixed(2)}-acre ${noun}`,
    ...(l.acres < 0.3 ? [`${grouped(l.sqft)}-square-foot ${noun}`] : []),
    ...(words ? [`${words} ${noun}`] : []),
  ];
  return withArticle(phrase(freshest(forms, v.random, v.worn), [l.id, ...(kind ? [kind.fact] : [])]));
};

const BUILDING = /(condominiums?|condos|apartments?|lofts|towers?|townhomes|townhouses|villas|residences)$/i;

/** 'in Malvern Hills', 'at Cloister Condominiums', 'in Asheville': the smallest place known. */
export const inPlace = (v: Voice, smallest = true): Phrase | null => {
  const { neighborhood: hood, city } = v.known;
  if (hood && smallest) return inHood(hood.name, hood.id);
  return city ? phrase(`in ${city.city}`, [city.id]) : null;
};

const inHood = (name: string, id: string): Phrase => {
  if (BUILDING.test(name)) return phrase(`at ${name}`, [id]);
  return phrase(/(district|area)$/i.test(name) ? `in the ${name}` : `in ${name}`, [id]);
};

/** 'in Malvern Hills, Asheville': both, for a sentence that says it once and for all. */
export const inBoth = (v: Voice): Phrase | null => {
  const { neighborhood: hood, city } = v.known;
  if (!hood || !city) return inPlace(v);
  if (hood.name.toLowerCase().includes(city.city.toLowerCase())) return inHood(hood.name, hood.id);
  return say`${inHood(hood.name, hood.id)}, ${phrase(city.city, [city.id])}`;
};

export const year = (v: Voice): Phrase | null =>
  v.known.year ? phrase(String(v.known.year.year), [v.known.year.id]) : null;

export const withArticle = (p: Phrase): Phrase => ({ ...p, text: `${article(p.text)} ${p.text}` });

/** 'two-car garage' */
export const garage = (v: Voice): Phrase | null => {
  const g = v.known.garage;
  if (!g) return null;
  const word = numberWord(g.spaces);
  const more = {
    1: ['single-car garage', 'single garage', 'one-bay garage'],
    2: ['double garage', 'two-bay garage', 'garage with two bays'],
    3: ['three-bay garage', 'garage with three bays'],
  }[g.spaces] ?? [`garage with ${word} bays`];
  const forms = [`${spell(v, g.spaces)}-car garage`, `${word}-car garage`, ...more].map((form) => `a ${form}`);
  return phrase(freshest(forms, v.random, v.worn).slice('a '.length), [g.id]);
};
