import type { Distance } from '#domain/copy/fact.ts';
import { PRAISE } from './clean.ts';

export type Found = {
  readonly place: string;
  readonly distance?: Distance;
  readonly start: number;
  readonly end: number;
};

const COUNT: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  half: 0.5,
};
const MEASURED =
  /(\d+(?:\.\d+)?|\.\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|half a)\b)[- ]?(minutes?|mins?|miles?|mi|blocks?|minutos?|millas?|cuadras?)\.?'?(?:\s+(walk|drive|bike ride|away|walking|driving|caminando|en auto))?\s*(?:to|from|of|de|del)\s+(?!the (?:city|town) limits)/giu;
const LOOSE =
  /\b(?:(short walk|walk|walking distance|walkable|steps|stroll)\s+(?:to|from)|near(?:by)?(?: to| are| is)?|close to|minutes (?:to|from)|short drive (?:to|from)|next to|adjacent to|across from|proximity to|access to|cerca de|a pasos de|junto a)\s+/giu;

const GENERIC =
  /^(the )?(local |neighborhood |nearby )?(shops?|shopping|restaurants?|cafes?|parks?|trails?|greenways?|rivers?|lakes?|beach(es)?|grocery stores?|groceries|transit|train|light rail|subway|metro|streetcar|trolley|ferry|downtown|coffee shops?|bus stop|bus lines?|library|farmers'? market|hospital|highways?|interstate|breweries|marina|golf course|tiendas|restaurantes|parques?|playa|centro)( and (shops|restaurants|cafes|parks))?$/iu;

/** A name, 'downtown', or a plain kind of place; anything else is not a place we repeat. */
const placeOf = (raw: string): string | null => {
  const trimmed = raw
    .replace(/\s+(on|via|off|in|with|while|which|where|that|as|for|offering|is|are|and|or|but|along|by|at)\s.*$/iu, '')
    .replace(/^(both|all|either|many|several|some|all of)\s+/iu, '')
    .replace(PRAISE, '')
    .replace(/[)(]/g, '')
    .trim();
  const words = trimmed.split(/\s+/);
  if (/^(the )?(west|east|north|south|it|all|everything)$/iu.test(trimmed)) return null;
  if (!trimmed || words.length > 6 || trimmed.length > 45) return null;
  if (/church|synagogue|mosque|temple|parish|cathedral|iglesia|sinagoga|mezquita/iu.test(trimmed)) return null;
  if (GENERIC.test(trimmed)) return trimmed.toLowerCase();
  const named = words.filter((w) => /^\p{Lu}/u.test(w)).length;
  const small = words.filter((w) =>
    /^(the|of|downtown|de|del|la|el|los|las|new|lake|mt|st|and|&|-|river|park)$/iu.test(w),
  ).length;
  return named > 0 && named + small >= words.length ? trimmed : null;
};

const unitOf = (word: string): Distance['unit'] =>
  /^min/i.test(word) ? 'minute' : /^(mi|mill)/i.test(word) ? 'mile' : 'block';
const modeOf = (word: string | undefined): Distance['by'] =>
  /walk|camin/i.test(word ?? '')
    ? 'walk'
    : /driv|auto/i.test(word ?? '')
      ? 'drive'
      : /bike/i.test(word ?? '')
        ? 'bike'
        : undefined;

/** '10 minutes from downtown Asheville and the River Arts District' gives two places. */
export const placesIn = (text: string): Found[] => {
  const found: Found[] = [];
  const list = (from: number, at: number, distance?: Distance): void => {
    let cursor = from;
    for (const piece of text.slice(from).split(/(,\s*(?:and |& )?|\s+(?:and|&|y)\s+)/u)) {
      const place = /^(,\s*(?:and |& )?|\s+(?:and|&|y)\s+)$/u.test(piece) ? undefined : placeOf(piece);
      if (place === null) break;
      cursor += piece.length;
      if (place && found.every((f) => f.place !== place)) found.push({ place, distance, start: at, end: cursor });
      if (place && piece.trim().length > place.length + 12) break;
    }
  };
  for (const m of text.matchAll(MEASURED)) {
    const word = m[1]!.toLowerCase().replace(' a', '');
    const amount = COUNT[word] ?? Number(word);
    if (amount > 0 && amount <= 90)
      list(m.index + m[0].length, m.index, { amount, unit: unitOf(m[2]!), by: modeOf(m[3]) });
  }
  for (const m of text.matchAll(LOOSE)) {
    if (found.some((f) => m.index < f.end && m.index + m[0].length > f.start)) continue;
    list(m.index + m[0].length, m.index);
  }
  return found;
};
