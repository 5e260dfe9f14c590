/** Things that are said as a clause of their own, because no noun phrase of them is English. */
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'no-hoa': ['there is no HOA', 'there are no HOA dues', 'the property has no HOA'],
  furnished: ['furnishings are negotiable'],
  'pets-ok': ['pets are allowed', 'pets are welcome'],
  'new-construction': ['it is new construction'],
  'main-level-primary': ['the primary bedroom is on the main level', 'the primary suite is on the main level'],
  'bedrooms-own-baths': ['every bedroom has its own bath', 'each bedroom has its own bath'],
  'one-level': ['everything is on one level', 'it is all on one level'],
  'city-utilities': [
    'city water and sewer serve the property',
    'city water and sewer are connected',
    'water and sewer are municipal',
  ],
  'lawn-care': ['lawn care is included'],
  'exterior-maintenance': ['exterior maintenance is included', 'exterior maintenance is taken care of'],
  'water-included': ['water is included'],
  'energy-star': ['it is Energy Star certified'],
  'green-built': ['it is Green Built certified'],
  'off-street-parking': ['there is off-street parking', 'parking is off the street'],
  'washer-dryer': ['a washer and dryer are in place', 'there is a washer and dryer'],
};

export const clausesOf = (concept: string): readonly string[] => CLAUSES[concept] ?? [];

/** Clauses that belong indoors; the others are about the deal and the place. */
export const INDOOR_CLAUSES: ReadonlySet<string> = new Set([
  'main-level-primary',
  'bedrooms-own-baths',
  'one-level',
  'washer-dryer',
  'new-construction',
]);
