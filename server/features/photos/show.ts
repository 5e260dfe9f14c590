import type { MediaAsset } from '#contracts/entities/photo.ts';
import { derivativePath, objectPath, shownKey } from './storage-keys.ts';
import type { PhotoRow } from './store.ts';

/** The only way from a row to the wire. */
export const showPhoto = (row: PhotoRow): MediaAsset => ({
  id: row.id,
  fileName: row.fileName,
  originalPath: objectPath(shownKey(row.key)),
  roomType: row.roomType,
  roomTypeGuess: row.roomTypeGuess,
  confidence: row.guessConfidence,
  isArchived: row.isArchived,
  isProcessedResult: row.isProcessedResult,
  processingType: row.processingType,
  sourceServiceRunId: row.sourceServiceRunId,
  sourceMediaAssetId: row.sourceMediaAssetId,
  width: row.width,
  height: row.height,
  preview: row.preview,
  flags: row.flags,
  position: row.position,
  thumbnailPath: derivativePath(row.key, 'thumbnail'),
  mediumPath: derivativePath(row.key, 'medium'),
  largePath: derivativePath(row.key, 'large'),
  createdAt: row.createdAt.toISOString(),
});
