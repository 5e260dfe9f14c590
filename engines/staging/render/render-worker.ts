import { parentPort } from 'node:worker_threads';
import type { RenderJob } from './job.ts';
import { makePerformer, type Pass } from './passes.ts';

let perform: ((pass: Pass) => void) | undefined;
parentPort?.on('message', (message: { job?: RenderJob; pass?: Pass }) => {
  if (message.job) perform = makePerformer(message.job);
  if (!message.pass) return;
  perform?.(message.pass);
  parentPort?.postMessage('done');
});
