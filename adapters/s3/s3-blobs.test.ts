import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promisesOfBlobs } from '#tests/support/blobs-promises.ts';
import { s3Blobs } from './s3-blobs.ts';

let directory: string;
let store: S3rver;
let blobs: ReturnType<typeof s3Blobs>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-s3-'));
  const configureBuckets = [{ name: 'portico', configs: [] }];
  store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await store.run();
  blobs = s3Blobs({
    bucket: 'portico',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: 'house-one',
  });
});
afterAll(async () => {
  blobs.close();
  await store.close();
  await rm(directory, { recursive: true });
});

describe('files in an S3 store', () => {
  promisesOfBlobs(() => blobs);

  it('streams larger than one part of an upload', async () => {
    const { Readable } = await import('node:stream');
    const chunks = Array.from({ length: 12 }, (_, i) => Buffer.alloc(1_000_000, i));
    await blobs.put('listings/a/long.mp4', Readable.from(chunks), 'video/mp4');
    expect(await blobs.stat('listings/a/long.mp4')).toMatchObject({ size: 12_000_000, contentType: 'video/mp4' });
  });
});
