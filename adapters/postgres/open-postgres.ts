import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from '#server/platform/db.ts';

/** One number for all processes, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 7_041_923;

export const openPostgres = async (
  connectionString: string,
  migrationsFolder: string,
  onFault: (error: Error) => void,
): Promise<Database> => {
  const pool = new pg.Pool({ connectionString, max: 10 });
  pool.on('error', onFault);
  // The queue asks from inside our transactions, over a connection of its own: were it to wait for one of ten that all wait for the
  // lock that its caller holds, nothing would ever move again (16 starts of one person at once did that).
  const queue = new pg.Pool({ connectionString, max: 4 });
  queue.on('error', onFault);
  const migrator = await pool.connect();
  try {
    await migrator.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(migrator), { migrationsFolder });
  } finally {
    await migrator.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    migrator.release();
  }
  const listeners = new Set<pg.Client>();
  return {
    kind: 'postgres',
    db: drizzle(pool),
    raw: { query: (text, values) => queue.query(text, values) },
    listen: (channel, hear) => listenOn(connectionString, channel, hear, listeners, onFault),
    close: async () => {
      for (const client of listeners) await client.end();
      await queue.end();
      await pool.end();
    },
  };
};

/** A connection of its own that comes back after a loss; what was missed meanwhile is read from the events table. */
const listenOn = async (
  connectionString: string,
  channel: string,
  hear: (payload: string) => void,
  listeners: Set<pg.Client>,
  onFault: (error: Error) => void,
): Promise<() => Promise<void>> => {
  let closed = false;
  let current: pg.Client | null = null;
  const connect = async () => {
    const client = new pg.Client({ connectionString, keepAlive: true });
    client.on('notification', (message) => hear(message.payload ?? ''));
    client.on('error', (error) => {
      listeners.delete(client);
      if (closed) return;
      onFault(error);
      setTimeout(() => connect().catch(onFault), 1000).unref();
    });
    await client.connect();
    await client.query(`listen "${channel.replaceAll('"', '')}"`);
    listeners.add(client);
    current = client;
  };
  await connect();
  return async () => {
    closed = true;
    if (current && listeners.delete(current)) await current.end();
  };
};
