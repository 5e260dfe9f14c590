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
