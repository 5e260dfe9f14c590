import type { Db } from '#server/platform/db.ts';
import type { Engines } from '#server/platform/engine-task.ts';
import type { Blobs, JobQueue } from '#server/platform/ports.ts';

/** What editors need from outside. Their engine is one of their own: a preview never waits behind a run. */
export type SceneTools = {
  readonly db: Db;
  readonly blobs: Blobs;
  readonly queue: JobQueue;
  readonly engines: Engines;
  readonly threads: number;
  readonly now: () => Date;
};
