import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * A handle for queries: the database itself or a transaction of it.
 * PGlite has one connection, so a query on the outer handle inside a transaction hangs: pass `tx` down, never close over `db`.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database of either kind. */
export type Database = {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Plain SQL for the job queue, outside of any transaction of ours. */
  readonly raw: RawSql;
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type RawSql = { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };
