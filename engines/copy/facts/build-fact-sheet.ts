import type { Fact, FactReview, FactSheet, FactValue, HomeType } from '#domain/copy/fact.ts';
import { dollars, grouped } from '../english/numbers.ts';
import { readAddress } from './address.ts';
import { cleanName } from './clean.ts';
import type { ListingInput } from './listing-input.ts';
import type { Refusal } from './notes-segments.ts';
import { photoFacts } from './photo-facts.ts';
import { readPrice } from './price.ts';
import { readNotes } from './read-notes.ts';

const HOMES: readonly (readonly [RegExp, HomeType])[] = [
  [/manufactured|mobile/i, 'manufactured'],
  [/multi|duplex|triplex|fourplex/i, 'multi-family'],
  [/town/i, 'townhouse'],
  [/condo|apartment|co-?op/i, 'condo'],
  [/single|house|detached|residential/i, 'house'],
];

/** Sane limits: outside them a number is a slip of the finger, and saying it would be absurd. */
const LIMITS = {
  bedrooms: [1, 20],
  bathrooms: [0.5, 20],
  squareFootage: [120, 60_000],
  lotSquareFeet: [400, 100_000_000],
  yearBuilt: [1650, 2100],
  garageSpaces: [1, 12],
  listingPrice: [5_000, 500_000_000],
} as const;

/** One typed fact sheet per listing: the only thing that any writer, ours or a model, gets to see. */
export const buildFactSheet = (input: ListingInput): FactSheet => {
  const refused: Refusal[] = [];
  const facts: Fact[] = [];
  const add = (field: string, label: string, value: FactValue): void => {
    facts.push({ id: `field.${field}`, label, value, source: { kind: 'field', field }, status: 'stated' });
  };
  const sane = (field: keyof typeof LIMITS, given: number | null | undefined): number | null => {
    if (given === null || given === undefined || !Number.isFinite(given)) return null;
    const [least, most] = LIMITS[field];
    if (given >= least && given <= most) return given;
    if (given !== 0) refused.push({ text: `${field}: ${given}`, reason: 'A value no home has; please check it' });
    return null;
  };

  const place = readAddress(input.address, input.city, input.state);
  if (place.line) add('address', place.line, { type: 'address', line: place.line, street: place.street });
  if (place.city) add('city', place.city, { type: 'city', city: place.city, state: place.state });
  const hood = cleanName(input.neighborhood, 48);
  if (hood && hood.toLowerCase() !== place.city?.toLowerCase())
    add('neighborhood', hood, { type: 'neighborhood', name: hood });

  const home = HOMES.find(([pattern]) => pattern.test(input.propertyType ?? ''))?.[1] ?? 'home';
  if (home !== 'home') add('propertyType', home, { type: 'home', home });

  const bedrooms = sane('bedrooms', input.bedrooms);
  if (bedrooms) add('bedrooms', `${Math.floor(bedrooms)} bedrooms`, { type: 'bedrooms', count: Math.floor(bedrooms) });
  const bathrooms = sane('bathrooms', input.bathrooms);
  if (bathrooms) addBaths(bathrooms, bedrooms, add, refused);
  const sqft = sane('squareFootage', input.squareFootage);
  if (sqft) add('squareFootage', `${grouped(sqft)} square feet`, { type: 'area', sqft: Math.round(sqft) });
  const lot = sane('lotSquareFeet', input.lotSquareFeet);
  if (lot)
    add('lotSquareFeet', `lot of ${grouped(lot)} square feet`, {
      type: 'lot',
      sqft: Math.round(lot),
      acres: lot / 43_560,
    });
  const year = sane('yearBuilt', input.yearBuilt);
  if (year) add('yearBuilt', `built ${Math.round(year)}`, { type: 'year', year: Math.round(year) });
  const spaces = sane('garageSpaces', input.garageSpaces);
  if (spaces) add('garageSpaces', `garage for ${Math.round(spaces)}`, { type: 'garage', spaces: Math.round(spaces) });
  const amount = sane('listingPrice', readPrice(input.listingPrice));
  if (amount) add('listingPrice', dollars(amount), { type: 'price', amount });

  facts.push(...photoFacts(input.photos ?? [], input.stagingStyle));
  if (input.notes) {
    const read = readNotes(input.notes);
    facts.push(...read.facts.filter((f) => !repeats(f, facts)));
    refused.push(...read.refused);
  }
  return { facts: reviewed(facts, input.review), refused };
};

const addBaths = (
  given: number,
  bedrooms: number | null,
  add: (field: string, label: string, value: FactValue) => void,
  refused: Refusal[],
): void => {
  if (given > (bedrooms ?? 6) * 3 + 3) {
    refused.push({ text: `bathrooms: ${given}`, reason: 'Does not fit the number of bedrooms; please check it' });
    return;
  }
  const full = Math.floor(given);
  const half = given - full >= 0.25 ? 1 : 0;
  add('bathrooms', `${given} bathrooms`, { type: 'bathrooms', full, half });
};

/** A garage in the notes adds nothing to a garage in the form, and a photo of a dining room nothing to one in the notes. */
const repeats = (fact: Fact, known: readonly Fact[]): boolean => {
  const { value } = fact;
  const garage = value.type === 'garage' || (value.type === 'feature' && value.concept === 'garage');
  if (garage) return known.some((k) => k.value.type === 'garage');
  return value.type === 'lot' && known.some((k) => k.value.type === 'lot');
};

const reviewed = (facts: readonly Fact[], review: FactReview | undefined): Fact[] =>
  facts.map((f) => {
    if (review?.rejected?.includes(f.id)) return { ...f, status: 'rejected' };
    if (review?.confirmed?.includes(f.id)) return { ...f, status: 'confirmed' };
    return f;
  });

/** What a writer may use. */
export const usable = (sheet: FactSheet): Fact[] =>
  sheet.facts.filter((f) => f.status === 'stated' || f.status === 'confirmed');
