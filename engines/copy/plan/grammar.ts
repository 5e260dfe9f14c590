import type { Language } from '#domain/copy/draft.ts';
import type { Room } from '#domain/copy/fact.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Random } from '../language/random.ts';
import type { Item } from './item.ts';
import type { Known } from './known.ts';
import type { Voice } from './voice.ts';
import type { Worn } from './worn.ts';

type Say<T = void> = (voice: Voice, about: T) => Phrase | null;

/** What a language must be able to say. The plan is the same for all; the words and their order are not. */
export type Grammar = {
  readonly language: Language;
  /** What the language does to a finished sentence: contractions. */
  readonly polish: (text: string) => string;
  /** The second of two clauses that become one: 'the house has ..., and it occupies ...'. */
  readonly again: (first: string, second: string) => string;
  /** The word that joins two clauses. */
  readonly and: string;
  /** Every thing worth saying; with dice, under one of its names, the least worn if it is known what is. */
  readonly items: (known: Known, random?: Random, worn?: Worn) => Item[];
  readonly opening: Say<{ readonly lead: readonly Item[]; readonly items: readonly Item[] }>;
  readonly size: Say;
  readonly year: Say;
  readonly grounds: Say<{ readonly lot: readonly Item[]; readonly parking: readonly Item[] }>;
  readonly parking: Say<readonly Item[]>;
  readonly room: Say<{ readonly room: Room; readonly items: readonly Item[] }>;
  /** Single things of different rooms in one sentence. */
  readonly loners: Say<readonly { readonly room: Room; readonly items: readonly Item[] }[]>;
  /** Things that are whole clauses. */
  readonly clauses: Say<readonly Item[]>;
  readonly view: Say<readonly Item[]>;
  readonly updates: Say<readonly Item[]>;
  /** The garage and these systems in one sentence. */
  readonly practical?: Say<readonly Item[]>;
  readonly terms: Say<readonly Item[]>;
  readonly near: Say<Known['near']>;
  readonly place: Say;
  readonly fee: Say;
  readonly price: Say;
  /** The last sentence; may point back at the thing given. */
  readonly close: Say<readonly Item[]>;
  readonly disclosure: Say;
  readonly social: {
    /** A phrase made a sentence. */
    readonly sentence: (said: Phrase) => Phrase;
    /** '3 bed | 2.5 bath | 1,394 sq ft | $410,000' */
    readonly figures: (known: Known) => Phrase | null;
    /** First line of a Facebook post. */
    readonly headline: Say;
    /** What to do next; claims nothing about the home. */
    readonly call: Say;
    /** One or two sentences under the limit. */
    readonly short: (known: Known, items: readonly Item[], limit: number, version: number) => Phrase | null;
  };
  /** Bullet points: short, no article. */
  readonly bullets: (known: Known, items: readonly Item[]) => Phrase[];
};
