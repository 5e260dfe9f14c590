import type { Language, Length, Tone } from '#domain/copy/draft.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Random } from '../language/random.ts';
import type { Known } from './known.ts';
import type { Worn } from './worn.ts';

/** Who speaks, about what, with which dice. One voice writes one text and remembers what it has done. */
export type Voice = {
  readonly random: Random;
  readonly tone: Tone;
  readonly length: Length;
  readonly language: Language;
  readonly known: Known;
  readonly worn: Worn;
  /** Whether this text writes small numbers in digits. */
  readonly digits: boolean;
  /** What a character more is worth against a worn phrase: a listing with few facts gets fuller sentences. */
  readonly fullness: number;
  /** Facts that the text has stated so far. */
  readonly said: Set<string>;
  /** Names of makers and words already used in this text. */
  readonly used: Set<string>;
};

/** Tones a maker suits, by first letter (w, c, l, p), and the maker; null when it has nothing to say. */
export type Maker<T = undefined> = readonly [tones: string, make: (voice: Voice, about: T) => Phrase | null];

/** Tries makers that suit the tone in random order, the unused ones first; with `again` false, only those. */
export const speak = <T>(
  voice: Voice,
  name: string,
  makers: readonly Maker<T>[],
  about: T,
  again = true,
): Phrase | null => {
  const suited = makers
    .map((maker, i) => ({ maker, key: `${name}.${i}` }))
    .filter(({ maker }) => maker[0].includes(voice.tone[0]!));
  const order = voice.random.shuffled(suited);
  const fresh = [
    ...order.filter((o) => !voice.used.has(o.key)),
    ...(again ? order.filter((o) => voice.used.has(o.key)) : []),
  ];
  for (const { maker, key } of fresh) {
    const said = maker[1](voice, about);
    if (!said) continue;
    voice.used.add(key);
    return said;
  }
  return null;
};

/** A word from the list that this text has not used yet, as far as there is one. */
export const word = (voice: Voice, ...choices: readonly string[]): string => {
  const fresh = choices.filter((c) => !voice.used.has(`word.${c}`));
  const chosen = voice.random.pick(fresh.length > 0 ? fresh : choices);
  voice.used.add(`word.${chosen}`);
  return chosen;
};
