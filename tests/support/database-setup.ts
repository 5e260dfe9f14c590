import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server to make databases on, when the suite runs on PostgreSQL. */
    postgresUrl: string | null;
    /** A dumped, migrated PGlite folder: loading it is much quicker than starting from nothing. */
    pgliteTemplate: string | null;
  }
}

/** Prepared once for a whole suite: a PostgreSQL server, or a template of the embedded database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.TEST_DATABASE === 'postgres') {
    const postgres = await startPostgres();
    project.provide('postgresUrl', postgres.url);
    project.provide('pgliteTemplate', null);
    return postgres.stop;
  }
  const folder = mkdtempSync(join(tmpdir(), 'portico-template-'));
  const client = new PGlite();
  await migrate(drizzle(client), { migrationsFolder: 'server/migrations' });
  const file = join(folder, 'template.tar');
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('postgresUrl', null);
  project.provide('pgliteTemplate', file);
  return async () => rmSync(folder, { recursive: true, force: true });
}
