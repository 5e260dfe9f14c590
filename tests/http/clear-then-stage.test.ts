import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settledRun } from '#tests/support/settled-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let agent: Visitor;
let listing: string;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'inline' });
  agent = await app.person();
  listing = await agent.listing();
});
afterAll(() => app.stop());

const balance = async () => (await agent.get('/api/subscription/usage')).body.balance;
const order = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const uploaded = await agent.upload(listing, [{ name, bytes }]);
  return agent.post(`/api/projects/${listing}/services`, {
    serviceType: 'virtual_staging',
    mediaAssetId: uploaded.body.assets[0].id,
    creditCost: 3,
    parameters: { clearFirst: true, style: 'modern', roomType: 'living_room' },
  });
};
const pixelsOf = (bytes: Buffer | ArrayBuffer) =>
  sharp(new Uint8Array(bytes)).removeAlpha().resize(120, 80, { fit: 'fill' }).raw().toBuffer();

it('empties a furnished room and furnishes it anew as one order, for the price of both', async () => {
  const photo = await readFile('samples/small/09-family-room.jpg');
  const begun = await order('family-room.jpg', new Uint8Array(photo));
  expect(begun.status).toBe(202);
  expect(await balance()).toMatchObject({ available: 7 });
  const { run, asset, body } = await settledRun(agent, listing, begun.body.serviceRun.id);
  expect(run).toMatchObject({ status: 'completed', errorMessage: null });
  expect(await balance()).toMatchObject({ available: 7, reserved: 0 });
  // Both engines speak in one report, and the sign says that a network drew where clearing needed it.
  expect(run.report.details).toMatchObject({ clearing: { level: 'empty' } });
  expect(run.report.details.clearing.share).toBeGreaterThan(0.1);
  expect(run.report.details.items.length).toBeGreaterThan(1);
  expect(run.report.changedOutside).toBe(0);
  expect(body.mediaAssets.filter((a: { isProcessedResult: boolean }) => a.isProcessedResult)).toHaveLength(1);
  // The old sofa is gone and something new stands there: the middle of the room differs from the photo and from the bare room.
  const [before, after, bare] = await Promise.all([
    pixelsOf(photo),
    pixelsOf(await (await agent.fetch(asset.originalPath)).arrayBuffer()),
    pixelsOf(await readFile('samples/small/09-family-room.empty.jpg')),
  ]);
  const away = (from: Buffer): number => after.reduce((sum, v, i) => sum + Math.abs(v - from[i]!), 0) / after.length;
  expect(away(before)).toBeGreaterThan(8);
  expect(away(bare)).toBeGreaterThan(4);
});

it('refuses a room that has nothing to clear, and takes no credit for half an order', async () => {
  const had = await balance();
  const begun = await order('bare.jpg', new Uint8Array(await readFile('samples/small/09-family-room.empty.jpg')));
  const { run } = await settledRun(agent, listing, begun.body.serviceRun.id);
  expect(run).toMatchObject({ status: 'failed', errorCode: 'refused', outputPath: null });
  expect(run.errorMessage).toMatch(/stag/i);
  expect(await balance()).toMatchObject({ available: had.available, reserved: 0 });
});
