/**
 * The second reader's eye for rooms: a thing that the text puts into a room must be put there by the notes, or belong there
 * by its nature. It knows nothing of the writer's lexicon.
 */
const ROOMS: Readonly<Record<string, string>> = {
  kitchen: 'kitchen',
  primary: '(?:primary|master|main|owner.?s) (?:bed ?room|suite|bath)',
  living: 'living (?:room|area)',
  office: 'office|study',
  dining: 'dining room',
  sunroom: 'sun ?room',
  basement: 'basement|lower level|downstairs',
  library: 'library',
  den: '\\bden\\b',
};
/** What can stand in any room, so that only the notes know where it does. */
const LOOSE =
  /\b(built-?ins?|bookcases?|bookshelves|fireplaces?|wood stoves?|ceilings|beams|skylights|walk-in closets?|heated floors|wet bars?|en-suite baths?|soaking tubs?|double vanit(?:y|ies)|walk-in showers?)\b/g;

const roomIn = (text: string): string | undefined =>
  Object.keys(ROOMS).find((room) => new RegExp(ROOMS[room]!).test(text));

/** The room that a clause is about: 'the kitchen', 'downstairs'. 'A basement' in a list is one of its things. */
const roomOf = (clause: string): string | undefined =>
  Object.keys(ROOMS).find((room) =>
    new RegExp(`\\b(?:the|its) (?:[a-z-]+ )?(?:${ROOMS[room]!})|^(?:${ROOMS[room]!})`).test(clause),
  ) ?? (/\bdownstairs\b/.test(clause) ? 'basement' : undefined);

/** 'shelves in the office, a fireplace': the room that stands right behind the thing, before the next comma. */
const placedAt = (segment: string, end: number): string | undefined => {
  const behind = /^[^,;.]{0,40}?\bin (?:the|its|an?) ([\p{L} -]{3,24})/u.exec(segment.slice(end));
  return behind ? roomIn(behind[1]!) : undefined;
};

/** Whether some sentence of the notes puts the thing there: by name behind it, or by speaking of that room from its start. */
const isPlaced = (notes: string, thing: string, room: string): boolean =>
  notes.split(/[.;\n]+/).some((segment) => {
    const at = segment.indexOf(thing);
    if (at < 0) return false;
    const said = placedAt(segment, at + thing.length);
    if (said) return said === room;
    const before = segment.slice(0, at);
    const clause = before.slice(before.lastIndexOf(',') + 1);
    return roomIn(clause) === room || new RegExp(`^\\W*(?:[\\p{L}-]+ ){0,3}(?:${ROOMS[room]!})`, 'u').test(before);
  });

const stem = (thing: string): string => thing.replace(/^built-?ins?$/, 'built').replace(/(es|s|y|ies)$/, '');

/** 'The kitchen is white, with an island and built-ins' when the built-ins are the office's. */
export const misplacedThings = (text: string, given: string): string[] => {
  const notes = given.toLowerCase();
  const out: string[] = [];
  for (const sentence of text.toLowerCase().split(/(?<=[.!?])\s+/)) {
    for (const clause of sentence.split(/;|, and /)) {
      for (const match of clause.matchAll(LOOSE)) {
        const [thing] = match;
        const own = placedAt(clause, match.index + thing.length) ?? heldBy(clause, match.index) ?? roomOf(clause);
        if (own && !isPlaced(notes, stem(thing), own)) out.push(`${thing} in the ${own}`);
      }
    }
  }
  return out;
};

/** 'an office with built-ins': the room before 'with', nearer than the one the clause is about. */
const heldBy = (clause: string, at: number): string | undefined => {
  const before = /(?<!\p{L})([\p{L} -]{3,30}) with (?:[\p{L}-]+ ){0,4}$/u.exec(clause.slice(0, at));
  return before ? roomIn(before[1]!) : undefined;
};
