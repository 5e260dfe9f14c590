import { LANGUAGES, type Language, LENGTHS, type Length, TONES, type Tone } from '#domain/copy/draft.ts';
import type { TextModel } from '#engines/ports.ts';

export type WriteOptions = {
  readonly tone?: Tone;
  readonly language?: Language;
  /** Listing only. */
  readonly length?: Length;
  /** The same seed, version and facts give the same text. */
  readonly seed?: number;
  /** Rises with every regeneration; each version is another text. */
  readonly version?: number;
  /** Chooses the MLS pack: cap and required first words. */
  readonly mlsId?: string | null;
  /** Overrides the pack's cap for MLS remarks. */
  readonly characterCap?: number;
  /** When given, it writes first; the built-in writer steps in when it fails or its text does not pass. */
  readonly model?: TextModel;
  readonly signal?: AbortSignal;
  /** The agent's other texts: a reader sees them side by side, so this one keeps off their turns of phrase. */
  readonly earlier?: readonly string[];
};

export type Settled = Required<Pick<WriteOptions, 'tone' | 'language' | 'length' | 'seed' | 'version'>> & WriteOptions;

export const settled = (options: WriteOptions): Settled => ({
  ...options,
  tone: TONES.find((t) => t === options.tone) ?? 'warm',
  language: LANGUAGES.find((l) => l === options.language) ?? 'en',
  length: LENGTHS.find((l) => l === options.length) ?? 'mls',
  seed: Math.floor(options.seed ?? 0),
  version: Math.max(1, Math.floor(options.version ?? 1)),
});
