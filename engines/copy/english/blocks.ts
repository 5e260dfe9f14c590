import { type Phrase, phrase, say } from '../language/phrase.ts';
import { type Voice, word } from '../plan/voice.ts';
import { aboutArea, acresFigure, acresInWords, article, grouped, numberWord } from './numbers.ts';

/** A small number in the style of this text. */
export const spell = (v: Voice, n: number): string => (v.digits && n > 1 ? String(n) : numberWord(n));

const NOUNS: Readonly<Record<string, { any: readonly string[]; luxury: readonly string[] }>> = {
  house: { any: ['house', 'home'], luxury: ['residence', 'house'] },
  condo: { any: ['condo', 'home'], luxury: ['condominium', 'residence'] },
  townhouse: { any: ['townhouse', 'townhome'], luxury: ['townhouse', 'residence'] },
  'multi-family': {
    any: ['multi-family property', 'property', 'building'],
    luxury: ['multi-family property', 'property', 'building'],
  },
  manufactured: { any: ['manufactured home', 'home'], luxury: ['manufactured home', 'home'] },
  home: { any: ['home', 'place'], luxury: ['residence', 'home'] },
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
  return phrase(
    v.random.pick([
      ...(v.digits ? [] : [`${full} and a half baths`]),
      `${b.full}.5 baths`,
      `${b.full}.5 baths`,
      `${b.full}.5 bathrooms`,
    ]),
    [b.id],
  );
};

/** 'three-bedroom', 'three-bedroom, two-bath' before a noun. */
export const bedBath = (v: Voice): Phrase | null => {
  const [bed, bath] = [v.known.bedrooms, v.known.bathrooms];
  if (!bed) return null;
  const short = v.used.has('style.bed');
  const one = phrase(`${spell(v, bed.count)}-${short ? 'bed' : 'bedroom'}`, [bed.id]);
  if (!bath || bath.full === 0 || v.random.chance(bath.half ? 0.8 : 0.5)) return one;
  const words =
    v.digits && bath.half ? `${bath.full}.5-bath` : `${spell(v, bath.full)}${bath.half ? '-and-a-half' : ''}-bath`;
  return say`${one}, ${phrase(words, [bath.id])}`;
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
  if (!l) return null;
  const words = acresInWords(l.acres);
  const forms = [acresFigure(l.acres), ...(words ? [words, words] : [])];
  return phrase(v.random.pick(forms), [l.id]);
};

/** 'a 0.60-acre lot', 'a lot of six tenths of an acre'. */
export const lotNoun = (v: Voice): Phrase | null => {
  const l = v.known.lot;
  if (!l) return null;
  const words = acresInWords(l.acres);
  const forms = [
    `a ${l.acres.toFixed(2)}-acre lot`,
    ...(l.acres < 0.6 ? [`a ${grouped(l.sqft)}-square-foot lot`] : []),
    ...(words && !words.startsWith('just') ? [`a lot of ${words}`] : []),
  ];
  return phrase(v.random.pick(forms).replace(/^a (8|11|18)/, 'an $1'), [l.id]);
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
  const more =
    {
      1: ['single garage', 'one-bay garage'],
      2: ['double garage', 'two-bay garage'],
      3: ['triple garage', 'three-bay garage'],
    }[g.spaces] ?? [];
  const forms = [
    `${spell(v, g.spaces)}-car garage`,
    `${word}-car garage`,
    `garage for ${g.spaces === 1 ? 'one car' : word}`,
    `garage with ${g.spaces === 1 ? 'one bay' : `${word} bays`}`,
    ...more,
  ];
  return phrase(v.random.pick(forms), [g.id]);
};
