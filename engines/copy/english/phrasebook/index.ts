import { INDOOR_SAYINGS } from './indoors.ts';
import { KITCHEN_SAYINGS } from './kitchen.ts';
import { OUTDOOR_SAYINGS } from './outdoors.ts';
import type { Sayings } from './read-page.ts';
import { REST_SAYINGS } from './rest.ts';
import { RUNNING_SAYINGS } from './running.ts';

const BOOK: ReadonlyMap<string, Sayings> = new Map([
  ...KITCHEN_SAYINGS,
  ...INDOOR_SAYINGS,
  ...REST_SAYINGS,
  ...OUTDOOR_SAYINGS,
  ...RUNNING_SAYINGS,
]);
const NONE: Sayings = { does: [], scenes: [], uses: [] };
const agreeing = (text: string, plural: boolean): string =>
  text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, plural ? '$2' : '$1');

/** What can be said of a thing, its verbs agreeing in number. */
export const sayingsOf = (concept: string, plural: boolean): Sayings => {
  const { does, scenes, uses } = BOOK.get(concept) ?? NONE;
  return { does: does.map((d) => agreeing(d, plural)), scenes, uses };
};
