import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PhotoFlag } from '#contracts/entities/photo.ts';
import type { PhotoSubject, ServiceType } from '#contracts/services.ts';
import { projects } from '#server/features/listings/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Photos and results alike. `key` is the picture that screens and engines read; results are lossless masters. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    key: text('key').notNull(),
    contentType: text('content_type').notNull(),
    /** The untouched upload, beside the normalised copy. */
    uploadKey: text('upload_key'),
    uploadSha256: text('upload_sha256'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    preview: text('preview'),
    focalLength35: doublePrecision('focal_length_35'),
    roomType: text('room_type').$type<PhotoSubject>(),
    roomTypeGuess: text('room_type_guess').$type<PhotoSubject>(),
    guessConfidence: doublePrecision('guess_confidence'),
    perceptualHash: text('perceptual_hash'),
    flags: jsonb('flags').$type<PhotoFlag[]>().notNull().default([]),
    isArchived: boolean('is_archived').notNull().default(false),
    isProcessedResult: boolean('is_processed_result').notNull().default(false),
    processingType: text('processing_type').$type<ServiceType>(),
    sourceServiceRunId: text('source_service_run_id'),
    sourceMediaAssetId: text('source_media_asset_id'),
    maskKey: text('mask_key'),
    /** Where an upload stands among those of its listing. Results have none: they follow, as they were made. */
    position: integer('position').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('media_assets_order').on(t.projectId, t.isProcessedResult, t.position, t.createdAt),
    // A job may run twice; a run gives a source photo one result.
    uniqueIndex('media_assets_result').on(t.sourceServiceRunId, t.sourceMediaAssetId),
    index('media_assets_key').on(t.key),
  ],
);

/** Photos as they were chosen, then results as they were made; the first is the listing's cover. */
export const photoOrder = [
  mediaAssets.isProcessedResult,
  mediaAssets.position,
  mediaAssets.createdAt,
  mediaAssets.id,
] as const;

export const photoMasks = pgTable(
  'photo_masks',
  {
    id: text('id').primaryKey(),
    assetId: text('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'clear' | 'sky' | 'windows' | 'floor'>().notNull(),
    key: text('key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('photo_masks_kind').on(t.assetId, t.kind)],
);
