import { z } from 'zod';
import { PhotoSubject, ServiceType } from '../services.ts';

export const PhotoFlag = z.enum(['dark', 'blurred', 'tilted', 'small', 'near-duplicate']);
export type PhotoFlag = z.infer<typeof PhotoFlag>;

export const MediaAsset = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Always starts with /objects/. */
  originalPath: z.string(),
  roomType: PhotoSubject.nullable(),
  roomTypeGuess: PhotoSubject.nullable(),
  confidence: z.number().nullable(),
  isArchived: z.boolean(),
  isProcessedResult: z.boolean(),
  processingType: ServiceType.nullable(),
  sourceServiceRunId: z.string().nullable(),
  sourceMediaAssetId: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  /** A tiny blurred picture as a data URL, shown until the photo is there. */
  preview: z.string().nullable(),
  flags: z.array(PhotoFlag),
  /** Photos stand in this order; results follow as they were made. */
  position: z.number(),
  thumbnailPath: z.string(),
  mediumPath: z.string(),
  largePath: z.string(),
  createdAt: z.string(),
});
export type MediaAsset = z.infer<typeof MediaAsset>;

export const RejectedFile = z.object({ fileName: z.string(), code: z.string(), message: z.string() });
export type RejectedFile = z.infer<typeof RejectedFile>;

export const UploadReply = z.object({ assets: z.array(MediaAsset), rejected: z.array(RejectedFile) });
export type UploadReply = z.infer<typeof UploadReply>;
