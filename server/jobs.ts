import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Ports } from './compose.ts';
import { keepBooks, performKeepBooks } from './features/billing/index.ts';
import { forgetOldEvents } from './features/live/index.ts';
import {
  giveUpRun,
  lookAtPhoto,
  performHeavyRun,
  performLightRun,
  performLook,
  performRun,
  type RunTools,
  recoverRuns,
  runJobs,
} from './features/runs/index.ts';
import type { Engines } from './platform/engine-task.ts';
import { forgetOldFiles } from './platform/forget-old-files.ts';
import { defineJob, openJobBook } from './platform/jobs.ts';
import type { JobQueue } from './platform/ports.ts';

const tidyUp = defineJob('tidy-up', { payload: z.unknown(), attempts: 2, timeoutSeconds: 60, concurrency: 1 });

/** Clips of films that nobody has changed for a week are filmed again when they are. */
const CLIPS_KEPT_MS = 7 * 86_400_000;

const allJobs = [...runJobs, lookAtPhoto, tidyUp, keepBooks];

/** For a process that only puts jobs down. */
export const defineQueues = async (queue: JobQueue): Promise<void> => {
  await queue.start();
  for (const job of allJobs) await queue.define(job.name, job);
};

export type JobParts = {
  ports: Ports;
  engines: Engines;
  threads: number;
  clipFolder: string;
  base: () => string;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** Everything that happens without a request. */
export const openJobs = async ({ ports, engines, threads, clipFolder, base, now, log }: JobParts): Promise<void> => {
  const { database, blobs, codec, rasters, queue } = ports;
  const tools: RunTools = { db: database.db, blobs, codec, rasters, engines, threads, clipFolder, base, now };
  const book = openJobBook();
  for (const job of [performHeavyRun, performLightRun]) {
    book.handle(
      job,
      async ({ runId }, context) => {
        try {
          await performRun(tools, runId, context);
        } catch (error) {
          log.warn({ err: error, runId, lastAttempt: context.lastAttempt }, 'a try at a run failed');
          throw error;
        }
      },
      ({ runId }) => giveUpRun(tools, runId),
    );
  }
  book.handle(lookAtPhoto, (at, context) => performLook(tools, at, context));
  book.handle(tidyUp, async () => {
    await forgetOldEvents(database.db, now());
    await forgetOldFiles(clipFolder, CLIPS_KEPT_MS, now());
  });
  book.handle(keepBooks, () => performKeepBooks(database.db, { ...ports, base, now }));
  await queue.start();
  await book.open(queue, allJobs);
  await queue.schedule(tidyUp.name, '17 * * * *');
  await queue.schedule(keepBooks.name, '*/5 * * * *');
  // Other processes may be at work on a PostgreSQL server; the embedded database has only us.
  const recovered = database.kind === 'pglite' ? await recoverRuns(database.db, queue) : 0;
  if (recovered > 0) log.info({ recovered }, 'unfinished runs go on');
};
