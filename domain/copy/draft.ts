import type { Finding } from '#domain/compliance/index.ts';
import type { Fact } from './fact.ts';

export const TONES = ['warm', 'crisp', 'luxury', 'plain'] as const;
export type Tone = (typeof TONES)[number];
export const LENGTHS = ['mls', 'portal', 'website'] as const;
export type Length = (typeof LENGTHS)[number];
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One sentence and what it rests on. `start` and `end` are its place in the text it belongs to. */
export type Sentence = {
  readonly text: string;
  readonly factIds: readonly string[];
  readonly part: 'opening' | 'body' | 'close' | 'disclosure';
  readonly start: number;
  readonly end: number;
};

/** Who wrote, and whether the built-in writer had to step in for a model. */
export type Writer = {
  readonly name: string;
  readonly fellBack?: { readonly from: string; readonly reason: string };
};

export type DraftMeta = {
  readonly tone: Tone;
  readonly language: Language;
  readonly seed: number;
  readonly version: number;
  readonly writer: Writer;
  /** Every fact of the sheet, used or not: the Publish tab links sentences to them. */
  readonly facts: readonly Fact[];
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
  /** Empty for what the built-in writer makes; kept so that a stored draft shows what was checked. */
  readonly findings: readonly Finding[];
};

export type ListingCopy = DraftMeta & {
  readonly description: string;
  readonly features: readonly string[];
  readonly wordCount: number;
  readonly characterCount: number;
  readonly length: Length;
  readonly sentences: readonly Sentence[];
  /** featureFacts[i] are the facts behind features[i]. */
  readonly featureFacts: readonly (readonly string[])[];
};

export type SocialPart = 'instagramCaption' | 'facebookPost' | 'shortDescription';

export type SocialCopy = DraftMeta & {
  readonly instagramCaption: string;
  readonly facebookPost: string;
  readonly shortDescription: string;
  readonly hashtags: readonly string[];
  readonly sentences: Readonly<Record<SocialPart, readonly Sentence[]>>;
};

/** Instagram cuts a caption at 2,200 characters and shows 125; hashtags of more than 30 are unreadable. */
export const SOCIAL_LIMITS = {
  caption: 2200,
  captionLead: 125,
  shortDescription: 160,
  facebook: 1200,
  hashtagsFrom: 3,
  hashtagsTo: 5,
  hashtagLength: 30,
} as const;

export const countWords = (text: string): number => text.split(/\s+/).filter((w) => /[\p{L}\p{N}]/u.test(w)).length;
