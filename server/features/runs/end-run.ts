import type { RunFailure } from '#contracts/entities/run.ts';
import { captureCredits, releaseCredits } from '#server/features/credits/index.ts';
import { refreshStatus } from '#server/features/listings/index.ts';
import { announceRun } from '#server/features/live/index.ts';
import type { Db } from '#server/platform/db.ts';
import { lockRun, type RunRow, updateRun } from './store.ts';

const ended = (run: RunRow): boolean => run.status === 'completed' || run.status === 'failed';

export type Failure = {
  readonly code: RunFailure;
  readonly message: string;
  readonly question?: RunRow['question'];
  readonly proposal?: unknown;
};

/** Fails a run once: credits come back, the listing and the stream learn of it. false when it had ended already. */
export const failRun = (db: Db, runId: string, failure: Failure, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (!run || ended(run)) return false;
    await updateRun(tx, run.id, {
      status: 'failed',
      errorCode: failure.code,
      errorMessage: failure.message,
      question: failure.question ?? null,
      proposal: failure.proposal ?? null,
      finishedAt: now,
    });
    await releaseCredits(tx, run.userId, run.id, now);
    await refreshStatus(tx, run.projectId, now);
    await announceRun(tx, run.projectId, {
      serviceRunId: run.id,
      status: 'failed',
      error: failure.message,
      progress: run.progress,
    });
    return true;
  });

/** Completes a run once: `deliver` writes the asset or draft in the same transaction that captures the credits. */
export const completeRun = (
  db: Db,
  runId: string,
  result: { outputPath: string | null; report: Record<string, unknown> },
  deliver: (tx: Db, run: RunRow) => Promise<void>,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (!run || ended(run)) return false;
    await deliver(tx, run);
    await updateRun(tx, run.id, {
      status: 'completed',
      progress: 1,
      outputPath: result.outputPath,
      report: result.report,
      finishedAt: now,
    });
    await captureCredits(tx, run.userId, run.id, now);
    await refreshStatus(tx, run.projectId, now);
    await announceRun(tx, run.projectId, { serviceRunId: run.id, status: 'completed', error: null, progress: 1 });
    return true;
  });
