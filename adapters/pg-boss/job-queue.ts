import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Db } from '#server/platform/db.ts';
import type { JobQueue } from '#server/platform/ports.ts';

/**
 * A worker that dies with kill -9 gives its job back after this long. pg-boss takes 10 s at the least; on a machine under load a
 * worker can be silent for longer than that and still be at work.
 */
const HEARTBEAT_SECONDS = 30;

/** pg-boss in the caller's transaction. Both drivers answer with rows; Drizzle's common type does not say so. */
const inside = (db: Db) =>
  fromDrizzle({ execute: async (query) => (await db.execute(query as SQL)) as { rows: unknown[] } }, sql);

export const openJobQueue = (database: Database, onFault: (error: Error) => void): JobQueue => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.raw.query(text, values) },
    backend: database.kind,
    schema: 'jobs',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    clockMonitorIntervalSeconds: 600,
  });
  boss.on('error', onFault);
  const known = new Set<string>();
  const ensure = async (name: string, attempts = 3, timeoutSeconds = 900) => {
    if (known.has(name)) return;
    await boss.createQueue(name, {
      // At most one job with the same key waits; one that is under way does not count.
      policy: 'short',
      retryLimit: attempts - 1,
      retryDelay: 2,
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 86_400,
    });
    // pg-boss looks a queue up at its first use and remembers it. That use may be a job put down inside a transaction, where a look over
    // PGlite's one connection would wait for that transaction for ever: so it looks now.
    await boss.findJobs(name, { key: 'none' });
    known.add(name);
  };
  return {
    start: async () => {
      await boss.start();
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
    enqueue: async (db, name, payload, options = {}) => {
      await boss.send(name, payload, {
        db: inside(db),
        singletonKey: options.key,
        startAfter: options.delaySeconds,
        ...(options.group ? { group: { id: options.group } } : {}),
      });
    },
    define: (name, policy) => ensure(name, policy.attempts, policy.timeoutSeconds),
    work: async (name, policy, handler) => {
      await ensure(name, policy.attempts, policy.timeoutSeconds);
      await boss.work(
        name,
        { pollingIntervalSeconds: 0.5, includeMetadata: true, localConcurrency: policy.concurrency },
        async ([job]) => {
          if (!job) return;
          await handler(job.data, { signal: job.signal, lastAttempt: job.retryCount >= job.retryLimit });
        },
      );
    },
    schedule: async (name, cron) => {
      await ensure(name);
      await boss.schedule(name, cron, undefined, { tz: 'UTC' });
    },
  };
};
