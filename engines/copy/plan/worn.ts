import type { Language } from '#domain/copy/draft.ts';
import { WORN_PAGES } from './worn-phrases.ts';

const setOf = (page: string): ReadonlySet<string> => new Set(page.split(/[/\n]/).filter(Boolean));
const WORN: Readonly<Record<Language, ReadonlySet<string>>> = { en: setOf(WORN_PAGES.en), es: setOf(WORN_PAGES.es) };

/** How bad it is to say four words again: what the writer says too often anyway, and what this agent's other texts say. */
const USUAL = 1;
const EARLIER = 6;

/** What a text had better not say: the writer's mannerisms, and the turns of the texts that stand beside it. */
export type Worn = {
  readonly usual: ReadonlySet<string>;
  readonly earlier: ReadonlySet<string>;
  readonly sentences: ReadonlySet<string>;
};

/** A sentence as it is compared: small letters, no marks. */
export const plain = (sentence: string): string => wordsIn(sentence).join(' ');

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

const gramAt = (words: readonly string[], i: number): string =>
  `${words[i]} ${words[i + 1]} ${words[i + 2]} ${words[i + 3]}`;

export const wornFor = (language: Language, texts: readonly string[] = []): Worn => {
  const earlier = new Set<string>();
  for (const text of texts) {
    const words = wordsIn(text);
    for (let i = 0; i + 4 <= words.length; i++) earlier.add(gramAt(words, i));
  }
  const sentences = new Set(texts.flatMap((text) => text.split(/(?<=[.!?])\s+/).map(plain)));
  return { usual: WORN[language], earlier, sentences };
};

/** How worn a text is; zero for one that says nothing it has said before. */
export const wornIn = (words: readonly string[], worn: Worn): number => {
  let sum = 0;
  for (let i = 0; i + 4 <= words.length; i++) {
    const gram = gramAt(words, i);
    if (worn.earlier.has(gram)) sum += EARLIER;
    else if (worn.usual.has(gram)) sum += USUAL;
  }
  return sum;
};
