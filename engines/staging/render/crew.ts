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
  let dismissed = false;
  // Heard from the first moment: a thread that fails while the room is still being read would take the whole process along.
  const lost = new Promise<never>((_, reject) => {
    for (const w of workers) {
      w.on('error', reject);
      w.on('exit', () => {
        if (!dismissed) reject(new Error('A painting thread stopped.'));
      });
    }
  });
  lost.catch(() => {});
  return {
    take: (next) => {
      job = next;
      for (const w of workers) w.postMessage({ job: next });
    },
    perform: async (pass) => {
      Atomics.store(job!.cursor, 0, 0);
      const done = workers.map((w) => new Promise<void>((resolve) => w.once('message', () => resolve())));
      for (const w of workers) w.postMessage({ pass });
      await Promise.race([Promise.all(done), lost]);
    },
    dismiss: async () => {
      dismissed = true;
      await Promise.all(workers.map((w) => w.terminate()));
    },
  };
};
