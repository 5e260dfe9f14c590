import { Refusal } from '#contracts/problems.ts';
import { requireProject } from '#server/features/listings/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { failRun } from './end-run.ts';
import { findRun, type RunRow } from './store.ts';

/** The worker learns of it at its next progress and stops; a run that has ended stays as it is. */
export const cancelRun = async (db: Db, actor: Actor, projectId: string, runId: string, now: Date): Promise<RunRow> => {
  const project = await requireProject(db, actor, projectId);
  const run = await findRun(db, project.id, runId);
  if (!run) throw new Refusal('not-found');
  const done = await failRun(
    db,
    run.id,
    { code: 'cancelled', message: 'You cancelled this run. No credits were used.' },
    now,
  );
  if (!done) throw new Refusal('already-done', 'This run has already ended.');
  return (await findRun(db, project.id, runId)) ?? run;
};
