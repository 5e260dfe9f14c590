import { secondsUntilRevision } from '#domain/runs/revisions.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { revisionsSince } from './store.ts';

const DAY = 86_400_000;

/** Seconds until a person may have another free version, 0 for now. */
export const revisionWait = async (tx: Db, actor: Actor, planId: string, now: Date): Promise<number> => {
  const earlier = await revisionsSince(tx, actor.id, new Date(now.getTime() - DAY));
  const times = earlier.map((run) => run.createdAt);
  return secondsUntilRevision(times, planId, now);
};
