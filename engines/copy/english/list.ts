import { joined, type Phrase, say } from '../language/phrase.ts';

/** 'a, b and c'; a semicolon when an entry has a comma of its own. */
export const list = (parts: readonly Phrase[], last = 'and'): Phrase => {
  if (parts.length === 1) return parts[0]!;
  const comma = parts.slice(0, -1).some((p) => p.text.includes(', '));
  const glue = comma ? '; ' : ', ';
  const tail = parts.at(-1)!;
  if (parts.length === 2) {
    const twice = / and /.test(parts[0]!.text) || / and /.test(tail.text);
    return twice ? say`${parts[0]!}, plus ${tail}` : say`${parts[0]!} ${last} ${tail}`;
  }
  return say`${joined(parts.slice(0, -1), glue)}${comma ? ';' : ''} ${last} ${tail}`;
};
