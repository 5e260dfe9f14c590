import { capitalised } from '../language/phrase.ts';

/** A phrase becomes a sentence: capital, full stop, no stray space before a mark. */
export const finished = (text: string): string => {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:?!])/g, '$1')
    .replace(/,,+/g, ',')
    .replace(/([:;,])\s*([.])/g, '$2')
    .trim()
    .replace(/[,;:]$/, '');
  const capital = capitalised(tidy).replace(
    /([.?!] )(\p{Ll})/gu,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};
