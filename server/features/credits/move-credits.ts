import { Refusal } from '#contracts/problems.ts';
import {
  type Balance,
  type BucketKind,
  balanceOf,
  heldBy,
  isSpendable,
  planExpire,
  planReserve,
  spentBy,
} from '#domain/credits/ledger.ts';
import type { Db } from '#server/platform/db.ts';
import { addBucket, addEntries, closeBuckets, countSources, hasSource, lockAccount, readLedger } from './store.ts';

/** All of these belong inside the caller's transaction; each is safe to call twice. */

export const grantCredits = async (
  tx: Db,
  grant: { userId: string; kind: BucketKind; amount: number; source: string; expiresAt: Date | null },
  now: Date,
  /** The run whose credits come back with it. */
  runId: string | null = null,
): Promise<void> => {
  await lockAccount(tx, grant.userId);
  if (await hasSource(tx, grant.userId, grant.source)) return;
  const { amount, ...bucket } = grant;
  const bucketId = await addBucket(tx, { ...bucket, grantedAt: now });
  await addEntries(tx, grant.userId, 'grant', [{ bucketId, amount }], runId, now);
};

const RETURNED = 'returned:';

/** What a run was paid with, again and once: as it was where its bucket still lives, for good where that has ended. 0: nothing to return. */
export const giveBackCredits = async (tx: Db, userId: string, runId: string, now: Date): Promise<number> => {
  await lockAccount(tx, userId);
  const { buckets, entries } = await readLedger(tx, userId);
  let sum = 0;
  for (const { bucketId, amount } of spentBy(runId, entries)) {
    const source = `${RETURNED}${runId}:${bucketId}`;
    if (await hasSource(tx, userId, source)) continue;
    const from = buckets.find(({ id }) => id === bucketId);
    const lives = from !== undefined && isSpendable(from, now);
    const terms = lives ? { kind: from.kind, expiresAt: from.expiresAt } : { kind: 'topUp' as const, expiresAt: null };
    await grantCredits(tx, { userId, ...terms, amount, source }, now, runId);
    sum += amount;
  }
  return sum;
};

export const countReturns = (db: Db, userId: string, since: Date): Promise<number> =>
  countSources(db, userId, RETURNED, since);

/** Sets credits aside for a run, or refuses. */
export const reserveCredits = async (tx: Db, userId: string, runId: string, cost: number, now: Date): Promise<void> => {
  await lockAccount(tx, userId);
  const { buckets, entries } = await readLedger(tx, userId);
  if (heldBy(runId, entries).length > 0) return;
  const slices = planReserve(buckets, entries, cost, now);
  if (!slices) throw new Refusal('out-of-credits', undefined, { requiresUpgrade: true });
  await addEntries(tx, userId, 'reserve', slices, runId, now);
};

/** The run has delivered: what it held is spent. */
export const captureCredits = async (tx: Db, userId: string, runId: string, now: Date): Promise<void> => {
  await lockAccount(tx, userId);
  const { entries } = await readLedger(tx, userId);
  await addEntries(tx, userId, 'capture', heldBy(runId, entries), runId, now);
};

/** The run has not delivered: what it held comes back, and lapses at once if its bucket's time is over. */
export const releaseCredits = async (tx: Db, userId: string, runId: string, now: Date): Promise<void> => {
  await lockAccount(tx, userId);
  const { entries } = await readLedger(tx, userId);
  await addEntries(tx, userId, 'release', heldBy(runId, entries), runId, now);
  await expireCredits(tx, userId, now);
};

export const expireCredits = async (tx: Db, userId: string, now: Date): Promise<void> => {
  await lockAccount(tx, userId);
  const { buckets, entries } = await readLedger(tx, userId);
  await addEntries(tx, userId, 'expire', planExpire(buckets, entries, now), null, now);
};

/** The cycle is over: what is left of its credits lapses now, and what runs still hold lapses if it comes back. */
export const endCycle = async (tx: Db, userId: string, now: Date): Promise<void> => {
  await lockAccount(tx, userId);
  await closeBuckets(tx, userId, 'cycle', now);
  await expireCredits(tx, userId, now);
};

export const readBalance = async (db: Db, userId: string, now: Date): Promise<Balance> => {
  const { buckets, entries } = await readLedger(db, userId);
  return balanceOf(buckets, entries, now);
};
