import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '#domain/scene/scene.ts';
import { settledRun } from '#tests/support/settled-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const sample = async (name: string) => new Uint8Array(await readFile(`samples/small/${name}.jpg`));

let app: TestApp;
let who: Visitor;
let project: string;
/** The photo and what staging made of it, once for the whole file. */
let photo: string;
let staged: string;
let scene: Scene;

const start = (serviceType: string, mediaAssetId: string, parameters: object = {}) =>
  who.post(`/api/projects/${project}/services`, { serviceType, parameters, mediaAssetId });
const at = (asset: string, what: string) => `/api/projects/${project}/media-assets/${asset}/${what}`;
const add = async (name: string) =>
  (await who.upload(project, [{ name: `${name}.jpg`, bytes: await sample(name) }])).body.assets[0].id as string;
const revisions = async () =>
  (await who.get(`/api/projects/${project}`)).body.serviceRuns.filter((r: { isRevision: boolean }) => r.isRevision)
    .length;

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'inline' });
  who = await app.person();
  project = await who.listing();
  photo = await add('07-office');
  const begun = await start('virtual_staging', photo, { roomType: 'office', style: 'modern' });
  const { run, asset } = await settledRun(who, project, begun.body.serviceRun.id);
  expect(run.errorMessage).toBeNull();
  staged = asset.id;
});
afterAll(() => app.stop());

describe('the scene of a staged photo', () => {
  it('is read in metres, by its owner alone', async () => {
    const read = await who.get(at(staged, 'scene'));
    expect(read.status).toBe(200);
    scene = read.body.scene;
    expect(scene.camera.width).toBe(640);
    expect(scene.plan.items.map(({ kind }) => kind)).toContain('desk');
    const stranger = await app.person();
    expect((await stranger.get(at(staged, 'scene'))).status).toBe(404);
    expect((await stranger.post(at(staged, 'scene'), { operations: [] })).status).toBe(404);
    expect((await app.visitor().get(at(staged, 'scene'))).status).toBe(401);
    expect((await who.get(at(photo, 'scene'))).body.code).toBe('not-a-result');
    expect((await who.get(at('nothing', 'scene'))).status).toBe(404);
  });

  it('shows an edit before it is made: 800 px at most, not counted, the last one kept', async () => {
    const desk = scene.plan.items.find(({ kind }) => kind === 'desk')!;
    const edit = (operations: object[]) => who.post(at(staged, 'scene'), { operations });
    const first = await edit([{ op: 'recolour', item: desk.id, colour: '#aa2222' }]);
    expect(first.status).toBe(200);
    const tinted = first.body.scene.plan.items.find(({ id }: { id: string }) => id === desk.id);
    expect(tinted.tint).toBe('#aa2222');
    const picture = await who.fetch(first.body.previewPath);
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(640);
    const second = await edit([{ op: 'remove', item: 'piano-1' }]);
    expect(second.body.refused).toEqual(["There is no piece 'piano-1' in this picture."]);
    expect((await who.fetch(first.body.previewPath)).status).toBe(404);
    expect(await revisions()).toBe(0);
  });

  it('refuses what is no edit', async () => {
    const edit = (body: object) => who.post(at(staged, 'scene'), body);
    expect((await edit({ operations: [{ op: 'explode', item: 'desk-1' }] })).status).toBe(400);
    expect((await edit({ operations: [{ op: 'move', item: 'desk-1' }] })).status).toBe(400);
    expect((await edit({ operations: [], surprise: 1 })).status).toBe(400);
    expect((await edit({ operations: [], apply: true })).body.message).toBe('There is nothing to change.');
    const gone = { operations: [{ op: 'remove', item: 'piano-1' }], apply: true };
    expect((await edit(gone)).body.message).toBe("There is no piece 'piano-1' in this picture.");
    const paid = await start('virtual_staging', photo, { operations: [{ op: 'remove', item: 'desk-1' }] });
    expect(paid.body.message).toBe('Only a staged photo can be edited.');
  });

  it('is applied as a free revision that keeps everything else, and says what changed', async () => {
    const before = (await who.get('/api/subscription/usage')).body.balance;
    const desk = scene.plan.items.find(({ kind }) => kind === 'desk')!;
    const operations = [{ op: 'remove', item: desk.id }];
    const applied = await who.post(at(staged, 'scene'), { operations, apply: true });
    expect(applied.status).toBe(202);
    expect(applied.body.serviceRun).toMatchObject({ isRevision: true, creditCost: 0 });
    const { run, asset } = await settledRun(who, project, applied.body.serviceRun.id);
    expect(run.status).toBe('completed');
    expect(asset.sourceMediaAssetId).toBe(photo);
    const after: Scene = (await who.get(at(asset.id, 'scene'))).body.scene;
    expect(after.camera).toEqual(scene.camera);
    const ids = after.plan.items.map(({ id }) => id);
    expect(ids).not.toContain(desk.id);
    expect(scene.plan.items.filter(({ id }) => ids.includes(id))).toEqual(after.plan.items);
    expect((await who.get('/api/subscription/usage')).body.balance).toEqual(before);
    expect(run.report).toMatchObject({ changedOutside: 0 });
    expect(run.report.changedShare).toBeGreaterThan(0);
    const map = await who.fetch(run.report.diffMapPath);
    const { data } = await sharp(await map.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const share = data.filter((v) => v > 0).length / data.length;
    expect(share).toBeCloseTo(run.report.changedShare, 2);
  });

  it('is edited by the chat with the same operations', async () => {
    const said = await who.post(at(staged, 'chat'), { message: 'Make the office chair green' });
    expect(said.body.messages.at(-1).text).toBe('Making the office chair green.');
    expect(said.body.serviceRun.parameters.operations).toEqual([
      { op: 'recolour', item: 'office-chair-1', colour: '#56715a' },
    ]);
    await who.post(`/api/projects/${project}/service-runs/${said.body.serviceRun.id}/cancel`);
    const cannot = await who.post(at(staged, 'chat'), { message: 'remove the bed' });
    expect(cannot.body).toMatchObject({ serviceRun: null });
    expect(cannot.body.messages.at(-1).text).toBe('There is no bed in this picture.');
    expect((await who.get(at(staged, 'chat'))).body.messages).toHaveLength(4);
    expect((await (await app.person()).post(at(staged, 'chat'), { message: 'warmer' })).status).toBe(404);
  });
});

describe('a conversation', () => {
  const say = async (asset: string, message: string) => (await who.post(at(asset, 'chat'), { message })).body;
  it('goes on from the version that is being made, and stays with each later version', async () => {
    const green = await say(staged, 'Make the office chair green');
    const bare = await say(staged, 'Remove the desk');
    expect(bare.messages.at(-1).text).toBe('Taking out the desk.');
    expect(bare.serviceRun.parameters.operations).toEqual([
      { op: 'recolour', item: 'office-chair-1', colour: '#56715a' },
      { op: 'remove', item: 'desk-1' },
    ]);
    const again = await say(staged, 'Make the desk blue');
    expect(again.messages.at(-1).text).toBe('There is no desk in this picture.');
    await settledRun(who, project, green.serviceRun.id);
    const { asset } = await settledRun(who, project, bare.serviceRun.id);
    const { plan }: Scene = (await who.get(at(asset.id, 'scene'))).body.scene;
    expect(plan.items.find(({ id }) => id === 'office-chair-1')?.tint).toBe('#56715a');
    expect(plan.items.map(({ id }) => id)).not.toContain('desk-1');
    const { messages } = (await who.get(at(asset.id, 'chat'))).body;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(['Make the office chair green', 'Remove the desk', 'There is no desk in this picture.']),
    );
    // Said to the version that the page still shows while it waits for that one.
    await who.post(at(staged, 'chat'), { message: 'Remove the piano', after: bare.serviceRun.id });
    const lastOf = async (id: string) => (await who.get(at(id, 'chat'))).body.messages.at(-2).text;
    expect(await lastOf(asset.id)).toBe('Remove the piano');
    expect(await lastOf(staged)).not.toBe('Remove the piano');
  });

  it('says that it must wait for furniture that is only being planned', async () => {
    const style = await say(staged, 'Farmhouse style');
    const early = await say(staged, 'Remove the desk');
    expect(early.serviceRun).toBeNull();
    expect(early.messages.at(-1).text).toMatch(/^A new version is being made/);
    await who.post(`/api/projects/${project}/service-runs/${style.serviceRun.id}/cancel`);
  });
});

describe('a painted area', () => {
  const paint = async (asset: string, kind: string) => {
    const black = { width: 320, height: 213, channels: 3 as const, background: '#000' };
    const white = { create: { width: 30, height: 24, channels: 3 as const, background: '#fff' } };
    const patch = { input: await sharp(white).png().toBuffer(), left: 150, top: 140 };
    const png = await sharp({ create: black }).composite([patch]).png().toBuffer();
    return who.fetch(at(asset, `masks/${kind}`), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: png,
    });
  };
  it('is cleared on any photo, and nothing outside it changes', async () => {
    expect((await start('room_clearing', photo, { answer: { mask: 'clear' } })).body.message).toBe(
      'Mark the area on the photo first.',
    );
    const stolen = { answer: { mask: 'clear', maskKey: 'listings/other/photo/masks/clear-1.png' } };
    expect((await start('room_clearing', photo, stolen)).status).toBe(400);
    expect((await paint(photo, 'clear')).status).toBe(204);
    const begun = await start('room_clearing', photo, { answer: { mask: 'clear' } });
    const { run, asset } = await settledRun(who, project, begun.body.serviceRun.id);
    expect(run.errorMessage).toBeNull();
    expect(run.report.changedShare).toBeGreaterThan(0);
    expect(run.report.changedShare).toBeLessThan(0.012);
    const kept = await who.fetch(at(asset.id, 'masks/clear'));
    expect((await sharp(await kept.arrayBuffer()).metadata()).width).toBe(640);
  });
});

it('an MLS that takes no added lights sets the default of dusk, which an order may override', async () => {
  const front = await add('01-front');
  await who.put(`/api/projects/${project}`, { name: 'Maple House', mlsId: 'stellar' });
  expect((await who.get(`/api/projects/${project}`)).body.project.noAddedLights).toBe(true);
  const cancelled = async (parameters: object) => {
    const { serviceRun } = (await start('day_to_dusk', front, parameters)).body;
    await who.post(`/api/projects/${project}/service-runs/${serviceRun.id}/cancel`);
    return serviceRun.parameters.noLights;
  };
  expect(await cancelled({})).toBe(true);
  expect(await cancelled({ noLights: false })).toBe(false);
});

it('the sky is proposed for correction, and what the person painted is what dusk believes', async () => {
  const front = await add('01-front');
  const proposal = await who.fetch(at(front, 'masks/sky'));
  expect(proposal.status).toBe(200);
  const png = new Uint8Array(await proposal.arrayBuffer());
  const { channels } = await sharp(png).stats();
  expect(channels[0]!.mean).toBeGreaterThan(20);
  await who.fetch(at(front, 'masks/sky'), { method: 'PUT', headers: { 'content-type': 'image/png' }, body: png });
  const begun = await start('day_to_dusk', front, { answer: { mask: 'sky' }, noLights: true });
  const { run } = await settledRun(who, project, begun.body.serviceRun.id);
  expect(run.errorMessage).toBeNull();
  expect(run.report.confidence).toBe(1);
  expect(run.report.details.windows.every(({ lit }: { lit: boolean }) => !lit)).toBe(true);
});
