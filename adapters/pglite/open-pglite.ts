import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '#server/platform/db.ts';
import { takeLock } from './lock.ts';

/**
 * The embedded database: PostgreSQL in WASM, in the data folder. It survives kill -9 but never calls fsync, so not a power cut
 * (docs/decisions). `memory` gives a fresh one for tests.
 */
export const openPglite = async (
  place: { dataDir: string } | 'memory',
  migrationsFolder: string,
): Promise<Database> => {
  let release = () => {};
  let client: PGlite;
  if (place === 'memory') {
    client = new PGlite();
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
