import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ZipArchive } from 'archiver';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Blobs } from '#server/platform/ports.ts';
import { appendHashed } from '#server/platform/zip-file.ts';
import { backedUpTables } from './tables.ts';

export type BackupManifest = {
  readonly format: 'portico-backup-1';
  readonly createdAt: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly files: readonly { readonly key: string; readonly sha256: string }[];
};

/**
 * Everything in one ZIP. Rows come from one snapshot; files are written once and never changed, so whatever the snapshot names is
 * there. The file appears under its name only when it is whole.
 */
export const writeBackup = async (db: Db, blobs: Blobs, file: string, now: Date): Promise<BackupManifest> => {
  const part = `${file}.part`;
  try {
    const zip = new ZipArchive({ zlib: { level: 6 } });
    const written = pipeline(zip, createWriteStream(part));
    const rows: Record<string, number> = {};
    await db.transaction(
      async (tx) => {
        for (const table of backedUpTables) {
          const lines = await readTable(tx, table);
          rows[table] = lines.length;
          zip.append(lines.join('\n'), { name: `tables/${table}.jsonl` });
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const files: { key: string; sha256: string }[] = [];
    for await (const key of blobs.list(''))
      files.push({ key, sha256: await appendHashed(zip, `files/${key}`, await blobs.read(key)) });
    const manifest: BackupManifest = { format: 'portico-backup-1', createdAt: now.toISOString(), rows, files };
    zip.append(JSON.stringify(manifest, null, 2), { name: 'manifest.json' });
    await zip.finalize();
    await written;
    await rename(part, file);
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

const readTable = async (tx: Db, table: string): Promise<string[]> => {
  const answer = (await tx.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`)) as unknown as {
    rows: { row: unknown }[];
  };
  return answer.rows.map(({ row }) => JSON.stringify(row));
};
