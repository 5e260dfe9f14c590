import { z } from 'zod';
import { ServiceRun } from '../entities/run.ts';
import { route } from '../route.ts';
import { ServiceType } from '../services.ts';
import { ProjectId } from './listings.ts';
import { AssetId } from './photos.ts';

const RunReply = z.object({ serviceRun: ServiceRun });

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['person', 'portico']),
  text: z.string(),
  serviceRunId: z.string().nullable(),
  createdAt: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const Operation = z.looseObject({ op: z.enum(['move', 'turn', 'swap', 'recolour', 'remove', 'add', 'variant']) });

export const runRoutes = {
  startService: route({
    method: 'POST',
    path: '/api/projects/:id/services',
    summary: 'Starts a service; parameters are checked by the service itself',
    access: 'user',
    params: ProjectId,
    body: z.strictObject({
      serviceType: ServiceType,
      creditCost: z.number().optional(),
      parameters: z.record(z.string(), z.unknown()).default({}),
      mediaAssetId: z.string().nullish(),
    }),
    replies: { 202: RunReply },
  }),
  cancelRun: route({
    method: 'POST',
    path: '/api/projects/:id/service-runs/:runId/cancel',
    summary: 'Cancels a run; its credits are released',
    access: 'user',
    params: ProjectId.extend({ runId: z.string() }),
    replies: { 202: RunReply },
  }),
  regenerate: route({
    method: 'POST',
    path: '/api/projects/:id/media-assets/:assetId/regenerate',
    summary: 'Makes another version of a result: a free revision',
    access: 'user',
    params: AssetId,
    body: z.strictObject({ parameters: z.record(z.string(), z.unknown()).optional() }).nullish(),
    replies: { 202: RunReply },
  }),
  editScene: route({
    method: 'POST',
    path: '/api/projects/:id/media-assets/:assetId/scene',
    summary: 'Previews or, with apply, renders edits of a staged scene',
    access: 'user',
    params: AssetId,
    body: z.strictObject({ operations: z.array(Operation).max(100), apply: z.boolean().default(false) }),
    replies: {
      200: z.object({ previewPath: z.string(), scene: z.record(z.string(), z.unknown()) }),
      202: RunReply,
    },
  }),
  getChat: route({
    method: 'GET',
    path: '/api/projects/:id/media-assets/:assetId/chat',
    summary: 'The conversation about a result',
    access: 'user',
    params: AssetId,
    replies: { 200: z.object({ messages: z.array(ChatMessage) }) },
  }),
  postChat: route({
    method: 'POST',
    path: '/api/projects/:id/media-assets/:assetId/chat',
    summary: 'A message; one that edits starts a revision',
    access: 'user',
    params: AssetId,
    body: z.strictObject({ message: z.string().trim().min(1).max(2000) }),
    replies: { 200: z.object({ messages: z.array(ChatMessage), serviceRun: ServiceRun.nullable() }) },
  }),
};
