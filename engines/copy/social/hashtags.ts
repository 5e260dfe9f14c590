import { checkText } from '#domain/compliance/index.ts';
import { type Language, SOCIAL_LIMITS } from '#domain/copy/draft.ts';
import type { Random } from '../language/random.ts';
import type { Item } from '../plan/item.ts';
import type { Known } from '../plan/known.ts';

const TYPES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    house: 'Homes',
    condo: 'Condos',
    townhouse: 'Townhomes',
    'multi-family': 'MultiFamily',
    manufactured: 'Homes',
    home: 'Homes',
  },
  es: {
    house: 'Casas',
    condo: 'Condominios',
    townhouse: 'Casas',
    'multi-family': 'Propiedades',
    manufactured: 'Casas',
    home: 'Casas',
  },
};

/** Letters and digits only, each word with a capital; accents stay, platforms keep them. */
const tag = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((w) => w.charAt(0).toUpperCase() + w.slice(1))
    .join('');

/** What nobody searches for by tag. */
const DULL = /^(new|nuev)|unfinished|remodeled|renovated|updated|sin terminar|remodelad|renovad|actualizad/i;

/** Three to five tags that a person nearby would search for: the place first, then what the home has. */
export const hashtagsOf = (known: Known, items: readonly Item[], language: Language, random: Random): string[] => {
  const city = known.city ? tag(known.city.city) : '';
  const kind = TYPES[language][known.home?.home ?? 'home']!;
  const estate = language === 'en' ? 'RealEstate' : 'BienesRaices';
  const things = items
    .filter(
      (i) =>
        i.weight >= 6 &&
        i.clauses.length === 0 &&
        !i.itself &&
        i.concept !== 'detail' &&
        i.room !== 'systems' &&
        !DULL.test(i.bare.text),
    )
    .slice(0, 4)
    .map((i) => tag(i.bare.text.replace(/^(a|an|the|one|two|three|four) | (throughout|en toda la casa)$/g, '')));
  const candidates = [
    city ? `${city}${estate}` : estate,
    known.neighborhood ? tag(known.neighborhood.name) : '',
    city && known.city?.state ? `${city}${known.city.state}` : '',
    city
      ? language === 'en'
        ? `${city}${kind}`
        : `${kind}En${city}`
      : language === 'en'
        ? 'HomeForSale'
        : 'CasaEnVenta',
    ...random.shuffled(things),
    language === 'en' ? 'HomeForSale' : 'EnVenta',
    language === 'en' ? 'OpenTheDoor' : 'TuCasa',
  ];
  const kept: string[] = [];
  for (const c of candidates) {
    const fits = c.length > 2 && c.length <= SOCIAL_LIMITS.hashtagLength && !/^\p{N}/u.test(c);
    const fresh = !kept.some((k) => k.toLowerCase() === c.toLowerCase());
    if (fits && fresh && checkText(`#${c}`, 'hashtag').length === 0) kept.push(c);
    if (kept.length === SOCIAL_LIMITS.hashtagsTo) break;
  }
  return kept;
};
