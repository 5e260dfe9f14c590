/** Things that are said as a clause of their own, because no noun phrase of them is English. */
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'no-hoa': ['there is no HOA', 'there are no HOA dues', 'no HOA dues apply'],
  furnished: ['the furnishings are negotiable', 'furnishings can be part of the deal'],
  'pets-ok': ['pets are allowed', 'pets are welcome under the rules'],
  'new-construction': ['it is new construction', 'the construction is new'],
  'main-level-primary': ['the primary bedroom is on the main level', 'the main level has the primary bedroom'],
  'bedrooms-own-baths': ['every bedroom has a bath of its own', 'each bedroom comes with its own bath'],
  'one-level': ['everything is on one level', 'one level holds it all'],
  'city-utilities': ['water and sewer are municipal', 'city water and sewer are connected'],
  'lawn-care': ['lawn care is included', 'someone else does the lawn'],
  'exterior-maintenance': ['exterior maintenance is included', 'exterior upkeep is taken care of'],
  'water-included': ['water is included'],
  'energy-star': ['it carries Energy Star certification', 'it is Energy Star certified'],
  'green-built': ['it is Green Built certified', 'it carries a Green Built certificate'],
  'off-street-parking': ['parking is off the street', 'there is off-street parking'],
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
