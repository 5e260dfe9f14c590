import { z } from 'zod';

export const ContentType = z.enum(['listing_description', 'social_media_pack']);
export type ContentType = z.infer<typeof ContentType>;

export const ContentDraft = z.object({
  id: z.string(),
  contentType: ContentType,
  title: z.string(),
  /** JSON as a string; raw text when it does not parse. */
  content: z.string(),
  version: z.number(),
  sourceServiceRunId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ContentDraft = z.infer<typeof ContentDraft>;

export const DraftVersion = z.object({
  version: z.number(),
  content: z.string(),
  author: z.enum(['writer', 'model', 'person']),
  createdAt: z.string(),
});
export type DraftVersion = z.infer<typeof DraftVersion>;

export const ListingDescription = z.looseObject({
  description: z.string(),
  features: z.array(z.string()),
  wordCount: z.number(),
});
export type ListingDescription = z.infer<typeof ListingDescription>;

export const SocialPack = z.looseObject({
  instagramCaption: z.string(),
  facebookPost: z.string(),
  shortDescription: z.string(),
  /** Without the # symbol. */
  hashtags: z.array(z.string()),
});
export type SocialPack = z.infer<typeof SocialPack>;

/** One thing that is known of a listing, where it comes from, and whether the copy may use it. */
export const ListingFact = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['field', 'photo', 'result', 'notes', 'style']),
  /** The agent's own words, where the fact comes from the notes. */
  quote: z.string().nullable(),
  /** stated: used. proposed: used only once a person confirms it. rejected: never used. */
  status: z.enum(['stated', 'proposed', 'confirmed', 'rejected']),
});
export type ListingFact = z.infer<typeof ListingFact>;

export const FactSheet = z.object({
  notes: z.string().nullable(),
  facts: z.array(ListingFact),
  /** What was left out of the notes, and why. */
  refused: z.array(z.object({ text: z.string(), reason: z.string() })),
});
export type FactSheet = z.infer<typeof FactSheet>;

export const GuardFinding = z.looseObject({
  id: z.string(),
  ruleId: z.string(),
  severity: z.enum(['block', 'warn', 'advise']),
  start: z.number(),
  end: z.number(),
  text: z.string(),
  explanation: z.string(),
  replacement: z.string().nullable(),
  source: z.string(),
});
export type GuardFinding = z.infer<typeof GuardFinding>;

/** A blocked phrase that somebody kept, and why. */
export const GuardReceipt = z.object({
  id: z.string(),
  findingId: z.string(),
  text: z.string().nullable(),
  reason: z.string(),
  createdAt: z.string(),
});
export type GuardReceipt = z.infer<typeof GuardReceipt>;
