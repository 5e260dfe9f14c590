import { Worker } from 'node:worker_threads';
import type { RenderJob } from './job.ts';
import { makePerformer, type Pass } from './passes.ts';

/** Threads that paint one picture. With one thread all is done in place: small pictures and tests need no start-up. */
export type Crew = {
  take(job: RenderJob): void;
  perform(pass: Pass): Promise<void>;
  /** The picture is done: the threads rest, warm for the next one. */
  rest(): Promise<void>;
  dismiss(): Promise<void>;
};

/** The crew of the last picture, if it came through: starting threads and compiling what they run takes a preview's second. */
let resting: { readonly threads: number; readonly crew: Crew } | undefined;

export const hireCrew = (threads: number): Crew => {
  if (threads <= 1) return oneHand();
  const rested = resting;
  if (rested?.threads !== threads) return manyHands(threads);
  resting = undefined;
  return rested.crew;
};

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
    rest: async () => {},
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
  lost.catch(() => {
    if (resting?.crew !== crew) return;
    // Nobody waits for those that are left.
    resting = undefined;
    void crew.dismiss();
  });
  const crew: Crew = {
    take: (next) => {
      job = next;
      // They hold the process only while they paint.
      for (const w of workers) w.ref();
      for (const w of workers) w.postMessage({ job: next });
    },
    perform: async (pass) => {
      Atomics.store(job!.cursor, 0, 0);
      const done = workers.map((w) => new Promise<void>((resolve) => w.once('message', () => resolve())));
      for (const w of workers) w.postMessage({ pass });
      await Promise.race([Promise.all(done), lost]);
    },
    rest: async () => {
      if (resting) return crew.dismiss();
      job = undefined;
      for (const w of workers) w.postMessage({ job: null });
      for (const w of workers) w.unref();
      resting = { threads, crew };
    },
    dismiss: async () => {
      dismissed = true;
      await Promise.all(workers.map((w) => w.terminate()));
    },
  };
  return crew;
};
