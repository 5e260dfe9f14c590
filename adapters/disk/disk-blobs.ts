import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Blobs } from '#server/platform/ports.ts';

/** Plain segments only: no dot files, no `..`, no drive letters, nothing that a shell or a file system reads otherwise. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;
const PARTS = '.incoming';

/** A disk keeps no content types: the ending of the key, which we chose ourselves, says it. */
const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.heic': 'image/heic',
  '.mp4': 'video/mp4',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
};

/** Files under one folder. A file appears whole or not at all: written aside, flushed to the disk, then renamed. */
export function diskBlobs(root: string): Blobs {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(root, ...key.split('/'));
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      const part = join(root, PARTS, randomUUID());
      await mkdir(dirname(path), { recursive: true });
      await mkdir(dirname(part), { recursive: true });
      try {
        await pipeline(
          body instanceof Uint8Array ? Readable.from([body]) : body,
          createWriteStream(part, { flags: 'wx' }),
        );
        await flush(part);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async stat(key) {
      const found = await stat(pathOf(key)).catch(missing);
      if (!found?.isFile()) return null;
      return {
        size: found.size,
        contentType: TYPES[extname(key)] ?? 'application/octet-stream',
        etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
      };
    },
    async read(key, range) {
      const file = await open(pathOf(key), 'r'); // a missing file rejects here, not in the middle of a reply
      return createReadStream('', { fd: file, ...range });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(prefix) {
      const start = prefix.includes('/') ? dirname(pathOf(`${prefix}x`)) : root;
      const folder = await opendir(start, { recursive: true }).catch(missing);
      if (!folder) return;
      for await (const entry of folder) {
        const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
        if (entry.isFile() && key.startsWith(prefix) && !key.startsWith(`${PARTS}/`)) yield key;
      }
    },
  };
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
