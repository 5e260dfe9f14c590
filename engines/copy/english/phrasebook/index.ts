import { type Sayings, sayingsFrom } from '../../plan/sayings.ts';
import { INDOOR_SAYINGS } from './indoors.ts';
import { KITCHEN_SAYINGS } from './kitchen.ts';
import { OUTDOOR_SAYINGS } from './outdoors.ts';
import { REST_SAYINGS } from './rest.ts';
import { RUNNING_SAYINGS } from './running.ts';

const BOOK: ReadonlyMap<string, Sayings> = new Map([
  ...KITCHEN_SAYINGS,
  ...INDOOR_SAYINGS,
  ...REST_SAYINGS,
  ...OUTDOOR_SAYINGS,
  ...RUNNING_SAYINGS,
]);

export const sayingsOf = (concept: string, plural: boolean): Sayings => sayingsFrom(BOOK, concept, plural);
