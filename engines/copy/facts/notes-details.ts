import type { Room } from '#domain/copy/fact.ts';
import { PRAISE } from './clean.ts';

/** Things that the lexicon has no line for and that an agent may still name; the phrase is kept in the agent's words. */
const INDOOR =
  'alcoves?|arches|archways?|banister|basin|bench|benches|bidet|blinds|brickwork|chandeliers?|columns|doorbell|doors?|dumbwaiter|faucets?|finishes|fixtures|hardware|hooks|intercom|ladder|lanterns?|lighting|mantels?|mantles?|mirrors?|nook|panels|plaques?|projector|sconces|shades|shelves|shelving|shiplap|shutters|speakers|tile|tiles|tilework|thermostats?|transoms?|treatments|turret|wainscoting|wallpaper|woodwork';
const OUTDOOR =
  'arbor|boulders|coop|cupola|fountain|gate|gates|hammock|kennel|pathways?|paths?|steps|stonework|swing|trellis|wall|walls|walkways?|waterfall|silo|stables?';
const HEAD = new RegExp(`(?:^|[\\s-])(?:(${INDOOR})|(${OUTDOOR}))$`, 'iu');
const SENTENCE_WORDS =
  /\b(i|we|you|your|our|my|they|it|is|are|was|were|be|been|will|would|can|must|has|have|do|does|this|that|these|click|buy|call|free|guaranteed?|http)\b/iu;

/** Styles named after a people, a place or a queen keep their capital. */
const NAMED =
  /^(American|Amish|Craftsman|Danish|Dutch|Edwardian|English|French|Georgian|Greek|Italian|Japanese|Mexican|Moroccan|Moravian|Murphy|Roman|Saltillo|Shaker|Spanish|Swedish|Talavera|Tiffany|Tudor|Venetian|Victorian)$/;

export type FoundDetail = { readonly phrase: string; readonly room: Room };

/** A short noun phrase that ends in a known kind of thing, without praise and without a verb; otherwise nothing. */
export const detailIn = (chunk: string): FoundDetail | null => {
  const phrase = chunk
    .replace(/\([^)]*\)/g, ' ')
    .replace(
      /^\s*(and|with|plus|also|the|a|an|has|have|features?|featuring|includes?|including|upgrades include|details include)\s+/iu,
      '',
    )
    .replace(PRAISE, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = phrase.split(' ');
  if (words.length < 2 || words.length > 6 || phrase.length > 48) return null;
  if (!/^[\p{L}\p{N}][\p{L}\p{N}' -]*$/u.test(phrase) || SENTENCE_WORDS.test(phrase)) return null;
  if (/\d/.test(phrase) || /^(front|back|garage|side|interior|exterior|new|other)\s+\S+$/iu.test(phrase)) return null;
  const head = HEAD.exec(phrase);
  if (!head) return null;
  const lowered = words
    .map((w, i) => (i === 0 && /^\p{Lu}\p{Ll}+$/u.test(w) && !NAMED.test(w) ? w.toLowerCase() : w))
    .join(' ');
  const runs = /(thermostats?|doorbell|intercom)$/i.test(lowered);
  return { phrase: lowered, room: runs ? 'systems' : head[1] ? 'interior' : 'outdoor' };
};
