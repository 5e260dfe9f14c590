import { z } from 'zod';
import { ContentDraft, DraftVersion, FactSheet, GuardFinding, GuardReceipt } from '../entities/draft.ts';
import { Share, SharedListing, ShareInclude } from '../entities/share.ts';
import { route } from '../route.ts';
import { ProjectId } from './listings.ts';

const DraftId = ProjectId.extend({ draftId: z.string() });

/** Fields of the feedback dialog; the form in the browser uses the same schema. */
export const FeedbackForm = z.strictObject({
  type: z.enum(['bug', 'feature_request', 'general', 'other']).default('general'),
  message: z
    .string()
    .trim()
    .min(10, 'Message must be at least 10 characters')
    .max(5000, 'Message must be at most 5000 characters'),
  email: z.union([z.literal(''), z.email('Invalid email address')]).optional(),
});

const FactIds = z.array(z.string().max(200)).max(300);

export const publishRoutes = {
  getFacts: route({
    method: 'GET',
    path: '/api/projects/:id/facts',
    summary: 'What the copy of a listing may rest on, each fact with its source',
    access: 'user',
    params: ProjectId,
    replies: { 200: FactSheet },
  }),
  saveFacts: route({
    method: 'PUT',
    path: '/api/projects/:id/facts',
    summary: "Keeps the agent's notes and what the person confirmed or rejected",
    access: 'user',
    params: ProjectId,
    body: z.strictObject({
      notes: z.string().max(5000).nullish(),
      confirmed: FactIds.optional(),
      rejected: FactIds.optional(),
    }),
    replies: { 200: FactSheet },
  }),
  saveDraft: route({
    method: 'PUT',
    path: '/api/projects/:id/drafts/:draftId',
    summary: 'Makes the next version of a draft',
    access: 'user',
    params: DraftId,
    body: z.strictObject({ content: z.string().min(1).max(50_000) }),
    replies: { 200: ContentDraft },
  }),
  draftVersions: route({
    method: 'GET',
    path: '/api/projects/:id/drafts/:draftId/versions',
    summary: 'All versions of a draft, newest first',
    access: 'user',
    params: DraftId,
    replies: { 200: z.array(DraftVersion) },
  }),
  overrideFinding: route({
    method: 'POST',
    path: '/api/projects/:id/drafts/:draftId/overrides',
    summary: 'Keeps a blocked phrase with a stated reason; the receipt is kept',
    access: 'user',
    params: DraftId,
    body: z.strictObject({
      findingId: z.string().min(1).max(200),
      /** The words that are kept; the receipt is for them and no others. */
      text: z.string().min(1).max(500).optional(),
      reason: z.string().trim().min(10).max(1000),
    }),
    replies: { 201: GuardReceipt },
  }),
  listOverrides: route({
    method: 'GET',
    path: '/api/projects/:id/drafts/:draftId/overrides',
    summary: 'The receipts of a draft, newest first',
    access: 'user',
    params: DraftId,
    replies: { 200: z.array(GuardReceipt) },
  }),
  checkCopy: route({
    method: 'POST',
    path: '/api/copy/check',
    summary: 'Fair Housing and MLS findings for a text',
    access: 'user',
    body: z.strictObject({
      text: z.string().max(50_000),
      kind: z.enum(['remarks', 'portal', 'social', 'hashtag', 'caption', 'title', 'notes']),
      mlsId: z.string().max(60).nullish(),
      /** Whether staged, cleared or dusk photos go with the text: the remarks must then say so. */
      alteredPhotos: z.boolean().optional(),
    }),
    replies: { 200: z.object({ findings: z.array(GuardFinding) }) },
  }),
  checkPublishing: route({
    method: 'GET',
    path: '/api/projects/:id/publishing',
    summary: 'Whether the words of a listing may leave the house: refused while a block stands without a reason',
    access: 'user',
    params: ProjectId,
    replies: { 204: z.void() },
  }),
  createShare: route({
    method: 'POST',
    path: '/api/projects/:id/shares',
    summary: 'Makes a public link',
    access: 'user',
    params: ProjectId,
    body: z.strictObject({
      expiresInDays: z.number().int().min(1).max(365).default(30),
      include: ShareInclude.default({ photos: true, videos: true, copy: true }),
    }),
    replies: { 201: Share },
  }),
  listShares: route({
    method: 'GET',
    path: '/api/projects/:id/shares',
    summary: "The listing's links with their views",
    access: 'user',
    params: ProjectId,
    replies: { 200: z.array(Share) },
  }),
  revokeShare: route({
    method: 'DELETE',
    path: '/api/shares/:shareId',
    summary: 'Withdraws a link at once',
    access: 'user',
    params: z.object({ shareId: z.string() }),
    replies: { 204: z.void() },
  }),
  openShare: route({
    method: 'GET',
    path: '/api/share/:token',
    summary: 'What a link shows, for anyone who has it',
    access: 'public',
    params: z.object({ token: z.string() }),
    replies: { 200: SharedListing },
  }),
  sendFeedback: route({
    method: 'POST',
    path: '/api/feedback',
    summary: 'Feedback from the dashboard',
    access: 'user',
    body: FeedbackForm,
    replies: { 201: z.object({ id: z.string() }) },
  }),
};
