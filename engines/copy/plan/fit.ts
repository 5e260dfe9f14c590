import { countWords } from '#domain/copy/draft.ts';
import type { Planned } from './planned.ts';

export type Room = { readonly characters: number; readonly words: number };

const lengthOf = (sentences: readonly Planned[]): number => sentences.reduce((n, s) => n + s.text.length + 1, -1);
const wordsOf = (sentences: readonly Planned[]): number => sentences.reduce((n, s) => n + countWords(s.text), 0);

/** Lets the least important sentences go until the text fits; openings and disclosures stay. */
export const fit = (sentences: readonly Planned[], room: Room): Planned[] => {
  const kept = [...sentences];
  while (kept.length > 1 && (lengthOf(kept) > room.characters || wordsOf(kept) > room.words)) {
    const loose = kept.filter((s) => s.part !== 'opening' && s.part !== 'disclosure');
    const least = loose.sort((a, b) => a.weight - b.weight)[0];
    if (!least) break;
    kept.splice(kept.indexOf(least), 1);
  }
  return kept;
};
