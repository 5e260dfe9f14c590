import type { Concept } from './concept.ts';
import { BATHS, INTERIOR, KITCHEN, LIVING, ROOMS, SLEEP_AND_BATH } from './inside.ts';
import { LOT, OUTDOOR, PARKING, VIEW } from './outside.ts';
import { COMMUNITY, SYSTEMS, TERMS } from './systems.ts';

export type { Concept } from './concept.ts';
export { MODIFIERS, type Modifier, modifierOf, RENEWAL } from './modifiers.ts';

/** Every thing that the writer can name, in both languages. */
export const CONCEPTS: readonly Concept[] = [
  ...KITCHEN,
  ...INTERIOR,
  ...LIVING,
  ...ROOMS,
  ...SLEEP_AND_BATH,
  ...BATHS,
  ...OUTDOOR,
  ...LOT,
  ...VIEW,
  ...PARKING,
  ...SYSTEMS,
  ...COMMUNITY,
  ...TERMS,
];

const byId = new Map(CONCEPTS.map((c) => [c.id, c]));

export const conceptOf = (id: string): Concept | undefined => byId.get(id);
