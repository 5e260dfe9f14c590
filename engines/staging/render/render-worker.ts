import { parentPort } from 'node:worker_threads';
import type { RenderJob } from './job.ts';
import { makePerformer, type Pass } from './passes.ts';

let perform: ((pass: Pass) => void) | undefined;
parentPort?.on('message', (message: { job?: RenderJob | null; pass?: Pass }) => {
  // Between pictures there is none: what belonged to the last one is let go.
  if (message.job !== undefined) perform = message.job ? makePerformer(message.job) : undefined;
  if (!message.pass) return;
  perform?.(message.pass);
  parentPort?.postMessage('done');
});
