import type { Db } from '#server/platform/db.ts';
import { expireCredits } from './move-credits.ts';
import { usersWithLapsed } from './store.ts';

/** Writes off what has lapsed. Balances are right without it, since they ask the clock; the ledger says so only now. */
export const sweepCredits = async (db: Db, now: Date): Promise<number> => {
  const users = await usersWithLapsed(db, now);
  for (const userId of users) await db.transaction((tx) => expireCredits(tx, userId, now));
  return users.length;
};
