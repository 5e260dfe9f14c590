import { and, eq, gt, gte, like, lte, sql } from 'drizzle-orm';
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

export const countSources = async (db: Db, userId: string, prefix: string, since: Date): Promise<number> => {
  const named = and(
    eq(creditBuckets.userId, userId),
    like(creditBuckets.source, `${prefix}%`),
    gte(creditBuckets.grantedAt, since),
  );
  return (await db.select({ id: creditBuckets.id }).from(creditBuckets).where(named)).length;
};

export const addBucket = async (
  tx: Db,
  bucket: { userId: string; kind: BucketKind; source: string; expiresAt: Date | null; grantedAt: Date },
): Promise<string> => {
  const id = newId();
  await tx.insert(creditBuckets).values({ id, ...bucket });
  return id;
};

/** Buckets of a kind that would hold longer end at `at`. */
export const closeBuckets = async (tx: Db, userId: string, kind: BucketKind, at: Date): Promise<void> => {
  await tx
    .update(creditBuckets)
    .set({ expiresAt: at })
    .where(and(eq(creditBuckets.userId, userId), eq(creditBuckets.kind, kind), gt(creditBuckets.expiresAt, at)));
};

/** Whose credits have outlived their bucket. */
export const usersWithLapsed = async (db: Db, now: Date): Promise<string[]> => {
  const left = sql<number>`sum(case ${creditEntries.kind}
    when 'grant' then ${creditEntries.amount} when 'release' then ${creditEntries.amount}
    when 'reserve' then -${creditEntries.amount} when 'expire' then -${creditEntries.amount} else 0 end)`;
  const rows = await db
    .select({ userId: creditBuckets.userId })
    .from(creditBuckets)
    .innerJoin(creditEntries, eq(creditEntries.bucketId, creditBuckets.id))
    .where(lte(creditBuckets.expiresAt, now))
    .groupBy(creditBuckets.id, creditBuckets.userId)
    .having(gt(left, 0));
  return [...new Set(rows.map((row) => row.userId))];
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
