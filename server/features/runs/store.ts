import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { serviceRuns } from './tables.ts';

export type RunRow = typeof serviceRuns.$inferSelect;

export const listRuns = (db: Db, projectId: string): Promise<RunRow[]> =>
  db.select().from(serviceRuns).where(eq(serviceRuns.projectId, projectId)).orderBy(desc(serviceRuns.createdAt));

export const findRun = async (db: Db, projectId: string, id: string): Promise<RunRow | null> => {
  const [run] = await db
    .select()
    .from(serviceRuns)
    .where(and(eq(serviceRuns.id, id), eq(serviceRuns.projectId, projectId)));
  return run ?? null;
};

export const readRun = async (db: Db, id: string): Promise<RunRow | null> => {
  const [run] = await db.select().from(serviceRuns).where(eq(serviceRuns.id, id));
  return run ?? null;
};

/** Locks the run until the transaction ends, so that it ends once. */
export const lockRun = async (tx: Db, id: string): Promise<RunRow | null> => {
  const [run] = await tx.select().from(serviceRuns).where(eq(serviceRuns.id, id)).for('update');
  return run ?? null;
};

export const findByIdempotencyKey = async (db: Db, userId: string, key: string): Promise<RunRow | null> => {
  const [run] = await db
    .select()
    .from(serviceRuns)
    .where(and(eq(serviceRuns.userId, userId), eq(serviceRuns.idempotencyKey, key)));
  return run ?? null;
};

export const insertRun = async (tx: Db, run: typeof serviceRuns.$inferInsert): Promise<RunRow> => {
  const [row] = await tx.insert(serviceRuns).values(run).returning();
  if (!row) throw new Error('the run was not written');
  return row;
};

export const updateRun = async (
  db: Db,
  id: string,
  change: Partial<typeof serviceRuns.$inferInsert>,
): Promise<RunRow | null> => {
  const [row] = await db.update(serviceRuns).set(change).where(eq(serviceRuns.id, id)).returning();
  return row ?? null;
};

/** Progress counts only while the run still runs; null tells the worker that it was cancelled. */
export const updateProgress = async (db: Db, id: string, progress: number): Promise<RunRow | null> => {
  const [row] = await db
    .update(serviceRuns)
    .set({ progress })
    .where(and(eq(serviceRuns.id, id), eq(serviceRuns.status, 'processing')))
    .returning();
  return row ?? null;
};

export const unfinishedRuns = (db: Db): Promise<RunRow[]> =>
  db
    .select()
    .from(serviceRuns)
    .where(inArray(serviceRuns.status, ['pending', 'processing']))
    .orderBy(asc(serviceRuns.createdAt));

/** The newest version that is being made of a result. */
export const revisionUnderWay = async (db: Db, assetId: string): Promise<RunRow | null> => {
  const underWay = inArray(serviceRuns.status, ['pending', 'processing']);
  const [run] = await db
    .select()
    .from(serviceRuns)
    .where(and(eq(serviceRuns.revisedAssetId, assetId), underWay))
    .orderBy(desc(serviceRuns.createdAt))
    .limit(1);
  return run ?? null;
};

export const revisionsSince = (db: Db, userId: string, since: Date): Promise<{ createdAt: Date }[]> =>
  db
    .select({ createdAt: serviceRuns.createdAt })
    .from(serviceRuns)
    .where(and(eq(serviceRuns.userId, userId), eq(serviceRuns.isRevision, true), gte(serviceRuns.createdAt, since)));
