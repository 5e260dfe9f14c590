import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { openPhotoApp, type PhotoApp } from '#tests/support/photo-app.ts';
import { sampleJpeg } from '#tests/support/sample-photos.ts';
import type { ObjectVisit } from './index.ts';

let app: PhotoApp;
let photo: MediaAsset;
const visits: ObjectVisit[] = [];
beforeAll(async () => {
  const share = async (_: unknown, visit: ObjectVisit) => {
    visits.push(visit);
    return visit.query.share === 'right' && !visit.object.file.startsWith('upload.');
  };
  app = await openPhotoApp({ readers: [share] });
  [photo] = (await app.add(['Küche 1.jpg', await sampleJpeg(1500, 1000)])) as [MediaAsset];
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, person: string | null = 'ann') =>
  app.call(path, { headers }, person);
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe('a stored file', () => {
  it('comes with its type, kept for ever, and nothing in it runs', async () => {
    const reply = await get(photo.originalPath);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="K_che 1.jpg"; filename*=UTF-8''K%C3%BCche%201.jpg`,
    });
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect((await sharp(await bytesOf(reply)).metadata()).width).toBe(1500);
  });

  it('is handed over as an attachment when asked', async () => {
    const reply = await get(`${photo.originalPath}?download=1`);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await get(photo.originalPath)).headers.get('etag')!;
    const again = await get(photo.originalPath, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(photo.originalPath, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('comes in parts', async () => {
    const whole = await bytesOf(await get(photo.originalPath));
    const part = await get(photo.originalPath, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
      '10',
    ]);
    expect((await bytesOf(part)).equals(whole.subarray(10, 20))).toBe(true);
    const last = await get(photo.originalPath, { range: 'bytes=-5' });
    expect((await bytesOf(last)).equals(whole.subarray(-5))).toBe(true);
    const beyond = await get(photo.originalPath, { range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    const stale = await get(photo.originalPath, { range: 'bytes=0-1', 'if-range': '"older"' });
    expect([stale.status, (await bytesOf(stale)).length]).toEqual([200, whole.length]);
  });

  it('tells its size to HEAD without its bytes', async () => {
    const whole = await bytesOf(await get(photo.originalPath));
    const head = await app.call(photo.originalPath, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(whole.length),
      '',
    ]);
  });
});

describe('derivatives', () => {
  it('are WebP of 400, 1024 and 2048 pixels, made once', async () => {
    const sizes = [];
    for (const path of [photo.thumbnailPath, photo.mediumPath, photo.largePath]) {
      const [first, second] = await Promise.all([get(path), get(path)]);
      expect(first.headers.get('content-type')).toBe('image/webp');
      expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
      const { format, width } = await sharp(await bytesOf(first)).metadata();
      sizes.push([format, width]);
      expect((await get(path)).headers.get('etag')).toBe(first.headers.get('etag'));
    }
    expect(sizes).toEqual([
      ['webp', 400],
      ['webp', 1024],
      ['webp', 1500],
    ]);
    expect((await readdir(join(app.folder, 'files/listings/ann-house', photo.id))).sort()).toEqual(
      ['1024.webp', '2048.webp', '400.webp', 'photo.jpg', 'upload.jpg'].sort(),
    );
  });

  it('of other sizes do not exist', async () => {
    expect((await get(photo.mediumPath.replace('1024', '1025'))).status).toBe(404);
  });
});

describe('nobody else', () => {
  it('sees that a file is there', async () => {
    for (const person of ['bob', null])
      for (const path of [
        photo.originalPath,
        photo.thumbnailPath,
        photo.largePath,
        '/objects/listings/ann-house/x/y.jpg',
      ])
        expect(await get(path, {}, person).then(async (r) => [r.status, await r.json()])).toEqual([
          404,
          { code: 'not-found', message: 'Not found' },
        ]);
  });

  it.each([
    '/objects/',
    '/objects/secret',
    '/objects/listings/ann-house',
    '/objects/listings/ann-house/..%2f..%2f..%2fetc%2fpasswd',
    '/objects/%2e%2e/%2e%2e/package.json',
    '/objects/listings/ann-house/x/%00.jpg',
    '/objects/listings/a%27b/x/photo.jpg',
    '/objects/.incoming/x/y/z',
  ])('finds anything at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('but whom a share lets in, and never to the untouched upload', async () => {
    expect((await get(`${photo.originalPath}?share=right`, {}, null)).status).toBe(200);
    expect((await get(`${photo.mediumPath}?share=right`, {}, null)).status).toBe(200);
    expect((await get(`${photo.originalPath}?share=wrong`, {}, null)).status).toBe(404);
    const upload = photo.originalPath.replace('photo.jpg', 'upload.jpg');
    expect((await get(`${upload}?share=right`, {}, null)).status).toBe(404);
    expect((await get(upload)).headers.get('content-disposition')).toMatch(/^attachment/);
    expect(visits.at(-1)?.object).toMatchObject({ projectId: 'ann-house', assetId: photo.id, file: 'upload.jpg' });
  });

  it('keeps the way of writing of old video paths', async () => {
    expect((await get(photo.originalPath.replace('/objects/', '/objects/.private/'))).status).toBe(200);
  });
});
