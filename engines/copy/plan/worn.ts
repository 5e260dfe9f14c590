import type { Language } from '#domain/copy/draft.ts';
import { WORN_PAGES } from './worn-phrases.ts';

const setOf = (page: string): ReadonlySet<string> => new Set(page.split(/[/\n]/).filter(Boolean));
const WORN: Readonly<Record<Language, ReadonlySet<string>>> = { en: setOf(WORN_PAGES.en), es: setOf(WORN_PAGES.es) };

/** How many worn turns of phrase a text has. */
export const wornIn = (words: readonly string[], language: Language): number => {
  const worn = WORN[language];
  let count = 0;
  for (let i = 0; i + 4 <= words.length; i++) if (worn.has(words.slice(i, i + 4).join(' '))) count++;
  return count;
};
