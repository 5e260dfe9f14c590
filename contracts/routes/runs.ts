import { z } from 'zod';
import { ServiceRun } from '../entities/run.ts';
import { route } from '../route.ts';
import { Operations } from '../scene.ts';
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

/** Camera, room and furniture plan in metres; domain/scene has the exact shape and both sides read it with that. */
const SceneData = z.record(z.string(), z.unknown());

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
  saveMusic: route({
    method: 'PUT',
    path: '/api/projects/:id/music',
    summary:
      'Keeps a music file (MP3, M4A, WAV, OGG or FLAC body) for the films of this listing, in place of the one before',
    access: 'user',
    params: ProjectId,
    carriage: 'sound',
    replies: { 204: z.void() },
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
  returnCredits: route({
    method: 'POST',
    path: '/api/projects/:id/media-assets/:assetId/return-credits',
    summary: 'Restage or no pay: the credits of a staged photo that was restaged and still is not right come back once',
    access: 'user',
    params: AssetId,
    replies: { 200: z.object({ creditsReturned: z.number() }) },
  }),
  getScene: route({
    method: 'GET',
    path: '/api/projects/:id/media-assets/:assetId/scene',
    summary: 'The scene of a staged result: camera, room and furniture in metres',
    access: 'user',
    params: AssetId,
    replies: { 200: z.object({ scene: SceneData }) },
  }),
  editScene: route({
    method: 'POST',
    path: '/api/projects/:id/media-assets/:assetId/scene',
    summary: 'Previews edits of a staged scene at 800 px, uncounted; with apply, renders them as a free revision',
    access: 'user',
    params: AssetId,
    body: z.strictObject({ operations: Operations, apply: z.boolean().default(false) }),
    replies: {
      200: z.object({
        previewPath: z.string(),
        scene: SceneData,
        /** One sentence for each operation that could not be done. */
        refused: z.array(z.string()),
      }),
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
    body: z.strictObject({
      message: z.string().trim().min(1).max(2000),
      /** The run of this result whose version the page still waits for: done by now, its version is what is meant. */
      after: z.string().optional(),
    }),
    replies: { 200: z.object({ messages: z.array(ChatMessage), serviceRun: ServiceRun.nullable() }) },
  }),
};
