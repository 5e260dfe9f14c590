import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { openLocalSocket } from './backup/local-socket.ts';
import { composePorts } from './compose.ts';
import type { Config } from './config.ts';
import { defineQueues, openJobs } from './jobs.ts';
import type { Database } from './platform/db.ts';
import { openEnginePool } from './platform/engine-pool.ts';

/** Running jobs get this long to finish at a graceful stop; then they are handed back and run again at the next start. */
const STOP_MS = 20_000;

export type Served = { readonly url: string; readonly database: Database; stop(): Promise<void> };
export type ServeOptions = {
  config: Config;
  log: FastifyBaseLogger;
  now?: () => Date;
  web?: boolean;
  database?: Database;
};

/** The product in one process: web server, job worker and engine processes, each of which can be left out. */
export const serve = async ({
  config,
  log,
  now = () => new Date(),
  web = true,
  database,
}: ServeOptions): Promise<Served> => {
  let url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await composePorts(config, log, () => url, { now, ...(database ? { database } : {}) });
  const pool = (slots: number) =>
    openEnginePool({
      entry: fileURLToPath(new URL('./engine-worker.ts', import.meta.url)),
      memoryMb: config.engine.memoryMb,
      slots,
      environment: {
        PATH: process.env.PATH ?? '',
        ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
        ...(config.engine.ffmpegPath ? { FFMPEG_PATH: config.engine.ffmpegPath } : {}),
        ...(config.textModel ? { TEXT_MODEL_URL: config.textModel.url, TEXT_MODEL_NAME: config.textModel.name } : {}),
        ...(config.textModel?.key ? { TEXT_MODEL_KEY: config.textModel.key } : {}),
      },
    });
  const engines = pool(2);
  // Someone sits before an editor: its previews wait for no run. The process starts with the first one.
  const editorEngines = pool(1);
  const app = web ? await buildApp({ config, log, ports, editorEngines, base: () => url, now }) : null;
  const works = config.jobs === 'inline' || !web;
  if (works) {
    const clipFolder = join(config.dataDir, 'cache', 'clips');
    await openJobs({ ports, engines, threads: config.engine.threads, clipFolder, base: () => url, now, log });
  } else await defineQueues(ports.queue);
  const closeSocket = web ? await openLocalSocket(config.dataDir, ports, now) : async () => {};
  if (app) {
    await app.listen({ port: config.port, host: config.host });
    const address = app.server.address();
    if (!config.publicUrl && address && typeof address === 'object') url = `http://localhost:${address.port}`;
  }
  return {
    url,
    database: ports.database,
    stop: async () => {
      await app?.close();
      await closeSocket();
      await ports.queue.stop(STOP_MS);
      await engines.stop();
      await editorEngines.stop();
      await ports.database.close();
    },
  };
};
