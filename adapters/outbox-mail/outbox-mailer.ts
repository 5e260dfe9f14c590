import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from '#server/platform/ports.ts';

export type OutboxMail = Mail & { readonly id: string; readonly at: string };
export type Outbox = Mailer & { list(): Promise<OutboxMail[]> };

/** Without a mail server, mails are files that the host can read (and see at /dev/outbox). */
export const outboxMailer = (folder: string): Outbox => ({
  send: async (mail) => {
    await mkdir(folder, { recursive: true });
    const at = new Date().toISOString();
    const id = `${at.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
    await writeFile(join(folder, `${id}.json`), JSON.stringify({ id, at, ...mail }, null, 2));
  },
  list: async () => {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((n) => n.endsWith('.json')).sort();
    const mails = await Promise.all(names.slice(-50).map((n) => readFile(join(folder, n), 'utf8')));
    return mails.map((text) => JSON.parse(text) as OutboxMail).reverse();
  },
});
