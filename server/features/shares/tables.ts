import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from '#server/features/listings/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const shareLinks = pgTable(
  'share_links',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    include: jsonb('include').$type<{ photos: boolean; videos: boolean; copy: boolean }>().notNull(),
    views: integer('views').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('share_links_project').on(t.projectId)],
);
