import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { openPromise, type ZipFile } from 'yauzl';
import type { Db } from '#server/platform/db.ts';
import type { Blobs } from '#server/platform/ports.ts';
import { backedUpTables } from './tables.ts';
import type { BackupManifest } from './write-backup.ts';

/** Why a backup cannot be put back, as a sentence for the person. */
export class RestoreRefused extends Error {}

/** Puts a backup back: files first (checked by their hash), then all rows in one transaction. Refuses to mix with what is there. */
export const readBackup = async (
  db: Db,
  blobs: Blobs,
  file: string,
  options: { replace: boolean },
): Promise<BackupManifest> => {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new RestoreRefused(`${file} is not a backup that can be read.`);
  });
  const work = await mkdtemp(join(tmpdir(), 'portico-restore-'));
  try {
    const manifest = await readManifest(zip, work);
    if (!options.replace && (await hasPeople(db))) {
      throw new RestoreRefused(
        'This installation already has accounts. Say --replace to put the backup in their place.',
      );
    }
    for (const { key, sha256 } of manifest.files) await putFile(blobs, join(work, fileName(key)), key, sha256);
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`truncate ${backedUpTables.map((t) => `"${t}"`).join(', ')} cascade`));
      for (const table of backedUpTables)
        await putRows(tx, table, await text(createReadStream(join(work, `${table}.jsonl`))));
      await tx.execute(
        sql`select setval(pg_get_serial_sequence('live_events', 'id'), (select coalesce(max(id), 1) from live_events))`,
      );
      // A ticket drawn after the restore must be younger than those in the rows, or the provider's news would count as old.
      await tx.execute(
        sql`select setval('payment_sync_tickets', (select coalesce(max(sync_ticket), 0) + 1 from subscriptions))`,
      );
    });
    return manifest;
  } finally {
    zip.close();
    await rm(work, { recursive: true, force: true });
  }
};

/** Names inside the work folder never come from the archive as they are. */
const fileName = (key: string): string => createHash('sha256').update(key).digest('hex');

const readManifest = async (zip: ZipFile, work: string): Promise<BackupManifest> => {
  let manifest: BackupManifest | null = null;
  const tables = new Set(backedUpTables.map((t) => `tables/${t}.jsonl`));
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    const body: Readable = await zip.openReadStreamPromise(entry);
    if (name === 'manifest.json') manifest = JSON.parse(await text(body)) as BackupManifest;
    else if (tables.has(name)) await pipeline(body, createWriteStream(join(work, name.slice('tables/'.length))));
    else if (name.startsWith('files/'))
      await pipeline(body, createWriteStream(join(work, fileName(name.slice('files/'.length)))));
    else body.destroy();
  }
  if (manifest?.format !== 'portico-backup-1') throw new RestoreRefused('This file is not a backup of Portico.');
  return manifest;
};

const hasPeople = async (db: Db): Promise<boolean> => {
  const answer = (await db.execute(sql`select 1 from users limit 1`)) as unknown as { rows: unknown[] };
  return answer.rows.length > 0;
};

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  mp4: 'video/mp4',
};

const putFile = async (blobs: Blobs, path: string, key: string, sha256: string): Promise<void> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), async (source) => {
    for await (const chunk of source) hash.update(chunk as Buffer);
  });
  if (hash.digest('hex') !== sha256)
    throw new RestoreRefused(`The file ${key} in the backup is damaged. Nothing was changed in the database.`);
  const type = TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const body = new PassThrough();
  await Promise.all([pipeline(createReadStream(path), body), blobs.put(key, body, type)]);
};

const BATCH = 500;
const putRows = async (tx: Db, table: string, lines: string): Promise<void> => {
  const rows = lines.split('\n').filter(Boolean);
  const name = sql.identifier(table);
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = `[${rows.slice(at, at + BATCH).join(',')}]`;
    await tx.execute(sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${batch}::jsonb)`);
  }
};
