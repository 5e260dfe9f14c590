import { sql } from 'drizzle-orm';
import { EVENT_RUN_UPDATE, type ServiceRunUpdate } from '#contracts/events.ts';
import type { Db } from '#server/platform/db.ts';
import { liveEvents } from './tables.ts';

export const LIVE_CHANNEL = 'portico_live';

/** Inside the transaction that makes it true: the stream never announces what did not happen. */
export const announceRun = async (tx: Db, projectId: string, update: ServiceRunUpdate): Promise<void> => {
  await tx.insert(liveEvents).values({ projectId, name: EVENT_RUN_UPDATE, data: update });
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${projectId})`);
};
