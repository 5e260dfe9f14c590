import { afterAll, beforeAll, expect, it } from 'vitest';
import { cameraJpeg, samplePicture } from '#tests/support/sample-photos.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a signed-in agent uploads photos to a listing and nobody else sees them', async () => {
  const agent = await app.person();
  const listing = await agent.listing();
  const uploaded = await agent.upload(listing, [
    { name: 'front.jpg', bytes: new Uint8Array(await cameraJpeg()) },
    { name: 'virus.jpg', bytes: new TextEncoder().encode('not a photo') },
    { name: 'kitchen.png', bytes: new Uint8Array(await samplePicture().png().toBuffer()) },
  ]);
  expect(uploaded.status).toBe(201);
  expect(uploaded.body.rejected).toMatchObject([{ fileName: 'virus.jpg', code: 'unsupported-type' }]);

  const detail = await agent.get(`/api/projects/${listing}`);
  expect(detail.body.mediaAssets).toEqual(uploaded.body.assets);
  expect(detail.body.project.coverPath).toBe(uploaded.body.assets[0].thumbnailPath);

  const [photo] = uploaded.body.assets;
  const shown = await agent.fetch(photo.thumbnailPath);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const rival = await app.person();
  expect((await rival.fetch(photo.thumbnailPath)).status).toBe(404);
  expect((await app.visitor().fetch(photo.originalPath)).status).toBe(404);
  expect((await rival.upload(listing, [{ name: 'a.jpg', bytes: new Uint8Array(await cameraJpeg()) }])).status).toBe(
    404,
  );

  expect((await agent.post(`/api/projects/${listing}/media/${photo.id}/archive`)).status).toBe(204);
  expect((await agent.get(`/api/projects/${listing}`)).body.project.assetCount).toBe(1);
  expect((await agent.post(`/api/projects/${listing}/media/${photo.id}/restore`)).status).toBe(204);
  expect((await agent.get(`/api/projects/${listing}`)).body.project.assetCount).toBe(2);
});
