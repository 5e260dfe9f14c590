import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/platform/db.ts';
import { serve } from '#server/serve.ts';
import { freshDatabase } from './test-database.ts';
import { Visitor } from './visitor.ts';

export type TestApp = {
  readonly url: string;
  readonly database: Database;
  readonly dataDir: string;
  /** Moves the server's clock forward. */
  advance(ms: number): void;
  visitor(): Visitor;
  /** Signs up a new person and, unless told otherwise, starts the trial. */
  person(options?: { email?: string; trial?: boolean }): Promise<Visitor>;
  stop(): Promise<void>;
};

let people = 0;

/** The whole server on loopback, with a fresh database and data folder. Nothing of it is pretended. */
export const startTestApp = async (environment: Record<string, string> = {}): Promise<TestApp> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    JOBS: 'off',
    ...environment,
  });
  let offset = 0;
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const served = await serve({
    config,
    log,
    now: () => new Date(Date.now() + offset),
    database: await freshDatabase(),
  });
  const visitor = () => new Visitor(served.url);
  return {
    url: served.url,
    database: served.database,
    dataDir,
    advance: (ms) => {
      offset += ms;
    },
    visitor,
    person: async ({ email = `agent${++people}@example.com`, trial = true } = {}) => {
      const who = visitor();
      await who.signUp(email);
      if (trial) await who.post('/api/auth/setup-trial', { createDefaultProject: false });
      return who;
    },
    stop: async () => {
      await served.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
