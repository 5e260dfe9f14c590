import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const payload = z.object({ runId: z.string() });

/** Pictures and films: one heavy run at a time on a small machine, threads inside. */
export const performHeavyRun = defineJob('run-service', { payload, attempts: 4, timeoutSeconds: 900, concurrency: 1 });
/** Words never wait behind pictures. */
export const performLightRun = defineJob('run-words', { payload, attempts: 4, timeoutSeconds: 120, concurrency: 2 });

export const runJobs = [performHeavyRun, performLightRun];
