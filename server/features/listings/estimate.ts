import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { minutesUntilDone } from '#domain/runs/estimate.ts';
import { serviceRuns } from '#server/features/runs/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { ProjectCard } from './store.ts';

/** Pace is what the machine does now: the last runs count, not those of its first day. */
const RECENT = 100;

/** Minutes until each of these listings is through, for those that wait. Nothing is asked when none does. */
export const estimateMinutes = async (db: Db, cards: readonly ProjectCard[]): Promise<Map<string, number | null>> => {
  const waiting = cards.filter((card) => card.runningCount > 0).map((card) => card.project.id);
  if (waiting.length === 0) return new Map();
  const { projectId, serviceType, progress, status, startedAt, finishedAt, createdAt } = serviceRuns;
  const queue = await db
    .select({ projectId, serviceType, progress })
    .from(serviceRuns)
    .where(inArray(status, ['pending', 'processing']))
    .orderBy(asc(createdAt));
  const recent = await db
    .select({ serviceType, seconds: sql<number>`extract(epoch from ${finishedAt} - ${startedAt})::float8` })
    .from(serviceRuns)
    .where(and(eq(status, 'completed'), isNotNull(startedAt), isNotNull(finishedAt)))
    .orderBy(desc(finishedAt))
    .limit(RECENT);
  const paces = new Map(
    [...Map.groupBy(recent, (run) => run.serviceType)].map(([service, runs]) => [
      service,
      runs.reduce((sum, run) => sum + run.seconds, 0) / runs.length,
    ]),
  );
  return new Map(waiting.map((id) => [id, minutesUntilDone(queue, paces, id)]));
};
