import { and, eq } from 'drizzle-orm';
import type { Bucket, BucketKind, Entry, EntryKind, Slice } from '#domain/credits/ledger.ts';
import type { Db } from '#server/platform/db.ts';
import { newId } from '#server/platform/new-id.ts';
import { creditAccounts, creditBuckets, creditEntries } from './tables.ts';

/** Serialises everything that moves a person's credits until the transaction ends. */
export const lockAccount = async (tx: Db, userId: string): Promise<void> => {
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  await tx.select().from(creditAccounts).where(eq(creditAccounts.userId, userId)).for('update');
};

export const readLedger = async (
  db: Db,
  userId: string,
): Promise<{ buckets: Bucket[]; entries: (Entry & { at: Date })[] }> => {
  const buckets = await db.select().from(creditBuckets).where(eq(creditBuckets.userId, userId));
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
  return { buckets, entries };
};

export const hasSource = async (db: Db, userId: string, source: string): Promise<boolean> => {
  const rows = await db
    .select({ id: creditBuckets.id })
    .from(creditBuckets)
    .where(and(eq(creditBuckets.userId, userId), eq(creditBuckets.source, source)));
  return rows.length > 0;
};

export const addBucket = async (
  tx: Db,
  bucket: { userId: string; kind: BucketKind; source: string; expiresAt: Date | null; grantedAt: Date },
): Promise<string> => {
  const id = newId();
  await tx.insert(creditBuckets).values({ id, ...bucket });
  return id;
};

export const addEntries = async (
  tx: Db,
  userId: string,
  kind: EntryKind,
  slices: readonly Slice[],
  runId: string | null,
  at: Date,
): Promise<void> => {
  if (slices.length === 0) return;
  await tx.insert(creditEntries).values(slices.map((s) => ({ id: newId(), userId, kind, runId, at, ...s })));
};
