import type { Room } from '#domain/copy/fact.ts';
import type { Phrase } from '../language/phrase.ts';

/** One thing worth saying, with the forms that a sentence may need of it. */
export type Item = {
  readonly fact: string;
  readonly concept: string;
  readonly room: Room;
  readonly weight: number;
  readonly plural: boolean;
  /** 'a covered deck' */
  readonly np: Phrase;
  /** 'the covered deck' */
  readonly the: Phrase;
  /** 'covered deck' */
  readonly bare: Phrase;
  /** 'the counters', 'quartz': for 'the counters are quartz'. */
  readonly predicate?: { readonly subject: Phrase; readonly is: Phrase };
  /** 'takes the chill off': verb phrases that fit the subject. */
  readonly does: readonly string[];
  /** 'breakfast can move out to {the}': clauses with a place for it. */
  readonly scenes: readonly string[];
  /** 'for long dinners' */
  readonly uses: readonly string[];
  /** Said as a whole clause ('there is no HOA'); such an item has no place in a list of things. */
  readonly clauses: readonly Phrase[];
  /** The room it stands in, by that room's concept. */
  readonly within?: string;
  /** The mountain or lake of a view. */
  readonly name?: string;
  /** The room itself ('an updated kitchen'): the kitchen cannot have a kitchen. */
  readonly itself: boolean;
  /** 'roof', 'replaced', 2021 */
  readonly renewal?: { readonly noun: string; readonly state: string; readonly year?: number };
};
