import { sql } from 'drizzle-orm';
import { EVENT_PHOTOS_UPDATE, EVENT_RUN_UPDATE, type ServiceRunUpdate } from '#contracts/events.ts';
import type { Db } from '#server/platform/db.ts';
import { liveEvents } from './tables.ts';

export const LIVE_CHANNEL = 'portico_live';

/** Inside the transaction that makes it true: the stream never announces what did not happen. */
export const announceRun = (tx: Db, projectId: string, update: ServiceRunUpdate): Promise<void> =>
  announce(tx, projectId, EVENT_RUN_UPDATE, update);

/** Something about the listing's photos is known that was not known before. */
export const announcePhotos = (tx: Db, projectId: string): Promise<void> =>
  announce(tx, projectId, EVENT_PHOTOS_UPDATE, {});

const announce = async (tx: Db, projectId: string, name: string, data: Record<string, unknown>): Promise<void> => {
  await tx.insert(liveEvents).values({ projectId, name, data });
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${projectId})`);
};
