import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { contentDrafts } from './tables.ts';

export type DraftRow = typeof contentDrafts.$inferSelect;

export const listDrafts = (db: Db, projectId: string): Promise<DraftRow[]> =>
  db.select().from(contentDrafts).where(eq(contentDrafts.projectId, projectId)).orderBy(asc(contentDrafts.createdAt));
