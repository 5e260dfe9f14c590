import { type Phrase, phrase } from '../language/phrase.ts';
import type { Known } from '../plan/known.ts';

const STAGED: Readonly<Record<string, string>> = {
  virtual_staging: 'virtually staged',
  room_clearing: 'digitally cleared',
  day_to_dusk: 'shown at a simulated dusk',
};

/** 'Some photos are virtually staged.' */
export const disclosure = (known: Known): Phrase | null => {
  const altered = known.altered;
  if (!altered) return null;
  const how = altered.services.map((s) => STAGED[s] ?? 'digitally altered');
  const all = how.some((h) => h.includes('virtually'))
    ? how
    : [...how.slice(0, -1), `${how.at(-1)!}, that is, digitally altered`];
  return phrase(`some photos are ${all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all[0]}`, [
    altered.id,
  ]);
};
