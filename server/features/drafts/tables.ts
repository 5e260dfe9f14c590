import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContentType } from '#contracts/entities/draft.ts';
import { projects } from '#server/features/listings/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const contentDrafts = pgTable(
  'content_drafts',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contentType: text('content_type').$type<ContentType>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    version: integer('version').notNull().default(1),
    sourceServiceRunId: text('source_service_run_id'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('content_drafts_type').on(t.projectId, t.contentType)],
);

export const draftVersions = pgTable(
  'draft_versions',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => contentDrafts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: text('content').notNull(),
    author: text('author').$type<'writer' | 'model' | 'person'>().notNull(),
    sourceServiceRunId: text('source_service_run_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('draft_versions_number').on(t.draftId, t.version),
    uniqueIndex('draft_versions_run').on(t.draftId, t.sourceServiceRunId),
  ],
);

/** The receipt of a blocked phrase that somebody kept, with the reason. */
export const guardOverrides = pgTable(
  'guard_overrides',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => contentDrafts.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    findingId: text('finding_id').notNull(),
    reason: text('reason').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('guard_overrides_draft').on(t.draftId)],
);
