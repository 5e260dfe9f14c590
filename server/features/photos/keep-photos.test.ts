import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { projects } from '#server/features/listings/tables.ts';
import { openPhotoApp, type PhotoApp } from '#tests/support/photo-app.ts';
import { cameraJpeg, pixelAt, sampleJpeg, samplePicture } from '#tests/support/sample-photos.ts';
import { findPhoto, insertPhotos, showPhoto, storeResult } from './index.ts';

let app: PhotoApp;
let photo: MediaAsset;
beforeAll(async () => {
  app = await openPhotoApp();
  [photo] = (await app.add(['kitchen.jpg', await sampleJpeg(600, 400)])) as [MediaAsset];
});
afterAll(() => app.close());

const media = (rest = '') => `/api/projects/ann-house/media/${photo.id}${rest}`;
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe('renaming', () => {
  it('changes the name, trimmed and made safe', async () => {
    const reply = await app.json('PUT', media(), { fileName: '  North/Kitchen: view.jpg ' });
    expect([reply.status, ((await reply.json()) as MediaAsset).fileName]).toEqual([200, 'Kitchen- view.jpg']);
    const [row] = [await findPhoto(app.db, 'ann-house', photo.id)];
    expect(row?.fileName).toBe('Kitchen- view.jpg');
  });

  it('sets and clears what the photo shows', async () => {
    const set = await app.json('PUT', media(), { roomType: 'kitchen' });
    expect(await set.json()).toMatchObject({ roomType: 'kitchen', fileName: 'Kitchen- view.jpg' });
    expect(await (await app.json('PUT', media(), { roomType: null })).json()).toMatchObject({ roomType: null });
  });

  it.each([
    [{}, 400],
    [{ fileName: '   ' }, 400],
    [{ fileName: 'a.jpg', owner: 'bob' }, 400],
    [{ roomType: 'garage' }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await app.json('PUT', media(), body)).status).toBe(status);
  });

  it("is not for other people's photos", async () => {
    expect((await app.json('PUT', media(), { fileName: 'mine.jpg' }, 'bob')).status).toBe(404);
    const elsewhere = media().replace('ann-house', 'bob-house');
    expect((await app.json('PUT', elsewhere, { fileName: 'mine.jpg' }, 'bob')).status).toBe(404);
  });
});

describe('deleting', () => {
  it('archives, takes the photo out of the selection, and can be undone', async () => {
    await app.db
      .update(projects)
      .set({ selectedAssetIds: [photo.id, 'other'] })
      .where(eq(projects.id, 'ann-house'));
    for (let twice = 0; twice < 2; twice++) expect((await app.json('POST', media('/archive'))).status).toBe(204);
    expect((await findPhoto(app.db, 'ann-house', photo.id))?.isArchived).toBe(true);
    const [project] = await app.db.select().from(projects).where(eq(projects.id, 'ann-house'));
    expect(project?.selectedAssetIds).toEqual(['other']);
    expect((await app.json('POST', media('/restore'))).status).toBe(204);
    expect((await findPhoto(app.db, 'ann-house', photo.id))?.isArchived).toBe(false);
  });

  it('is not for others', async () => {
    expect((await app.json('POST', media('/archive'), undefined, 'bob')).status).toBe(404);
    expect((await app.json('POST', media('/restore').replace(photo.id, 'nobody'))).status).toBe(404);
  });
});

describe('results', () => {
  it('are kept lossless, shown as a JPEG that says what made it, and downloaded under their name', async () => {
    const source = (await findPhoto(app.db, 'ann-house', photo.id))!;
    const { raster } = await app.parts.rasters.decodePhoto(await samplePicture(600, 400).png().toBuffer());
    const master = await app.parts.rasters.encodePng(raster);
    const mask = await app.parts.rasters.encodeMask({ width: 600, height: 400, data: new Uint8Array(240_000) });
    const report = { engine: 'dusk', version: '1.0.0', digitalSourceType: 'composite' } as const;
    const result = {
      assetId: 'result-1',
      runId: 'run-1',
      service: 'day_to_dusk',
      version: 1,
      source,
      master,
      mask,
      report,
    } as const;
    const row = await storeResult(app.parts, result);
    const [inserted] = await app.db.transaction((tx) => insertPhotos(tx, 'ann-house', [row], new Date()));
    expect(await app.db.transaction((tx) => insertPhotos(tx, 'ann-house', [row], new Date()))).toEqual([]);
    const shown = showPhoto(inserted!);
    expect(shown).toMatchObject({
      fileName: 'Kitchen- view_day_to_dusk.jpg',
      isProcessedResult: true,
      processingType: 'day_to_dusk',
      sourceMediaAssetId: photo.id,
      originalPath: '/objects/listings/ann-house/result-1/publish.jpg',
    });
    const jpeg = await bytesOf(await app.call(shown.originalPath));
    expect(await exifr.parse(jpeg, { xmp: true, tiff: false })).toMatchObject({
      DigitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
      OriginalSha256: source.uploadSha256,
      Service: 'day_to_dusk',
      EngineVersion: '1.0.0',
    });
    const kept = await bytesOf(await app.call('/objects/listings/ann-house/result-1/master.png'));
    expect(kept.equals(master)).toBe(true);
    expect((await app.call(shown.thumbnailPath)).headers.get('content-type')).toBe('image/webp');

    const download = await app.call('/api/projects/ann-house/media/result-1/download');
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="Kitchen- view_day_to_dusk.jpg"');
    const labelled = await bytesOf(await app.call('/api/projects/ann-house/media/result-1/download?label=true'));
    expect(await exifr.parse(labelled, { xmp: true, tiff: false })).toMatchObject({ Service: 'day_to_dusk' });
    expect(Math.min(...(await pixelAt(labelled, 30, 380)))).toBeGreaterThan(240);
    expect((await app.call('/api/projects/ann-house/media/result-1/download?original=true')).status).toBe(404);
  });

  it('a PNG photo is downloaded as a JPEG to publish', async () => {
    const [png] = await app.add(['plan.png', await samplePicture().png().toBuffer()]);
    const reply = await app.call(`/api/projects/ann-house/media/${png!.id}/download`);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="plan.jpg"');
    expect((await sharp(await bytesOf(reply)).metadata()).format).toBe('jpeg');
  });
});

describe('masks', () => {
  const mask = (kind = 'clear') => `/api/projects/ann-house/media-assets/${photo.id}/masks/${kind}`;
  const put = (body: Uint8Array, type = 'image/png', person?: string) =>
    app.call(mask(), { method: 'PUT', headers: { 'content-type': type }, body: body as BodyInit }, person);

  it('are brought to the size of the photo, and the last one counts', async () => {
    expect((await app.call(mask())).status).toBe(404);
    const painted = { create: { width: 300, height: 200, channels: 3 as const, background: 'white' } };
    expect((await put(await samplePicture(300, 200).png().toBuffer())).status).toBe(204);
    expect((await put(await sharp(painted).png().toBuffer())).status).toBe(204);
    const reply = await app.call(mask());
    expect(reply.headers.get('content-type')).toBe('image/png');
    const read = await app.parts.rasters.readMask(await bytesOf(reply));
    expect([read.width, read.height, Math.min(...read.data.slice(0, 1000))]).toEqual([600, 400, 255]);
  });

  it('of another shape, or no picture at all, are refused', async () => {
    expect((await put(await samplePicture(300, 300).png().toBuffer())).status).toBe(400);
    expect((await put(Buffer.from('hello'))).status).toBe(400);
    expect((await put(await samplePicture(300, 200).png().toBuffer(), 'image/png', 'bob')).status).toBe(404);
    expect([400, 404]).toContain((await app.call(mask('ceiling'))).status);
  });
});

it('the sample listing comes in by the same door', async () => {
  const samples = join(app.folder, 'samples');
  await mkdir(samples);
  await writeFile(join(samples, 'b.jpg'), await cameraJpeg());
  await copyFile(join(samples, 'b.jpg'), join(samples, 'a.jpg'));
  await writeFile(join(samples, 'README.md'), 'words');
  const reply = await app.json('POST', '/api/projects/ann-house/assets/samples');
  expect(reply.status).toBe(201);
  const { assets } = (await reply.json()) as { assets: MediaAsset[] };
  expect(assets.map((a) => [a.fileName, a.width])).toEqual([
    ['a.jpg', 80],
    ['b.jpg', 80],
  ]);
});
