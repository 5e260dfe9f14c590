import type { Db } from '#server/platform/db.ts';
import type { JobQueue } from '#server/platform/ports.ts';
import { sendToQueue } from './start-run.ts';
import { unfinishedRuns } from './store.ts';

/**
 * At boot of the only process (embedded database) and after a restore: every unfinished run gets a job at once, without waiting for
 * the queue to notice that the old worker is gone. A run whose job still waits gets no second one (the key), and a run that two
 * jobs bring ends once all the same.
 */
export const recoverRuns = async (db: Db, queue: JobQueue): Promise<number> => {
  const runs = await unfinishedRuns(db);
  for (const run of runs) await sendToQueue(db, queue, run);
  return runs.length;
};
