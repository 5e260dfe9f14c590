import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database, Db } from '#server/platform/db.ts';
import { LIVE_CHANNEL } from './announce.ts';
import { liveEvents } from './tables.ts';

export type LiveEvent = typeof liveEvents.$inferSelect;
export type LiveHub = {
  /** Calls `wake` whenever the listing has news; read them with eventsAfter. */
  subscribe(projectId: string, wake: () => void): () => void;
  close(): Promise<void>;
};

/** One LISTEN for the process, fanned out to its streams. */
export const openLiveHub = async (database: Database): Promise<LiveHub> => {
  const wakers = new Map<string, Set<() => void>>();
  const stop = await database.listen(LIVE_CHANNEL, (projectId) => {
    for (const wake of wakers.get(projectId) ?? []) wake();
  });
  return {
    subscribe: (projectId, wake) => {
      const set = wakers.get(projectId) ?? new Set();
      wakers.set(projectId, set.add(wake));
      return () => {
        set.delete(wake);
        if (set.size === 0) wakers.delete(projectId);
      };
    },
    close: stop,
  };
};

export const eventsAfter = (db: Db, projectId: string, id: number): Promise<LiveEvent[]> =>
  db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.projectId, projectId), gt(liveEvents.id, id)))
    .orderBy(asc(liveEvents.id))
    .limit(500);

export const newestEventId = async (db: Db, projectId: string): Promise<number> => {
  const [row] = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(eq(liveEvents.projectId, projectId))
    .orderBy(desc(liveEvents.id))
    .limit(1);
  return row?.id ?? 0;
};

const DAY = 86_400_000;
export const forgetOldEvents = async (db: Db, now: Date): Promise<void> => {
  await db.delete(liveEvents).where(lt(liveEvents.at, new Date(now.getTime() - DAY)));
};
