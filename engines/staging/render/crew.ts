import { Worker } from 'node:worker_threads';
import type { RenderJob } from './job.ts';
import { makePerformer, type Pass } from './passes.ts';

/** Threads that paint one picture. With one thread all is done in place: small pictures and tests need no start-up. */
export type Crew = {
  take(job: RenderJob): void;
  perform(pass: Pass): Promise<void>;
  dismiss(): Promise<void>;
};

export const hireCrew = (threads: number): Crew => (threads > 1 ? manyHands(threads) : oneHand());

const oneHand = (): Crew => {
  let job: RenderJob | undefined;
  let perform: ((pass: Pass) => void) | undefined;
  return {
    take: (next) => {
      job = next;
      perform = makePerformer(next);
    },
    perform: async (pass) => {
      Atomics.store(job!.cursor, 0, 0);
      perform!(pass);
    },
    dismiss: async () => {},
  };
};

const manyHands = (threads: number): Crew => {
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./render-worker.ts', import.meta.url)));
  let job: RenderJob | undefined;
  return {
    take: (next) => {
      job = next;
      for (const w of workers) w.postMessage({ job: next });
    },
    perform: async (pass) => {
      Atomics.store(job!.cursor, 0, 0);
      await Promise.all(
        workers.map(
          (w) =>
            new Promise<void>((resolve, reject) => {
              const done = () => {
                w.off('error', failed);
                resolve();
              };
              const failed = (error: unknown) => {
                w.off('message', done);
                reject(error);
              };
              w.once('message', done);
              w.once('error', failed);
              w.postMessage({ pass });
            }),
        ),
      );
    },
    dismiss: async () => {
      await Promise.all(workers.map((w) => w.terminate()));
    },
  };
};
