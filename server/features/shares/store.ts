import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { projects } from '#server/features/listings/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { shareLinks } from './tables.ts';

export type ShareRow = typeof shareLinks.$inferSelect;

export const insertShare = async (db: Db, share: typeof shareLinks.$inferInsert): Promise<ShareRow> => {
  const [row] = await db.insert(shareLinks).values(share).returning();
  if (!row) throw new Error('the link was not written');
  return row;
};

export const listShares = (db: Db, projectId: string): Promise<ShareRow[]> =>
  db.select().from(shareLinks).where(eq(shareLinks.projectId, projectId)).orderBy(desc(shareLinks.createdAt));

/** Withdraws a link of this person's. false when there is none. */
export const revokeShare = async (db: Db, userId: string, shareId: string, now: Date): Promise<boolean> => {
  const [row] = await db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .innerJoin(projects, eq(projects.id, shareLinks.projectId))
    .where(and(eq(shareLinks.id, shareId), eq(projects.userId, userId)));
  if (!row) return false;
  await db.update(shareLinks).set({ revokedAt: now }).where(eq(shareLinks.id, row.id));
  return true;
};

export const findByToken = async (db: Db, token: string): Promise<ShareRow | null> => {
  const [row] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
  return row ?? null;
};

/** A link that still opens. */
export const findOpenShare = async (db: Db, token: string, now: Date): Promise<ShareRow | null> => {
  const open = and(eq(shareLinks.token, token), isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now));
  return (await db.select().from(shareLinks).where(open))[0] ?? null;
};

export const countView = async (db: Db, id: string): Promise<void> => {
  await db
    .update(shareLinks)
    .set({ views: sql`${shareLinks.views} + 1` })
    .where(eq(shareLinks.id, id));
};
