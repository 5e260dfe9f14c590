import { configDefaults, defineConfig } from 'vitest/config';

// unit: pure code beside its source. http: feature tests through a real server on a fresh database, on both databases.
/** Minutes of painting that no database changes: its rows are written by the same run code that runs.test.ts drives on both. */
const PAINTING = ['server/features/scenes/**', 'tests/http/clear-then-stage.test.ts'];

const http = (database: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: database === 'pglite' ? 'http' : 'http-postgres',
    include: ['server/**/*.test.ts', 'tests/http/**/*.test.ts'],
    exclude: database === 'postgres' ? [...configDefaults.exclude, ...PAINTING] : configDefaults.exclude,
    env: { TEST_DATABASE: database },
    globalSetup: ['tests/support/database-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // One import of the whole server serves all files of a worker: 60 s of a suite went into importing it again.
    isolate: false,
  },
});

export default defineConfig({
  test: {
    setupFiles: ['tests/support/console-guard.ts', 'tests/support/steady-chance.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contracts,domain,engines,adapters,cli,web,scripts}/**/*.test.{ts,tsx}', 'tests/law/**/*.test.ts'],
          testTimeout: 180_000,
          isolate: false,
        },
      },
      http('pglite'),
      http('postgres'),
    ],
  },
});
