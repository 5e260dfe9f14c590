import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { RenderJob } from './job.ts';
import { makePerformer, type Pass } from './passes.ts';

// Arrays that threads share weigh nothing to the collector of any of them: uncalled, it kept those of the last pictures, 270 MB at 2000 px.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let perform: ((pass: Pass) => void) | undefined;
parentPort?.on('message', (message: { job?: RenderJob | null; pass?: Pass }) => {
  // Between pictures there is none: what belonged to the last one is let go.
  if (message.job !== undefined) perform = message.job ? makePerformer(message.job) : undefined;
  if (message.job === null) collect();
  if (!message.pass) return;
  perform?.(message.pass);
  parentPort?.postMessage('done');
});
