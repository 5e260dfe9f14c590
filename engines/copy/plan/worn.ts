import type { Language } from '#domain/copy/draft.ts';
import type { Random } from '../language/random.ts';
import { WORN_PAGES } from './worn-phrases.ts';

/** How bad it is to say four words again: what the writer says too often anyway, and what this agent's other texts say. */
const USUAL = 1;
const EARLIER = 12;

/** What a text had better not say: the writer's mannerisms, and the turns of the texts that stand beside it. */
export type Worn = {
  readonly usual: ReadonlySet<number>;
  readonly earlier: ReadonlySet<number>;
  readonly sentences: ReadonlySet<string>;
};

/** Letters by code: a class of letters in a regular expression costs five times as much, and drafts are read by the hundred. */
const CODES = 0x250;
const IS_WORD = Array.from({ length: CODES }, (_, code) => /[\p{L}\p{N}']/u.test(String.fromCharCode(code)));
const LOWER = Array.from({ length: CODES }, (_, code) => String.fromCharCode(code).toLowerCase().charCodeAt(0));

export const wordsIn = (text: string): string[] => {
  const lower = text.toLowerCase();
  const out: string[] = [];
  let from = -1;
  for (let i = 0; i <= lower.length; i++) {
    const isWord = IS_WORD[lower.charCodeAt(i)] ?? false;
    if (isWord && from < 0) from = i;
    else if (!isWord && from >= 0) {
      out.push(lower.slice(from, i));
      from = -1;
    }
  }
  return out;
};

const hashed = (hash: number, code: number): number => Math.imul((hash || 0x811c9dc5) ^ LOWER[code]!, 0x01000193);

/** Words that a sentence may well say twice. */
const MAY_RETURN = new Set(
  'views floors lower level square there their these bathroom bathrooms bedroom bedrooms vistas pisos cuadrados espacio'
    .split(' ')
    .map((word) => [...word].reduce((hash, c) => hashed(hash, c.charCodeAt(0)), 0)),
);

/** How many longer words come twice: 'a movie room for movie nights'. Names may. */
export const echoesIn = (text: string): number => {
  const seen: number[] = [];
  let echoes = 0;
  let word = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i);
    if (IS_WORD[code]) {
      if (word === 0) from = i;
      word = hashed(word, code);
    } else if (word !== 0) {
      const first = text.charCodeAt(from);
      if (i - from > 4 && LOWER[first] === first && !MAY_RETURN.has(word)) {
        if (seen.includes(word)) echoes++;
        seen.push(word);
      }
      word = 0;
    }
  }
  return echoes;
};

/** A sentence as it is compared: small letters, no marks. */
export const plain = (sentence: string): string => wordsIn(sentence).join(' ');

/**
 * Every four words in a row as one number of 30 bits, straight from the letters: nothing is cut out or looked up, and a set of
 * small numbers is the quickest to ask. Two phrases with one number (1 in 100,000 beside a hundred texts) cost a draft a little.
 */
const eachGram = (text: string, visit: (gram: number) => void): void => {
  let a = 0;
  let b = 0;
  let c = 0;
  let word = 0;
  let words = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i);
    if (IS_WORD[code]) word = hashed(word, code);
    else if (word !== 0) {
      if (++words > 3) {
        const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ word;
        visit((mixed ^ (mixed >>> 15)) & 0x3fffffff);
      }
      a = b;
      b = c;
      c = word;
      word = 0;
    }
  }
};

const setOf = (page: string): ReadonlySet<number> => {
  const out = new Set<number>();
  for (const gram of page.split(/[/\n]/)) eachGram(gram, (g) => out.add(g));
  return out;
};
const WORN: Readonly<Record<Language, ReadonlySet<number>>> = { en: setOf(WORN_PAGES.en), es: setOf(WORN_PAGES.es) };

const SENTENCE_END = /(?<=[.!?])\s+/;

type Page = { readonly grams: readonly number[]; readonly sentences: readonly string[] };

/** An agent's texts come again with every new one: each is read once. The oldest go when there are many. */
const pages = new Map<string, Page>();
const MOST_PAGES = 500;
const pageOf = (text: string): Page => {
  const known = pages.get(text);
  if (known) return known;
  const grams: number[] = [];
  eachGram(text, (gram) => grams.push(gram));
  const page = { grams, sentences: text.split(SENTENCE_END).map(plain) };
  if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value!);
  pages.set(text, page);
  return page;
};

/** An agent's list of texts grows by one with each text: what was read of the list before is carried on. */
type Shelf = { texts: readonly string[]; readonly earlier: Set<number>; readonly sentences: Set<string> };
let shelf: Shelf = { texts: [], earlier: new Set(), sentences: new Set() };

const shelved = (texts: readonly string[]): Shelf => {
  const goesOn = shelf.texts.length <= texts.length && shelf.texts.every((text, i) => text === texts[i]);
  const { earlier, sentences } = goesOn ? shelf : { earlier: new Set<number>(), sentences: new Set<string>() };
  for (const text of texts.slice(goesOn ? shelf.texts.length : 0)) {
    const page = pageOf(text);
    for (const sentence of page.sentences) sentences.add(sentence);
    for (const gram of page.grams) earlier.add(gram);
  }
  shelf = { texts: [...texts], earlier, sentences };
  return shelf;
};

export const wornFor = (language: Language, texts: readonly string[] = []): Worn => {
  if (texts.length === 0) return { usual: WORN[language], earlier: NOTHING, sentences: NO_SENTENCES };
  const { earlier, sentences } = shelved(texts);
  return { usual: WORN[language], earlier, sentences };
};
const NOTHING: ReadonlySet<number> = new Set();
const NO_SENTENCES: ReadonlySet<string> = new Set();

/** Of several wordings the least worn; where none is worn, any. */
export const freshest = (forms: readonly string[], random: Random, worn: Worn): string => {
  let best = { form: '', wear: Number.POSITIVE_INFINITY };
  for (const form of random.shuffled(forms)) {
    const wear = wornIn(form, worn);
    if (wear < best.wear) best = { form, wear };
    if (wear === 0) break;
  }
  return best.form;
};

/** How worn a text is; zero for one that says nothing it has said before. */
export const wornIn = (text: string, { earlier, usual }: Worn): number => {
  let sum = 0;
  eachGram(text, (gram) => {
    if (earlier.has(gram)) sum += EARLIER;
    else if (usual.has(gram)) sum += USUAL;
  });
  return sum;
};
