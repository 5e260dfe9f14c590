import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import exifr from 'exifr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '#server/features/listings/tables.ts';
import { openPhotoApp, type PhotoApp } from '#tests/support/photo-app.ts';
import { cameraJpeg, sampleJpeg, samplePicture } from '#tests/support/sample-photos.ts';
import { listPhotos } from './store.ts';
import { mediaAssets } from './tables.ts';

let app: PhotoApp;
let jpeg: Buffer;
let queueIsDown = false;
beforeAll(async () => {
  app = await openPhotoApp({
    added: async () => {
      if (queueIsDown) throw new Error('the queue is down');
    },
  });
  jpeg = await sampleJpeg();
});
afterAll(() => app.close());

const heic = readFileSync(new URL('../../../tests/fixtures/heic/upright.heic', import.meta.url));
const stored = () => Readable.from(app.parts.blobs.list('listings/')).toArray();
const rows = () => app.db.select().from(mediaAssets);

describe('good files', () => {
  it('of every kind become photos with size, preview and paths', async () => {
    const reply = await app.upload([
      ['front.jpg', jpeg],
      ['Küche.png', await samplePicture(100, 50).png().toBuffer()],
      ['bath.webp', await samplePicture().webp().toBuffer()],
      ['bed.avif', await samplePicture().avif().toBuffer()],
      ['IMG_0001.HEIC', heic],
    ]);
    expect(reply.status).toBe(201);
    const { assets, rejected } = (await reply.json()) as Awaited<ReturnType<typeof app.add>> extends infer A
      ? { assets: A extends unknown[] ? A : never; rejected: unknown[] }
      : never;
    expect(rejected).toEqual([]);
    expect(assets.map((a) => [a.fileName, a.width, a.height])).toEqual([
      ['front.jpg', 120, 80],
      ['Küche.png', 100, 50],
      ['bath.webp', 120, 80],
      ['bed.avif', 120, 80],
      ['IMG_0001.HEIC', 320, 192],
    ]);
    for (const asset of assets) {
      expect(asset).toMatchObject({ isArchived: false, isProcessedResult: false, flags: [] });
      expect(asset.originalPath).toMatch(/^\/objects\/listings\/ann-house\//);
      expect(asset.preview).toMatch(/^data:image\/webp/);
      for (const path of [asset.originalPath, asset.thumbnailPath, asset.mediumPath, asset.largePath])
        expect((await app.call(path)).status).toBe(200);
    }
  });

  it("come one by one in the field 'file'", async () => {
    const reply = await app.upload([['pending.jpg', jpeg, 'file']]);
    expect(reply.status).toBe(201);
  });

  it('are known by content and get an ending that tells the truth', async () => {
    const [asset] = await app.add(['run.exe', jpeg]);
    expect(asset?.fileName).toBe('run.jpg');
  });

  it('lose place and serial numbers, keep the lens as a fact, and the untouched bytes beside', async () => {
    const camera = await cameraJpeg();
    const [asset] = await app.add(['camera.jpg', camera]);
    expect([asset?.width, asset?.height]).toEqual([80, 120]);
    const shown = Buffer.from(await (await app.call(asset!.originalPath)).arrayBuffer());
    expect(await exifr.parse(shown)).toBeUndefined();
    const row = (await rows()).find((r) => r.id === asset!.id)!;
    expect(row.focalLength35).toBe(24);
    expect(row.uploadSha256).toBe(createHash('sha256').update(camera).digest('hex'));
    const untouched = await app.call(`/api/projects/ann-house/media/${asset!.id}/download?original=true`);
    expect(untouched.headers.get('content-disposition')).toBe('attachment; filename="camera.jpg"');
    expect(Buffer.from(await untouched.arrayBuffer()).equals(camera)).toBe(true);
  });

  it('stand in the order in which they were chosen, whichever arrives first', async () => {
    const [last] = await app.add(['before.jpg', jpeg]);
    const from = last!.position + 1;
    const at = (position: number) => `?position=${position}`;
    await app.upload([['kitchen.jpg', jpeg]], 'ann-house', 'ann', at(from + 1));
    await app.upload([['front.jpg', jpeg]], 'ann-house', 'ann', at(from));
    await app.add(['later.jpg', jpeg], ['latest.jpg', jpeg]);
    const names = (await listPhotos(app.db, 'ann-house')).map((row) => row.fileName);
    expect(names.slice(-5)).toEqual(['before.jpg', 'front.jpg', 'kitchen.jpg', 'later.jpg', 'latest.jpg']);
    expect((await app.upload([['a.jpg', jpeg]], 'ann-house', 'ann', at(-1))).status).toBe(400);
  });

  it('mark the listing as changed', async () => {
    const old = new Date('2020-01-01');
    await app.db.update(projects).set({ updatedAt: old }).where(eq(projects.id, 'ann-house'));
    await app.add(['a.jpg', jpeg]);
    const [project] = await app.db.select().from(projects).where(eq(projects.id, 'ann-house'));
    expect(project!.updatedAt.getTime()).toBeGreaterThan(old.getTime());
  });
});

describe('bad files', () => {
  it('are named with the reason while the good ones of the same request are kept', async () => {
    const reply = await app.upload([
      ['good.jpg', jpeg],
      ['half.jpg', jpeg.subarray(0, jpeg.length >> 1)],
      ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['both.jpg', Buffer.concat([jpeg, Buffer.from('<html><script>1</script>')])],
      ['words.jpg', 'not a photo'],
      ['nothing.jpg', ''],
      ['also good.png', await samplePicture().png().toBuffer()],
      ['big.jpg', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])],
    ]);
    expect(reply.status).toBe(201);
    const body = (await reply.json()) as {
      assets: { fileName: string }[];
      rejected: { fileName: string; code: string; message: string }[];
    };
    expect(body.assets.map((a) => a.fileName)).toEqual(['good.jpg', 'also good.png']);
    expect(Object.fromEntries(body.rejected.map((r) => [r.fileName, r.code]))).toEqual({
      'half.jpg': 'truncated',
      'logo.svg': 'svg',
      'both.jpg': 'polyglot',
      'words.jpg': 'unsupported-type',
      'nothing.jpg': 'empty',
      'big.jpg': 'too-large',
    });
    expect(body.rejected.every((r) => r.message.startsWith(`File ${r.fileName} `))).toBe(true);
    expect(body.rejected.find((r) => r.code === 'too-large')?.message).toBe(
      'File big.jpg is too large. Maximum size is 10 MB',
    );
  });

  it('alone are 422 and leave nothing behind', async () => {
    const before = [await stored(), await rows()];
    const reply = await app.upload([['words.jpg', 'not a photo']]);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      code: 'no-good-files',
      message: 'File words.jpg is not a photo. Please upload a JPEG, PNG, WebP, AVIF or HEIC file',
      rejected: [{ fileName: 'words.jpg', code: 'unsupported-type' }],
    });
    expect((await app.upload([])).status).toBe(422);
    expect([await stored(), await rows()]).toEqual(before);
  });

  it('may be as many as someone likes: the 21st and later are left out', async () => {
    const tiny = await sampleJpeg(12, 8);
    const reply = await app.upload(Array.from({ length: 23 }, (_, i) => [`${i + 1}.jpg`, tiny] as const));
    const body = (await reply.json()) as { assets: { fileName: string }[]; rejected: object[] };
    expect(body.assets.map((a) => a.fileName)).toEqual(Array.from({ length: 20 }, (_, i) => `${i + 1}.jpg`));
    expect(body.rejected).toMatchObject([21, 22, 23].map((n) => ({ fileName: `${n}.jpg`, code: 'too-many-files' })));
  });

  it('of exactly 10 MB are not too large', async () => {
    const full = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 - jpeg.length)]);
    expect((await app.upload([['full.jpg', full]])).status).toBe(201);
    const over = Buffer.concat([full, Buffer.alloc(1)]);
    expect((await app.upload([['over.jpg', over]])).status).toBe(422);
  });

  it('have names made safe', async () => {
    const reply = await app.upload([['../../<b>x\u202e.jpg', jpeg]]);
    const body = (await reply.json()) as { assets: { fileName: string }[] };
    expect(body.assets[0]?.fileName).toBe('-b-x.jpg');
  });
});

describe('refusals of the whole request', () => {
  it('signed out 401, another person 404, no such listing 404', async () => {
    const form = () => {
      const f = new FormData();
      f.append('images', new Blob([jpeg as BlobPart]), 'a.jpg');
      return { method: 'POST', body: f };
    };
    expect((await app.call('/api/projects/ann-house/assets', form(), null)).status).toBe(401);
    expect((await app.upload([['a.jpg', jpeg]], 'ann-house', 'bob')).status).toBe(404);
    expect((await app.upload([['a.jpg', jpeg]], 'nowhere')).status).toBe(404);
    expect((await app.upload([['a.jpg', jpeg]], 'a%00b')).status).toBe(404);
  });

  it('a body that is no form is 415, unknown fields are 400', async () => {
    expect((await app.json('POST', '/api/projects/ann-house/assets', { images: [] })).status).toBe(415);
    const before = await rows();
    const reply = await app.upload([
      ['a.jpg', jpeg],
      ['b.jpg', jpeg, 'avatar'],
    ]);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'invalid-input', message: 'Unknown field: avatar' });
    expect(await rows()).toEqual(before);
  });

  it.each([
    [
      'has no end',
      'multipart/form-data; boundary=B',
      '--B\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nx',
    ],
    ['is no form at all', 'multipart/form-data; boundary=B', 'hello'],
    ['has no boundary', 'multipart/form-data', 'hello'],
  ])('a form that %s is 400', async (_, type, body) => {
    const path = '/api/projects/ann-house/assets';
    const reply = await app.call(path, { method: 'POST', headers: { 'content-type': type }, body });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, 'invalid-input']);
    expect(await readdir(join(app.folder, 'incoming'))).toEqual([]);
  });

  it.each([0, 50])('a line that breaks off after %i ms leaves nothing behind', async (patience) => {
    const before = [await stored(), await rows()];
    const { port, hostname } = new URL(app.base);
    const head = [
      'POST /api/projects/ann-house/assets HTTP/1.1',
      ...['host: x', 'x-person: ann', 'content-length: 900000', 'content-type: multipart/form-data; boundary=B'],
      ...['', '--B', 'content-disposition: form-data; name="images"; filename="a.jpg"', '', ''],
    ];
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(head.join('\r\n'));
        socket.write(jpeg.subarray(0, 500), () => setTimeout(patience).then(() => socket.destroy()));
      });
      socket.on('close', () => resolve());
    });
    await setTimeout(200);
    await expect.poll(() => readdir(join(app.folder, 'incoming')), { timeout: 10_000 }).toEqual([]);
    expect([await stored(), await rows()]).toEqual(before);
  });

  it('what a failing transaction had stored is taken back', async () => {
    const before = [await stored(), await rows()];
    queueIsDown = true;
    expect((await app.upload([['a.jpg', jpeg]])).status).toBe(500);
    queueIsDown = false;
    expect([await stored(), await rows()]).toEqual(before);
  });
});
