import { type Phrase, say } from '../language/phrase.ts';
import type { Item } from '../plan/item.ts';
import type { Voice } from '../plan/voice.ts';
import { bedBath, homeNoun, withArticle, year } from './blocks.ts';

/** 'this 1961 house', 'this three-bedroom house', as much as is known and asked for. */
export const thisHome = (v: Voice, withYear: boolean, withBeds: boolean): Phrase => {
  const built = withYear ? year(v) : null;
  // '1993 1-bedroom' is two numbers in a row: after a year small numbers are spelled out.
  // Beds and baths stay together: here, or both in the next sentence beside the square feet.
  const bed = withBeds && !v.random.chance(built ? 0.35 : 0) ? bedBath(built ? { ...v, digits: false } : v) : null;
  return say`this ${built ?? ''} ${bed ?? ''} ${homeNoun(v, true)}`;
};

export const aHome = (v: Voice, withYear: boolean, withBeds: boolean): Phrase => {
  const noun = thisHome(v, withYear, withBeds);
  return withArticle({ ...noun, text: noun.text.replace(/^this /, '') });
};

export const isInside = (i: Item): boolean => i.room !== 'view' && i.room !== 'outdoor';
