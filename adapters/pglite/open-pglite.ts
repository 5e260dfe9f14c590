import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '#server/platform/db.ts';
import { takeLock } from './lock.ts';

/** A folder, or memory for tests: fresh, or from a dumped template. */
export type PglitePlace = { readonly dataDir: string } | { readonly memory: true; readonly template?: Blob };

/** The embedded database: PostgreSQL in WASM. It survives kill -9 but never calls fsync, so not a power cut (docs/decisions). */
export const openPglite = async (place: PglitePlace, migrationsFolder: string): Promise<Database> => {
  let release = () => {};
  let client: PGlite;
  if ('memory' in place) {
    client = new PGlite(place.template ? { loadDataDir: place.template } : {});
  } else {
    mkdirSync(place.dataDir, { recursive: true });
    release = takeLock(join(place.dataDir, 'portico.lock'));
    client = new PGlite(join(place.dataDir, 'database'));
  }
  await client.waitReady;
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    kind: 'pglite',
    db,
    raw: {
      query: async (text, values) => {
        if (values && values.length > 0) return client.query(text, values);
        try {
          const results = await client.exec(text);
          return { rows: results.flatMap((r) => r.rows as Record<string, unknown>[]) };
        } catch (error) {
          // One connection: a block that failed between BEGIN and COMMIT would poison every later query.
          await client.exec('rollback');
          throw error;
        }
      },
    },
    listen: (channel, hear) => client.listen(channel, hear),
    close: async () => {
      await client.close();
      release();
    },
  };
};
