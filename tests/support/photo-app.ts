import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { diskBlobs } from '#adapters/disk/disk-blobs.ts';
import { heicDecoder } from '#adapters/heic/heic-decoder.ts';
import { sharpPhotoCodec } from '#adapters/sharp/photo-codec.ts';
import { sharpRasterCodec } from '#adapters/sharp/raster-codec.ts';
import type { UploadReply } from '#contracts/entities/photo.ts';
import { users } from '#server/features/accounts/tables.ts';
import { projects } from '#server/features/listings/tables.ts';
import { type PhotoParts, photoRoutes } from '#server/features/photos/index.ts';
import { createHttp } from '#server/platform/http.ts';
import { openRouteBook } from '#server/platform/route-book.ts';
import { freshDatabase } from './test-database.ts';

export type Upload = readonly [name: string, bytes: Uint8Array | string, field?: string];

/** The photo calls alone, on a fresh database and a real port. Who calls is said by a header: sign-in has its own tests. */
export async function openPhotoApp(given: Partial<PhotoParts> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-photos-'));
  const database = await freshDatabase();
  const { db } = database;
  for (const id of ['ann', 'bob']) {
    await db.insert(users).values({ id, name: id, email: `${id}@example.com` });
    await db.insert(projects).values({ id: `${id}-house`, userId: id, name: `${id}'s house` });
  }
  const heic = heicDecoder();
  const parts: PhotoParts = {
    blobs: diskBlobs(join(folder, 'files')),
    codec: sharpPhotoCodec(heic),
    rasters: sharpRasterCodec(heic),
    lettering: { draw: async (card) => ({ ...card, rgba: new Uint8Array(card.width * card.height * 4).fill(255) }) },
    incoming: join(folder, 'incoming'),
    samples: join(folder, 'samples'),
    now: () => new Date(),
    ...given,
  };
  const app = await createHttp({
    logger: pino({ level: 'silent' }),
    trustProxy: false,
    publicUrl: null,
    secure: false,
  });
  const book = openRouteBook(app, {
    db,
    whoIs: async ({ headers }) => {
      const id = headers['x-person'];
      return typeof id === 'string' ? { id, email: `${id}@example.com`, name: id, isAdmin: false } : null;
    },
  });
  photoRoutes(book, parts);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });

  const call = (path: string, init: RequestInit = {}, person: string | null = 'ann') =>
    fetch(base + path, { ...init, headers: { ...init.headers, ...(person ? { 'x-person': person } : {}) } });
  return {
    base,
    db,
    folder,
    parts,
    call,
    json: (method: string, path: string, body?: unknown, person?: string) =>
      call(
        path,
        body === undefined
          ? { method }
          : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        person,
      ),
    upload: (files: readonly Upload[], project = 'ann-house', person?: string, query = '') => {
      const form = new FormData();
      for (const [name, bytes, field] of files) form.append(field ?? 'images', new Blob([bytes as BlobPart]), name);
      return call(`/api/projects/${project}/assets${query}`, { method: 'POST', body: form }, person);
    },
    /** Uploads what must be good. */
    async add(...files: Upload[]): Promise<UploadReply['assets']> {
      const reply = await this.upload(files);
      return ((await reply.json()) as UploadReply).assets;
    },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
export type PhotoApp = Awaited<ReturnType<typeof openPhotoApp>>;
