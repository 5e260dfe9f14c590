import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Ports } from '#server/compose.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

type Order = { readonly verb: 'backup' | 'restore'; readonly file: string; readonly replace: boolean };
type Reply = { readonly ok: boolean; readonly message: string };

const socketIn = (dataDir: string): string => join(dataDir, 'portico.sock');

export const carryOut = async (ports: Pick<Ports, 'database' | 'blobs'>, order: Order, now: Date): Promise<string> => {
  const { db } = ports.database;
  const done =
    order.verb === 'backup'
      ? await writeBackup(db, ports.blobs, order.file, now)
      : await readBackup(db, ports.blobs, order.file, { replace: order.replace });
  const rows = Object.values(done.rows).reduce((sum, n) => sum + n, 0);
  return `${order.verb}: ${rows} rows and ${done.files.length} files ${order.verb === 'backup' ? 'to' : 'from'} ${order.file}`;
};

/** The running server takes orders from the same machine and user here: the embedded database belongs to one process. */
export const openLocalSocket = async (dataDir: string, ports: Ports, now: () => Date): Promise<() => Promise<void>> => {
  const path = socketIn(dataDir);
  rmSync(path, { force: true });
  const server = createServer(async (incoming, answer) => {
    let reply: Reply;
    try {
      reply = { ok: true, message: await carryOut(ports, (await json(incoming)) as Order, now()) };
    } catch (error) {
      reply = { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
  });
  const before = process.umask(0o077);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  process.umask(before);
  return () => new Promise((resolve) => server.close(() => resolve()));
};

/** Asks the running server of a data folder. */
export const askServer = (dataDir: string, order: Order): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: socketIn(dataDir), method: 'POST', path: '/' }, (answer) => {
      json(answer).then((reply) => resolve(reply as Reply), reject);
    });
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify(order));
  });
