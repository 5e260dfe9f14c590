import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningServer = {
  readonly url: string;
  readonly dataDir: string;
  stop(keep?: (dataDir: string) => void): Promise<void>;
};
export type ClockedServer = RunningServer & { advance(ms: number): Promise<void> };

/** Engines yield to everything else: what takes ten seconds on a quiet machine can take minutes beside another journey on a busy one. */
export const ENGINE_TIMEOUT_MS = 420_000;

type Started = RunningServer & { child: ChildProcess };

/** Names the folder of an empty database that the first start made. */
export const NEW_DATABASE = 'PORTICO_NEW_DATABASE';

const newDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  const made = process.env[NEW_DATABASE];
  if (made) cpSync(made, join(dataDir, 'database'), { recursive: true });
  return dataDir;
};

/** The product as a person starts it: its own process, its own data folder, a port of its own. */
export const startServer = (
  environment: Record<string, string> = {},
  dataDir = newDataDir(),
  entry = 'server/main.ts',
): Promise<Started> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const url = text.match(/ready at (http:\/\/localhost:\d+)/)?.[1];
      if (url) resolve({ url, dataDir, child, stop: (keep) => stop(child, dataDir, keep) });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the server ended:\n${text}`)));
  });

/** The same product with a clock that can be moved forward: months of billing in seconds. */
export const startClockedServer = async (environment: Record<string, string> = {}): Promise<ClockedServer> => {
  const started = await startServer(environment, undefined, 'tests/support/clocked-server.ts');
  return {
    ...started,
    advance: async (ms) => {
      const moved = once(started.child, 'message');
      started.child.send(ms);
      await moved;
    },
  };
};

const stop = (child: ChildProcess, dataDir: string, keep?: (dataDir: string) => void): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => {
      keep?.(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
      resolve();
    });
    child.kill('SIGTERM');
  });
