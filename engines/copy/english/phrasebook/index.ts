import { type Sayings, sayingsFrom } from '../../plan/sayings.ts';
import { INDOOR_SAYINGS } from './indoors.ts';
import { KITCHEN_SAYINGS } from './kitchen.ts';
import { OUTDOOR_SAYINGS } from './outdoors.ts';
import { RUNNING_SAYINGS } from './running.ts';

/**
 * Only what the name of a thing already says: one cooks on a range. 'For pets and play' or 'with space to garden' would be
 * facts of a yard that nobody has stated.
 */
const BOOK: ReadonlyMap<string, Sayings> = new Map([
  ...KITCHEN_SAYINGS,
  ...INDOOR_SAYINGS,
  ...OUTDOOR_SAYINGS,
  ...RUNNING_SAYINGS,
]);

export const sayingsOf = (concept: string, plural: boolean): Sayings => sayingsFrom(BOOK, concept, plural);
