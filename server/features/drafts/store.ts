import { and, asc, desc, eq } from 'drizzle-orm';
import type { ContentType } from '#contracts/entities/draft.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import { contentDrafts, draftVersions, guardOverrides } from './tables.ts';

export type DraftRow = typeof contentDrafts.$inferSelect;
export type VersionRow = typeof draftVersions.$inferSelect;
export type OverrideRow = typeof guardOverrides.$inferSelect;

export const listDrafts = (db: Db, projectId: string): Promise<DraftRow[]> =>
  db.select().from(contentDrafts).where(eq(contentDrafts.projectId, projectId)).orderBy(asc(contentDrafts.createdAt));

export const findDraft = async (db: Db, projectId: string, draftId: string): Promise<DraftRow | null> => {
  const wanted = and(eq(contentDrafts.id, draftId), eq(contentDrafts.projectId, projectId));
  return (await db.select().from(contentDrafts).where(wanted))[0] ?? null;
};

/** The draft of a kind, locked until the transaction ends. */
export const lockDraft = async (tx: Db, projectId: string, contentType: ContentType): Promise<DraftRow | null> => {
  const wanted = and(eq(contentDrafts.projectId, projectId), eq(contentDrafts.contentType, contentType));
  return (await tx.select().from(contentDrafts).where(wanted).for('update'))[0] ?? null;
};

export const latestVersion = async (db: Db, projectId: string, contentType: ContentType): Promise<number> => {
  const wanted = and(eq(contentDrafts.projectId, projectId), eq(contentDrafts.contentType, contentType));
  return (await db.select().from(contentDrafts).where(wanted))[0]?.version ?? 0;
};

export const insertDraft = async (tx: Db, draft: typeof contentDrafts.$inferInsert): Promise<DraftRow> => {
  const [row] = await tx.insert(contentDrafts).values(draft).returning();
  if (!row) throw new Error('the draft was not written');
  return row;
};

export const changeDraft = async (
  tx: Db,
  id: string,
  change: Partial<typeof contentDrafts.$inferInsert>,
): Promise<DraftRow> => {
  const [row] = await tx.update(contentDrafts).set(change).where(eq(contentDrafts.id, id)).returning();
  if (!row) throw new Error('the draft is gone');
  return row;
};

export const insertVersion = async (tx: Db, version: Omit<typeof draftVersions.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(draftVersions).values({ id: newId(), ...version });
};

export const listVersions = (db: Db, draftId: string): Promise<VersionRow[]> =>
  db.select().from(draftVersions).where(eq(draftVersions.draftId, draftId)).orderBy(desc(draftVersions.version));

export const listOverrides = (db: Db, draftId: string): Promise<OverrideRow[]> =>
  db.select().from(guardOverrides).where(eq(guardOverrides.draftId, draftId)).orderBy(desc(guardOverrides.createdAt));

export const insertOverride = async (db: Db, override: Omit<typeof guardOverrides.$inferInsert, 'id'>) => {
  const [row] = await db
    .insert(guardOverrides)
    .values({ id: newId(), ...override })
    .returning();
  if (!row) throw new Error('the override was not written');
  return row;
};
