import type { ListingInput, PhotoInput } from './listing-input.ts';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'year_built', 'Year Built' and 'yearBuilt' are one name. */
const plain = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '');

const NAMES: Readonly<Record<string, readonly string[]>> = {
  address: ['address', 'propertyaddress', 'streetaddress', 'street'],
  city: ['city', 'town'],
  state: ['state', 'stateorprovince', 'region'],
  neighborhood: ['neighborhood', 'neighbourhood', 'subdivision', 'subdivisionname', 'community'],
  propertyType: ['propertytype', 'type', 'hometype', 'propertysubtype'],
  bedrooms: ['bedrooms', 'beds', 'bedroomstotal', 'bd'],
  bathrooms: ['bathrooms', 'baths', 'bathroomstotal', 'ba'],
  squareFootage: ['squarefootage', 'sqft', 'squarefeet', 'livingarea', 'area', 'floorarea'],
  lotSquareFeet: ['lotsquarefeet', 'lotsqft', 'lotsizesquarefeet', 'lotsize', 'lot'],
  lotAcres: ['lotacres', 'acres', 'acreage', 'lotsizeacres'],
  yearBuilt: ['yearbuilt', 'year', 'built'],
  garageSpaces: ['garagespaces', 'garage', 'garages'],
  listingPrice: ['listingprice', 'price', 'listprice', 'askingprice'],
  notes: ['notes', 'agentnotes', 'remarks', 'highlights'],
  features: ['features', 'amenities', 'updates', 'upgrades', 'facts'],
  description: ['description'],
  photos: ['photos', 'mediaassets', 'images', 'rooms', 'photofindings'],
  stagingStyle: ['stagingstyle', 'style'],
};

const numberOf = (value: unknown): number | null => {
  const found = typeof value === 'number' ? value : Number.parseFloat(String(value ?? '').replace(/[$,\s]/g, ''));
  return Number.isFinite(found) ? found : null;
};

const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n') || null;
  return null;
};

/** Reads FACTS.json whatever its shape: a flat record, {property, project}, or a row of a spreadsheet. */
export const readInput = (json: unknown): ListingInput => {
  const found = new Map<string, unknown>();
  const visit = (object: Loose, depth: number): void => {
    for (const [key, value] of Object.entries(object)) {
      const name = Object.keys(NAMES).find((n) => NAMES[n]!.includes(plain(key)));
      if (isObject(value) && depth < 3 && name !== 'photos') visit(value, depth + 1);
      else if (name && !found.has(name) && value !== null && value !== '') found.set(name, value);
    }
  };
  if (isObject(json)) visit(json, 0);
  const acres = numberOf(found.get('lotAcres'));
  const notes = [found.get('notes'), found.get('features'), found.get('description')].map(textOf).filter(Boolean);
  return {
    address: textOf(found.get('address')),
    city: textOf(found.get('city')),
    state: textOf(found.get('state')),
    neighborhood: textOf(found.get('neighborhood')),
    propertyType: textOf(found.get('propertyType')),
    bedrooms: numberOf(found.get('bedrooms')),
    bathrooms: numberOf(found.get('bathrooms')),
    squareFootage: numberOf(found.get('squareFootage')),
    lotSquareFeet: numberOf(found.get('lotSquareFeet')) ?? (acres === null ? null : Math.round(acres * 43_560)),
    yearBuilt: numberOf(found.get('yearBuilt')),
    garageSpaces: numberOf(found.get('garageSpaces')),
    listingPrice: textOf(found.get('listingPrice')),
    notes: notes.join('\n') || null,
    photos: readPhotos(found.get('photos')),
    stagingStyle: textOf(found.get('stagingStyle')),
  };
};

const readPhotos = (value: unknown): PhotoInput[] =>
  (Array.isArray(value) ? value : []).flatMap((entry, i): PhotoInput[] => {
    if (typeof entry === 'string') return [{ id: `photo-${i + 1}`, subject: entry }];
    if (!isObject(entry)) return [];
    return [
      {
        id: textOf(entry.id) ?? `photo-${i + 1}`,
        subject: textOf(entry.roomType ?? entry.subject ?? entry.room ?? entry.type),
        guess: textOf(entry.roomTypeGuess ?? entry.guess),
        confidence: numberOf(entry.confidence),
        result: textOf(entry.processingType ?? entry.result ?? entry.service),
      },
    ];
  });
