import type { Item } from './item.ts';

/** What gives a room its looks; a wet bar or a wine fridge does not. */
const CHARACTER: ReadonlySet<string> = new Set(
  'floors fireplace wood-stove ceilings beams built-ins bookshelves molding woodwork paneling staircase pocket-doors french-doors windows skylights'.split(
    ' ',
  ),
);

export const hasCharacter = (i: Item): boolean =>
  CHARACTER.has(i.concept) || (i.concept === 'detail' && i.room === 'interior');
