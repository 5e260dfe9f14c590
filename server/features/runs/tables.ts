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
import type { RunFailure, RunStatus } from '#contracts/entities/run.ts';
import type { ServiceType } from '#contracts/services.ts';
import { users } from '#server/features/accounts/tables.ts';
import { projects } from '#server/features/listings/tables.ts';
import { mediaAssets } from '#server/features/photos/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const serviceRuns = pgTable(
  'service_runs',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mediaAssetId: text('media_asset_id').references(() => mediaAssets.id, { onDelete: 'cascade' }),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    status: text('status').$type<RunStatus>().notNull(),
    progress: doublePrecision('progress').notNull().default(0),
    parameters: jsonb('parameters').$type<Record<string, unknown>>().notNull(),
    seed: integer('seed').notNull(),
    creditCost: integer('credit_cost').notNull(),
    isRevision: boolean('is_revision').notNull().default(false),
    /** The result that a revision starts from. */
    revisedAssetId: text('revised_asset_id'),
    idempotencyKey: text('idempotency_key'),
    outputPath: text('output_path'),
    errorCode: text('error_code').$type<RunFailure>(),
    errorMessage: text('error_message'),
    question: text('question').$type<'floor-corners' | 'sky-mask' | 'clear-mask'>(),
    proposal: jsonb('proposal').$type<unknown>(),
    report: jsonb('report').$type<Record<string, unknown>>(),
    createdAt: at('created_at').notNull().defaultNow(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
  },
  (t) => [
    index('service_runs_project').on(t.projectId, t.createdAt),
    index('service_runs_user').on(t.userId, t.createdAt),
    index('service_runs_status').on(t.status),
    uniqueIndex('service_runs_idempotency').on(t.userId, t.idempotencyKey),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    assetId: text('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    role: text('role').$type<'person' | 'portico'>().notNull(),
    text: text('text').notNull(),
    serviceRunId: text('service_run_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('chat_messages_asset').on(t.assetId, t.createdAt)],
);
