import type { Db } from '#server/platform/db.ts';
import type { JobQueue } from '#server/platform/ports.ts';
import { sendToQueue } from './start-run.ts';
import { unfinishedRuns } from './store.ts';

/**
 * At boot: every unfinished run has a job. The queue keeps jobs itself; this is for a restored backup, whose queue is empty.
 * The run's id is the job's key, so a run that still has its job waiting gets no second one.
 */
export const recoverRuns = async (db: Db, queue: JobQueue): Promise<number> => {
  const runs = await unfinishedRuns(db);
  for (const run of runs) await sendToQueue(db, queue, run);
  return runs.length;
};
