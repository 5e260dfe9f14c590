import { misplacedThings } from './rooms-in-claims.ts';

/**
 * A second reader that shares nothing with the writer: no lexicon, no fact sheet. It takes a finished English text and
 * the raw input, lists what the text claims with its own word lists, and says which claims the input does not carry.
 */
const THINGS =
  'pool|deck|porch|patio|balcony|terrace|courtyard|fireplace|stove|island|pantry|range|ovens?|appliances|counters|cabinets|backsplash|sink|floors|ceilings|beams|skylights|molding|woodwork|paneling|staircase|sunroom|basement|sauna|closet|tub|shower|vanity|shed|workshop|greenhouse|creek|pond|dock|barn|carport|charger|solar|generator|battery|roof|hvac|furnace|heater|pump|siding|elevator|clubhouse|tennis|pergola|gazebo|fence|mudroom|cellar|bookcases|wine|fiber|septic|concierge|irrigation|marina|golf';
const STATES =
  'renovated|remodeled|refinished|restored|unfinished|heated|screened|vaulted|coffered|fenced|detached|saltwater|tankless|waterfront|turnkey|historic|gated|furnished';
const STUFF =
  'quartz|granite|marble|soapstone|quartzite|butcher|oak|maple|walnut|cherry|pine|bamboo|slate|brick|stone|induction|vinyl|metal|cedar|copper|shiplap|concrete|bosch|wolf|viking';
const CLAIM = new RegExp(`\\b(${THINGS}|${STATES}|${STUFF})s?\\b`, 'g');

/** Sentences about what a room could become state no fact. */
const MAYBE =
  /\b(could|might|would|can double|could work|sleep in|keep \w+ for sleeping|leave one free|can spare|allow for)\b/;

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const FRACTION =
  /\b(tenths?|eighth|fifth|quarters?|thirds?|half) (of )?an? acre|\b(a|three) quarters? (of an )?acre|acre and a half/g;

const numbers = (text: string): number[] => [
  ...[...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((m) => Number(m[0].replaceAll(',', ''))),
  ...[...text.matchAll(/[a-z]+/g)].flatMap((m) => WORDS[m[0]] ?? []),
];

const supported = (input: Readonly<Record<string, unknown>>): Set<number> => {
  const num = (key: string): number => Number(input[key] ?? Number.NaN);
  const [beds, baths, sqft, lot] = [num('bedrooms'), num('bathrooms'), num('squareFootage'), num('lotSquareFeet')];
  const price = Number(String(input.listingPrice ?? '').replace(/[$,]/g, ''));
  const acres = lot / 43_560;
  const steps = (n: number, step: number): number => Math.round(n / step) * step;
  return new Set(
    [
      beds,
      beds - 1,
      baths,
      Math.floor(baths),
      sqft,
      steps(sqft, 50),
      steps(sqft, 100),
      lot,
      Number(acres.toFixed(2)),
      Number(acres.toFixed(1)),
      num('yearBuilt'),
      num('garageSpaces'),
      price,
      Math.round(price / sqft),
      Math.round(sqft / beds / 10) * 10,
      ...numbers(String(input.notes ?? '').toLowerCase()),
      ...numbers(String(input.address ?? '')),
    ].filter((n) => Number.isFinite(n)),
  );
};

/** Claims of the text that the input does not carry; empty is what we want. */
export const unsupportedClaims = (text: string, input: Readonly<Record<string, unknown>>): string[] => {
  const source = JSON.stringify(input).toLowerCase();
  const allowed = supported(input);
  const out: string[] = [];
  for (const sentence of text.toLowerCase().split(/(?<=[.!?])\s+/)) {
    const plain = sentence
      .replace(FRACTION, (m) => (input.lotSquareFeet ? 'acre' : m))
      .replace(/(six|four|eight|nine|two|three) (?=acre)/g, '');
    for (const n of numbers(plain)) if (!allowed.has(n)) out.push(`number ${n}`);
    if (MAYBE.test(plain)) continue;
    for (const [claim] of plain.matchAll(CLAIM)) if (!source.includes(claim.replace(/s$/, ''))) out.push(claim);
    if (/\bno hoa|hoa line|hoa dues\b/.test(plain) && !/hoa/.test(source)) out.push('no HOA');
    if (/\bgarage\b/.test(plain) && !/garage/.test(source)) out.push('garage');
    if (/\bviews?\b/.test(plain) && !/view/.test(source)) out.push('views');
  }
  return [...new Set([...out, ...misplacedThings(text, String(input.notes ?? ''))])];
};
