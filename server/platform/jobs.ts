import type { z } from 'zod';
import type { Db } from './db.ts';
import type { JobContext, JobPolicy, JobQueue } from './ports.ts';

/** A job's definition: its name, its payload and how often it is tried. Apart from its handler, so that both sides can name it. */
export type JobDefinition<P extends z.ZodType> = JobPolicy & { readonly name: string; readonly payload: P };

export const defineJob = <P extends z.ZodType>(
  name: string,
  spec: { payload: P; attempts: number; timeoutSeconds: number; concurrency: number },
): JobDefinition<P> => ({ name, ...spec });

export const enqueue = <P extends z.ZodType>(
  queue: JobQueue,
  db: Db,
  job: JobDefinition<P>,
  payload: z.input<P>,
  options?: { key?: string; group?: string; delaySeconds?: number },
): Promise<void> => queue.enqueue(db, job.name, payload as object, options);

export type JobBook = {
  handle<P extends z.ZodType>(
    job: JobDefinition<P>,
    perform: (payload: z.output<P>, context: JobContext) => Promise<void>,
    exhausted?: (payload: z.output<P>, error: unknown) => Promise<void>,
  ): void;
  /** Fails at boot when a job has no handler or two. */
  open(queue: JobQueue, expected: readonly JobDefinition<z.ZodType>[]): Promise<void>;
};

export const openJobBook = (): JobBook => {
  const handlers = new Map<
    string,
    { job: JobDefinition<z.ZodType>; run: (payload: unknown, context: JobContext) => Promise<void> }
  >();
  return {
    handle: (job, perform, exhausted) => {
      if (handlers.has(job.name)) throw new Error(`two handlers for the job ${job.name}`);
      const run = async (raw: unknown, context: JobContext) => {
        const payload = job.payload.parse(raw);
        try {
          await perform(payload, context);
        } catch (error) {
          if (exhausted && context.lastAttempt) return exhausted(payload, error);
          throw error;
        }
      };
      handlers.set(job.name, { job, run });
    },
    open: async (queue, expected) => {
      for (const job of expected) if (!handlers.has(job.name)) throw new Error(`no handler for the job ${job.name}`);
      for (const { job, run } of handlers.values()) await queue.work(job.name, job, run);
    },
  };
};
