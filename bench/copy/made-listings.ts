import { randomOf } from '../../engines/copy/language/random.ts';

/** Listings of our own making: every figure that we claim can be printed without anybody else's data. */
const CITIES = [
  ['Asheville', 'NC'],
  ['Boise', 'ID'],
  ['Tucson', 'AZ'],
  ['Duluth', 'MN'],
  ['Savannah', 'GA'],
  ['Eugene', 'OR'],
  ['Providence', 'RI'],
  ['Madison', 'WI'],
  ['Santa Fe', 'NM'],
  ['Knoxville', 'TN'],
  ['Tacoma', 'WA'],
  ['Albany', 'NY'],
  ['Bend', 'OR'],
  ['Mobile', 'AL'],
  ['Fresno', 'CA'],
  ['Ogden', 'UT'],
  ['Lawrence', 'KS'],
  ['Galena', 'IL'],
  ['Beaufort', 'SC'],
  ['Helena', 'MT'],
  ['Camden', 'ME'],
  ['Athens', 'GA'],
  ['Ithaca', 'NY'],
  ['Durango', 'CO'],
] as const;
const NAMES = [
  'Alder',
  'Birch',
  'Carver',
  'Dunlap',
  'Elmwood',
  'Foster',
  'Granby',
  'Hollis',
  'Irving',
  'Juniper',
  'Kerr',
  'Laurel',
  'Marlow',
  'Norwood',
  'Oakley',
  'Pruitt',
  'Quincy',
  'Rowan',
  'Sutter',
  'Thorne',
  'Upland',
  'Vance',
  'Whitlow',
  'Yarrow',
];
const HOOD_ENDS = [
  'Park',
  'Hills',
  'Heights',
  'Grove',
  'Commons',
  'Terrace',
  'Crossing',
  'Estates',
  'Place',
  'Meadows',
];
const PLACE_ENDS = ['Park', 'Lake', 'Library', 'Market', 'Greenway', 'Trail', 'Square', 'River', 'Beach', 'Station'];
const TYPES = ['single_family', 'single_family', 'single_family', 'condo', 'townhouse', 'multi_family'];

type Dice = ReturnType<typeof randomOf>;
/** 'new|refinished|' means: one of these, or nothing. */
const of = (r: Dice, ...parts: readonly string[]): string =>
  parts
    .map((p) => r.pick(p.split('|')))
    .filter(Boolean)
    .join(' ');

/** Facts as agents jot them down, made from parts so that two listings seldom have the same ones. */
const JOTTINGS: readonly ((r: Dice) => string)[] = [
  (r) => of(r, 'new||', 'quartz|granite|butcher-block|marble|soapstone|concrete|quartzite', 'counters'),
  (r) => of(r, 'large||custom', 'island|breakfast bar|breakfast nook|coffee bar|wet bar'),
  (r) =>
    of(
      r,
      'new||',
      'gas range|induction range|stainless steel appliances|Bosch appliances|double ovens|Wolf range|KitchenAid appliances',
    ),
  (r) =>
    of(
      r,
      'hammered-copper|brass|stained-glass|hand-painted|reclaimed-oak|wrought-iron',
      'sconces|mantel|light fixtures|shelves|hardware|tile',
    ),
  (r) => of(r, 'arched|leaded-glass|Dutch|barn-style|paneled', 'doors|transoms|shutters|alcoves'),
  (r) => of(r, 'flagstone|gravel|bluestone', 'walkway|paths|steps'),
  (r) => `views of ${r.pick(['Mount', 'Lake'])} ${r.pick(NAMES)}`,
  (r) =>
    of(
      r,
      'central air|mini-splits|fiber internet|copper gutters|smart thermostat|spray-foam insulation|whole-house fan',
    ),
  (r) =>
    of(
      r,
      "walk-in pantry|butler's pantry|custom maple cabinets|white Shaker cabinets|tile backsplash|cherry cabinets|farmhouse sink|soft-close cabinets|wine fridge",
    ),
  (r) =>
    of(
      r,
      'original|refinished||new',
      'oak|heart-pine|maple|bamboo|tile|slate|walnut|hardwood',
      'floors',
      'throughout||',
    ),
  (r) => of(r, 'two||original|', 'brick|stone|gas|wood-burning', 'fireplace'),
  (r) => of(r, 'vaulted|10-foot|9-foot|coffered|tall|12-foot', 'ceilings'),
  (r) => of(r, 'exposed beams|skylights|large windows|double-pane windows|picture windows|pocket doors|French doors'),
  (r) =>
    of(
      r,
      'open floor plan|built-in bookcases|crown molding|original woodwork|natural light|cypress paneling|curved staircase|wet bar',
    ),
  (r) => of(r, 'large||heated|', 'sunroom|home office|bonus room|loft|media room|library|den|guest suite'),
  (r) => of(r, 'finished|walk-out|unfinished', 'basement'),
  (r) => of(r, 'formal dining room|mudroom|laundry room|exercise room|flex room|sitting room|wine cellar|powder room'),
  (r) =>
    of(
      r,
      'primary suite on main level|walk-in closet|soaking tub|double vanity|walk-in tiled shower|clawfoot tub|heated floors|en-suite bath',
    ),
  (r) => `${of(r, 'renovated|remodeled|updated', 'bathroom|kitchen')} (${2012 + Math.floor(r.next() * 14)})`,
  (r) => of(r, 'large|covered|', 'back|front|', 'deck|porch|patio'),
  (r) => of(r, 'screened porch|rooftop deck|stone patio|balcony|courtyard|brick patio|terrace|pergola'),
  (r) => of(r, 'large||level', 'fenced back yard|fenced yard'),
  (r) =>
    of(
      r,
      'fire pit|raised garden beds|saltwater pool|hot tub|detached workshop|greenhouse|fruit trees|mature trees|outdoor kitchen|creek|garden shed|in-ground pool|vegetable garden',
    ),
  (r) => of(r, 'year-round||long-range|winter', 'mountain|city|lake|river|valley|wooded|sunset|ocean', 'views'),
  (r) => of(r, 'corner lot|quiet street|cul-de-sac|wooded lot|level lot'),
  (r) =>
    `${of(r, 'roof replaced|new roof|new HVAC|heat pump|water heater replaced|new windows|furnace replaced|siding replaced')} ${2010 + Math.floor(r.next() * 16)}`,
  (r) =>
    of(
      r,
      'solar panels|EV charger|whole-house generator|battery backup|tankless water heater|two EV chargers|metal roof|slate roof',
    ),
  (r) =>
    of(
      r,
      'no HOA|community pool|walking trails|lawn care included|clubhouse|tennis courts|community garden|fitness center|city water and sewer',
    ),
  (r) => `${r.pick([2, 3, 4, 5, 6, 7, 8, 10, 12, 15])} minutes to ${r.pick(NAMES)} ${r.pick(PLACE_ENDS)}`,
  (r) =>
    `${r.pick([1, 2, 3, 4, 0.5])} ${r.pick(['miles', 'blocks'])} from ${r.pick(NAMES)} ${r.pick(PLACE_ENDS)}`.replace(
      '0.5 blocks',
      '0.5 miles',
    ),
  (r) =>
    `near ${r.pick(NAMES)} ${r.pick(PLACE_ENDS)} and ${r.pick(['shops', 'restaurants', 'downtown', 'the farmers market'])}`,
];

export type MadeListing = Readonly<Record<string, unknown>> & { readonly notes: string };

export const madeListings = (count: number, seed = 20261115): MadeListing[] => {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const [city, state] = random.pick(CITIES);
    const beds = 1 + Math.floor(random.next() * 5);
    const baths = Math.max(1, beds - 1 + random.pick([0, 0.5, 1]));
    const sqft = Math.round(420 + beds * 380 + random.next() * 700);
    const type = random.pick(TYPES);
    const jotted = random.shuffled(JOTTINGS).slice(0, 8 + Math.floor(random.next() * 8));
    const phrases = jotted.map((jot) => jot(random).replace('downtown', `downtown ${city}`));
    return {
      address: `${100 + i * 7} ${random.pick(NAMES)} St, ${city}, ${state}`,
      bedrooms: beds,
      bathrooms: baths,
      squareFootage: sqft,
      listingPrice: `$${(Math.round((sqft * (180 + random.next() * 260)) / 1000) * 1000).toLocaleString('en-US')}`,
      propertyType: type,
      yearBuilt: 1905 + Math.floor(random.next() * 120),
      lotSquareFeet: type === 'condo' ? null : Math.round(3000 + random.next() * 28_000),
      garageSpaces: random.chance(0.5) ? 1 + Math.floor(random.next() * 3) : null,
      neighborhood: random.chance(0.6) ? `${random.pick(NAMES)} ${random.pick(HOOD_ENDS)}` : null,
      notes: phrases.join('. '),
    };
  });
};
