/** Where a fact comes from, precise enough to show it. */
export type FactSource =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'photo'; readonly photoId: string; readonly confidence?: number }
  | { readonly kind: 'result'; readonly photoIds: readonly string[] }
  /** The agent's own words, and where they stand in the notes. */
  | { readonly kind: 'notes'; readonly quote: string; readonly start: number; readonly end: number }
  | { readonly kind: 'style'; readonly style: string };

export type Room =
  | 'kitchen'
  | 'living'
  | 'dining'
  | 'primary'
  | 'bedrooms'
  | 'baths'
  | 'office'
  | 'flex'
  | 'lower'
  | 'laundry'
  | 'interior'
  | 'outdoor'
  | 'lot'
  | 'view'
  | 'parking'
  | 'systems'
  | 'community'
  | 'location'
  | 'terms';

export type HomeType = 'house' | 'condo' | 'townhouse' | 'multi-family' | 'manufactured' | 'home';

export type Distance = {
  readonly amount: number;
  readonly unit: 'minute' | 'mile' | 'block' | 'foot';
  readonly by?: 'walk' | 'drive' | 'bike';
};

/** What is known. `feature` is a concept of the writer's lexicon; `detail` a phrase kept in the agent's words. */
export type FactValue =
  | { readonly type: 'address'; readonly line: string; readonly street?: string }
  | { readonly type: 'city'; readonly city: string; readonly state?: string }
  | { readonly type: 'neighborhood'; readonly name: string }
  | { readonly type: 'home'; readonly home: HomeType }
  | { readonly type: 'bedrooms'; readonly count: number }
  | { readonly type: 'bathrooms'; readonly full: number; readonly half: number }
  | { readonly type: 'area'; readonly sqft: number }
  | { readonly type: 'lot'; readonly sqft: number; readonly acres: number }
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'price'; readonly amount: number }
  | { readonly type: 'garage'; readonly spaces: number }
  | { readonly type: 'levels'; readonly count: number }
  | { readonly type: 'room'; readonly room: Room; readonly subject: string }
  | {
      readonly type: 'feature';
      readonly concept: string;
      readonly room: Room;
      readonly modifiers: readonly string[];
      readonly count?: number;
      readonly year?: number;
      /** A proper name that goes with it: the mountain of a view, the maker of a range. */
      readonly name?: string;
      /** The room it stands in, by that room's concept: the built-ins of the office. */
      readonly within?: string;
    }
  | { readonly type: 'detail'; readonly phrase: string; readonly room: Room }
  | { readonly type: 'near'; readonly place: string; readonly distance?: Distance }
  | { readonly type: 'fee'; readonly amount: number; readonly every: 'month' | 'year' }
  | { readonly type: 'altered'; readonly services: readonly string[]; readonly style?: string };

export type Fact = {
  /** Stable for the same input: 'field.bedrooms', 'notes.deck', 'photo.kitchen'. */
  readonly id: string;
  /** A few plain words for the Publish tab: '3 bedrooms', 'quartz counters (kitchen)'. */
  readonly label: string;
  readonly value: FactValue;
  readonly source: FactSource;
  /** stated: used. proposed: shown, and used only once a person confirms it. rejected: never used. */
  readonly status: 'stated' | 'proposed' | 'confirmed' | 'rejected';
};

export type FactSheet = {
  readonly facts: readonly Fact[];
  /** What was left out and why: instructions, contact data, words that the guard blocks, absurd values. */
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
};

/** The person's say on single facts, by id. */
export type FactReview = { readonly confirmed?: readonly string[]; readonly rejected?: readonly string[] };
