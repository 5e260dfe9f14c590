import { CATALOGUE } from '#domain/scene/catalogue.ts';
import { withArticle } from './article.ts';
import { isOfColour } from './colours.ts';
import type { Named } from './pieces.ts';

/** Where the words that describe a piece begin. */
const OPENS =
  /^(an?|the|one|my|your|our|this|that|these|those|some|any|all|both|every|each|two|three|four|with|for|by|of|to|add|put|place|insert|want|need|like|give|me|swap|replace|change|remove|delete|move|turn|make)$/;
/** Words before a piece that ask for nothing, or for what is done anyway. */
const EMPTY =
  /^(other|another|different|new|old|more|extra|additional|second|same|whole|single|existing|current|matching|nice|nicer|beautiful|pretty|good|better|little|bit|please|just|also|very|really|rather|pair|set|kind)$/;

const wishesBefore = (text: string, named: Named): { opening: string; words: string[] } => {
  const before = text.slice(0, named.at).trim().split(/\s+/);
  const from = before.findLastIndex((word) => OPENS.test(word));
  // Without such a word it cannot be told what describes and what is a verb.
  if (from < 0) return { opening: '', words: [] };
  const known = CATALOGUE[named.kinds[0] ?? '']?.name.split(' ') ?? [];
  const words = before.slice(from + 1).map((word) => word.replace(/[^a-z-]/g, ''));
  const asks = (word: string) => word !== '' && !EMPTY.test(word) && !isOfColour(word) && !known.includes(word);
  return { opening: before[from]!, words: words.filter(asks) };
};

/** Says what of a description is beyond the engine: 'I cannot choose a round one.' Of what is there only a choice among several needs one. */
export const unmetWishes = (text: string, pieces: readonly Named[], isChoice: (named: Named) => boolean): string[] =>
  pieces.flatMap((named) => {
    const { opening, words } = wishesBefore(text, named);
    if (words.length === 0) return [];
    const wish = words.join(' ');
    if (/^(the|this|that|my|your|our)$/.test(opening)) {
      return isChoice(named) ? [`I cannot choose the ${wish} one.`] : [];
    }
    return [named.isMany ? `I cannot choose ${wish} ones.` : `I cannot choose ${withArticle(wish)} one.`];
  });
