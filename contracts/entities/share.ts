import { z } from 'zod';
import { ServiceType } from '../services.ts';
import { ContentDraft } from './draft.ts';

export const ShareInclude = z.strictObject({
  photos: z.boolean().default(true),
  videos: z.boolean().default(true),
  copy: z.boolean().default(true),
});

export const Share = z.object({
  id: z.string(),
  token: z.string(),
  url: z.string(),
  include: z.object({ photos: z.boolean(), videos: z.boolean(), copy: z.boolean() }),
  views: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
});
export type Share = z.infer<typeof Share>;

const SharedPicture = z.object({
  id: z.string(),
  fileName: z.string(),
  path: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string().nullable(),
});

/** What a stranger with the link sees. Nothing here names the account. */
export const SharedListing = z.object({
  name: z.string(),
  address: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  originals: z.array(SharedPicture),
  altered: z.array(
    z.object({ before: SharedPicture, after: SharedPicture, serviceType: ServiceType, disclosure: z.string() }),
  ),
  videos: z.array(z.object({ id: z.string(), path: z.string(), posterPath: z.string().nullable() })),
  drafts: z.array(ContentDraft.pick({ id: true, contentType: true, title: true, content: true })),
  expiresAt: z.string(),
});
export type SharedListing = z.infer<typeof SharedListing>;
