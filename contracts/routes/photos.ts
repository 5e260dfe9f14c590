import { z } from 'zod';
import { MediaAsset, UploadReply } from '../entities/photo.ts';
import { route } from '../route.ts';
import { PhotoSubject } from '../services.ts';
import { ProjectId } from './listings.ts';

export const AssetId = z.object({ id: z.string(), assetId: z.string() });
const MaskId = AssetId.extend({ kind: z.enum(['clear', 'sky', 'windows', 'floor']) });

export const photoRoutes = {
  uploadPhotos: route({
    method: 'POST',
    path: '/api/projects/:id/assets',
    summary: "Uploads photos: multipart, 'images' several or 'file' single, at most 20 files of 10 MB",
    access: 'user',
    params: ProjectId,
    /** Where the first of them stands among the listing's photos: uploads side by side end in any order. */
    query: z.object({ position: z.coerce.number().int().min(0).max(1_000_000).optional() }),
    carriage: 'multipart',
    replies: { 201: UploadReply },
  }),
  addSamplePhotos: route({
    method: 'POST',
    path: '/api/projects/:id/assets/samples',
    summary: 'Adds the photos of the sample listing',
    access: 'user',
    params: ProjectId,
    replies: { 201: UploadReply },
  }),
  updatePhoto: route({
    method: 'PUT',
    path: '/api/projects/:id/media/:assetId',
    summary: 'Renames a photo or corrects its room type',
    access: 'user',
    params: AssetId,
    body: z
      .strictObject({ fileName: z.string().trim().min(1).max(200).optional(), roomType: PhotoSubject.nullish() })
      .refine((b) => b.fileName !== undefined || b.roomType !== undefined, 'Required'),
    replies: { 200: MediaAsset },
  }),
  archivePhoto: route({
    method: 'POST',
    path: '/api/projects/:id/media/:assetId/archive',
    summary: 'Deletes a photo: it is archived and hidden',
    access: 'user',
    params: AssetId,
    replies: { 204: z.void() },
  }),
  restorePhoto: route({
    method: 'POST',
    path: '/api/projects/:id/media/:assetId/restore',
    summary: 'Brings an archived photo back',
    access: 'user',
    params: AssetId,
    replies: { 204: z.void() },
  }),
  downloadPhoto: route({
    method: 'GET',
    path: '/api/projects/:id/media/:assetId/download',
    summary:
      'The photo as a JPEG to publish, with provenance metadata; label=true draws the disclosure on it; original=true gives the untouched upload',
    access: 'user',
    params: AssetId,
    query: z.object({ label: z.enum(['true', 'false']).optional(), original: z.enum(['true', 'false']).optional() }),
    answers: 'file',
  }),
  saveMask: route({
    method: 'PUT',
    path: '/api/projects/:id/media-assets/:assetId/masks/:kind',
    summary: "Stores a person's mask (PNG body)",
    access: 'user',
    params: MaskId,
    carriage: 'png',
    replies: { 204: z.void() },
  }),
  getMask: route({
    method: 'GET',
    path: '/api/projects/:id/media-assets/:assetId/masks/:kind',
    summary: "The person's mask, or the engine's proposal",
    access: 'user',
    params: MaskId,
    answers: 'file',
  }),
  getObject: route({
    method: 'GET',
    path: '/objects/*',
    summary: 'A stored file, for whoever may see it: Range, ETag, immutable; download=1 hands it over as an attachment',
    access: 'public',
    params: z.object({ '*': z.string() }),
    query: z.object({ download: z.string().optional(), share: z.string().max(200).optional() }),
    answers: 'file',
  }),
};
