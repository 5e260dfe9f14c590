import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceRun } from '#server/features/live/index.ts';
import type { Db } from '#server/platform/db.ts';
import type { JobContext } from '#server/platform/ports.ts';
import { deliverResult } from './deliver-result.ts';
import { failRun } from './end-run.ts';
import { layOutTask } from './lay-out-task.ts';
import type { RunTools } from './run-tools.ts';
import { lockRun, type RunRow, updateProgress, updateRun } from './store.ts';

/** Told to a worker whose run was cancelled under its hands. */
class RunCancelled extends Error {}

const PROGRESS_EVERY_MS = 400;

/** One try at a run. It may be a second one: everything that lasts is written once, in the transaction that ends the run. */
export const performRun = async (tools: RunTools, runId: string, context: JobContext): Promise<void> => {
  const { db } = tools;
  const run = await begin(db, runId, tools.now());
  if (!run) return;
  const folder = await mkdtemp(join(tmpdir(), 'portico-run-'));
  const stopper = new AbortController();
  const signal = AbortSignal.any([context.signal, stopper.signal]);
  const progress = reportProgress(db, run, () => stopper.abort(new RunCancelled('cancelled')));
  try {
    const task = await layOutTask(tools, run, folder);
    const result = await tools.engines.run(task, progress.tell, signal);
    await progress.settle();
    if (result.outcome === 'ask') {
      const { question, proposal, reason } = result;
      await failRun(db, run.id, { code: 'needs-input', message: reason, question, proposal }, tools.now());
    } else if (result.outcome === 'refuse') {
      await failRun(db, run.id, { code: 'refused', message: result.reason }, tools.now());
    } else {
      await deliverResult(tools, run, task, result);
    }
  } catch (error) {
    await progress.settle();
    if (stopper.signal.reason instanceof RunCancelled) return;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** After the last try. The words are for the person; the cause is in the log. */
export const giveUpRun = async (tools: RunTools, runId: string): Promise<void> => {
  await failRun(
    tools.db,
    runId,
    { code: 'engine-failed', message: 'This service could not be completed. No credits were used. Please try again.' },
    tools.now(),
  );
};

const begin = (db: Db, runId: string, now: Date): Promise<RunRow | null> =>
  db.transaction(async (tx) => {
    // Locked: a run cancelled between reading and writing would come back to life.
    const run = await lockRun(tx, runId);
    if (!run || run.status === 'completed' || run.status === 'failed') return null;
    const begun = await updateRun(tx, runId, { status: 'processing', startedAt: run.startedAt ?? now, progress: 0 });
    await announceRun(tx, run.projectId, { serviceRunId: run.id, status: 'processing', error: null, progress: 0 });
    return begun;
  });

/** Writes progress at most every 400 ms, one write at a time. */
const reportProgress = (db: Db, run: RunRow, cancelled: () => void) => {
  let last = 0;
  let writing = Promise.resolve();
  let busy = false;
  const write = async (fraction: number) => {
    busy = true;
    const still = await db.transaction(async (tx) => {
      const row = await updateProgress(tx, run.id, fraction);
      if (row) {
        await announceRun(tx, run.projectId, {
          serviceRunId: run.id,
          status: 'processing',
          error: null,
          progress: fraction,
        });
      }
      return row;
    });
    busy = false;
    if (!still) cancelled();
  };
  return {
    tell: (fraction: number) => {
      if (busy || Date.now() - last < PROGRESS_EVERY_MS) return;
      last = Date.now();
      writing = write(Math.min(0.99, Math.max(0, fraction))).catch(() => {
        busy = false;
      });
    },
    settle: () => writing,
  };
};
