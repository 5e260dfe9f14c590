import type { Db } from '#server/platform/db.ts';
import { readLedger } from './store.ts';

/** Credits reserved or captured from `since` on (those that came back do not count), and by calendar month. */
export const usedCredits = async (
  db: Db,
  userId: string,
  since: Date,
): Promise<{ total: number; byMonth: ReadonlyMap<string, number> }> => {
  const { entries } = await readLedger(db, userId);
  const byMonth = new Map<string, number>();
  let total = 0;
  const reservedAt = new Map(entries.filter((e) => e.kind === 'reserve').map((e) => [e.runId, e.at]));
  for (const e of entries) {
    if (e.runId === null || e.kind === 'capture') continue;
    // What comes back, released or granted again, is taken from the month in which it was set aside.
    const at = reservedAt.get(e.runId) ?? e.at;
    const amount = e.kind === 'reserve' ? e.amount : -e.amount;
    if (at >= since) total += amount;
    const month = `${at.getUTCFullYear()}-${at.getUTCMonth() + 1}`;
    byMonth.set(month, (byMonth.get(month) ?? 0) + amount);
  }
  return { total, byMonth };
};
