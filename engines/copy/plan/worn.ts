import type { Language } from '#domain/copy/draft.ts';
import { WORN_PAGES } from './worn-phrases.ts';

/** How bad it is to say four words again: what the writer says too often anyway, and what this agent's other texts say. */
const USUAL = 1;
const EARLIER = 6;

/** What a text had better not say: the writer's mannerisms, and the turns of the texts that stand beside it. */
export type Worn = {
  readonly usual: ReadonlySet<number>;
  readonly earlier: ReadonlySet<number>;
  readonly sentences: ReadonlySet<string>;
};

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** A sentence as it is compared: small letters, no marks. */
export const plain = (sentence: string): string => wordsIn(sentence).join(' ');

/**
 * Words by number: four of 13 bits make one exact number, and a set of numbers is asked thousands of times a text in half the
 * time that one of strings takes. Words beyond the last number have none, and what is said with them is never worn.
 */
const WORDS = 8192;
const numbers = new Map<string, number>();
const learned = (word: string): number => {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  if (numbers.size + 1 >= WORDS) return 0;
  numbers.set(word, numbers.size + 1);
  return numbers.size;
};

const grams = (ids: readonly number[], visit: (gram: number) => void): void => {
  for (let i = 0; i + 4 <= ids.length; i++) {
    const [a, b, c, d] = [ids[i]!, ids[i + 1]!, ids[i + 2]!, ids[i + 3]!];
    if (a && b && c && d) visit(((a * WORDS + b) * WORDS + c) * WORDS + d);
  }
};

const setOf = (page: string): ReadonlySet<number> => {
  const out = new Set<number>();
  for (const gram of page.split(/[/\n]/)) grams(gram.split(' ').map(learned), (g) => out.add(g));
  return out;
};
const WORN: Readonly<Record<Language, ReadonlySet<number>>> = { en: setOf(WORN_PAGES.en), es: setOf(WORN_PAGES.es) };

const SENTENCE_END = /(?<=[.!?])\s+/;

export const wornFor = (language: Language, texts: readonly string[] = []): Worn => {
  const earlier = new Set<number>();
  const sentences = new Set<string>();
  for (const text of texts) {
    const ids: number[] = [];
    for (const sentence of text.split(SENTENCE_END)) {
      const words = wordsIn(sentence);
      sentences.add(words.join(' '));
      for (const word of words) ids.push(learned(word));
    }
    grams(ids, (gram) => earlier.add(gram));
  }
  return { usual: WORN[language], earlier, sentences };
};

/** How worn a text is; zero for one that says nothing it has said before. */
export const wornIn = (words: readonly string[], worn: Worn): number => {
  let sum = 0;
  const ids = words.map((word) => numbers.get(word) ?? 0);
  grams(ids, (gram) => {
    if (worn.earlier.has(gram)) sum += EARLIER;
    else if (worn.usual.has(gram)) sum += USUAL;
  });
  return sum;
};
