import type { FastifyBaseLogger } from 'fastify';
import { openBlobs, openDatabase } from '#server/compose.ts';
import type { Config } from '#server/config.ts';
import { askServer, carryOut } from './local-socket.ts';

/** For the command line: directly when nobody has the data folder, else through the server that has it. */
export const backupOrRestore = async (
  config: Config,
  log: FastifyBaseLogger,
  order: { verb: 'backup' | 'restore'; file: string; replace: boolean },
): Promise<string> => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  try {
    database = await openDatabase(config, log);
  } catch (error) {
    if (!(error instanceof Error) || error.constructor.name !== 'DataFolderLocked') throw error;
    const reply = await askServer(config.dataDir, order);
    if (!reply.ok) throw new Error(reply.message);
    return reply.message;
  }
  try {
    return await carryOut({ database, blobs: openBlobs(config) }, order, new Date());
  } finally {
    await database.close();
  }
};
