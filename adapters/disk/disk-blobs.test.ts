import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blobs } from '#server/platform/ports.ts';
import { promisesOfBlobs } from '#tests/support/blobs-promises.ts';
import { diskBlobs } from './disk-blobs.ts';

let root: string;
let blobs: Blobs;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portico-disk-'));
  blobs = diskBlobs(root);
});
afterAll(() => rm(root, { recursive: true }));

describe('files on the disk', () => {
  promisesOfBlobs(() => blobs);

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/.incoming', 'a\\b', 'a\0b', ''])(
    'never leave their folder: %j',
    async (key) => {
      await expect(blobs.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a storage key');
      await expect(blobs.stat(key)).rejects.toThrow('not a storage key');
      await expect(blobs.read(key)).rejects.toThrow('not a storage key');
    },
  );

  it('leave no half-written parts', async () => {
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('a folder is not a file', async () => {
    expect(await blobs.stat('listings')).toBeNull();
  });
});
