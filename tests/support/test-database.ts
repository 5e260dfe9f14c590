import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { openPglite } from '#adapters/pglite/open-pglite.ts';
import { openPostgres } from '#adapters/postgres/open-postgres.ts';
import type { Database } from '#server/platform/db.ts';

const MIGRATIONS = 'server/migrations';

/** A fresh database of the kind that this suite runs on. */
export const freshDatabase = async (): Promise<Database> => {
  const server = inject('postgresUrl');
  if (!server) {
    const template = inject('pgliteTemplate');
    return openPglite(
      { memory: true, ...(template ? { template: new Blob([readFileSync(template)]) } : {}) },
      MIGRATIONS,
    );
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openPostgres(url.href, MIGRATIONS, (error) => {
    throw error;
  });
};
