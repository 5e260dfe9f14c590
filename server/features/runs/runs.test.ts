import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exteriorJpeg, interiorJpeg } from '#tests/support/pictures.ts';
import { settledRun } from '#tests/support/settled-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

describe('runs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ JOBS: 'inline' });
  });
  afterAll(() => app.stop());

  const prepared = async (
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<{ who: Visitor; project: string; photo: string }> => {
    const who = await app.person();
    const project = await who.listing();
    const answer = await who.upload(project, [{ name: 'front.jpg', bytes }]);
    return { who, project, photo: answer.body.assets[0].id };
  };
  const start = (who: Visitor, project: string, photo: string | undefined, more: object = {}, headers = {}) =>
    who.post(
      `/api/projects/${project}/services`,
      { serviceType: 'day_to_dusk', creditCost: 1, parameters: {}, ...(photo ? { mediaAssetId: photo } : {}), ...more },
      headers,
    );
  const balance = async (who: Visitor) => (await who.get('/api/subscription/usage')).body.balance;

  it('turns a photo into dusk and charges once', async () => {
    const { who, project, photo } = await prepared(await exteriorJpeg());
    const begun = await start(who, project, photo);
    expect(begun.status).toBe(202);
    expect(begun.body.serviceRun.status).toBe('pending');
    expect((await balance(who)).available).toBe(9);
    const { run, body } = await settledRun(who, project, begun.body.serviceRun.id);
    expect(run.errorMessage).toBeNull();
    expect(run.status).toBe('completed');
    expect(run.outputPath).toMatch(/^\/objects\//);
    const result = body.mediaAssets.find((a: { isProcessedResult: boolean }) => a.isProcessedResult);
    expect(result).toMatchObject({
      processingType: 'day_to_dusk',
      sourceMediaAssetId: photo,
      sourceServiceRunId: run.id,
    });
    expect(body.project.status).toBe('completed');
    expect(await balance(who)).toMatchObject({ available: 9, reserved: 0 });
    const file = await who.fetch(run.outputPath);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect((await app.visitor().fetch(run.outputPath)).status).toBe(404);
  });

  it('refuses an interior without charge, and the listing goes back to what it was', async () => {
    const { who, project, photo } = await prepared(await interiorJpeg());
    const begun = await start(who, project, photo);
    const { run, body } = await settledRun(who, project, begun.body.serviceRun.id);
    expect(run).toMatchObject({ status: 'failed', outputPath: null });
    expect(['refused', 'needs-input']).toContain(run.errorCode);
    expect(run.errorMessage).toBe(run.error);
    expect(body.project.status).toBe('draft');
    expect(await balance(who)).toMatchObject({ available: 10, reserved: 0 });
  });

  it('starts once for one idempotency key', async () => {
    const { who, project, photo } = await prepared(await exteriorJpeg());
    const key = { 'idempotency-key': 'once' };
    const [a, b] = await Promise.all([start(who, project, photo, {}, key), start(who, project, photo, {}, key)]);
    expect(a.body.serviceRun.id).toBe(b.body.serviceRun.id);
    await settledRun(who, project, a.body.serviceRun.id);
    expect((await balance(who)).available).toBe(9);
  });

  it('can be cancelled: no charge, and cancelling again is refused', async () => {
    const { who, project, photo } = await prepared(await exteriorJpeg());
    const begun = await start(who, project, photo);
    const path = `/api/projects/${project}/service-runs/${begun.body.serviceRun.id}/cancel`;
    const cancelled = await who.post(path);
    expect(cancelled.status).toBe(202);
    expect(cancelled.body.serviceRun).toMatchObject({ status: 'failed', errorCode: 'cancelled' });
    expect(await balance(who)).toMatchObject({ available: 10, reserved: 0 });
    expect((await who.post(path)).status).toBe(409);
  });

  it('refuses bad orders with a sentence and writes nothing', async () => {
    const { who, project, photo } = await prepared(await exteriorJpeg());
    const stranger = await app.person();
    expect((await start(who, project, undefined)).body).toMatchObject({
      code: 'no-photos',
      message: 'Please select at least one photo for this service',
    });
    expect(await start(who, project, photo, { creditCost: 7 })).toMatchObject({
      status: 409,
      body: { code: 'price-changed', creditCost: 1 },
    });
    expect((await start(who, project, photo, { parameters: { sky: 'green' } })).status).toBe(400);
    expect((await start(who, project, photo, { surprise: 1 })).status).toBe(400);
    expect((await start(who, project, 'not-an-id')).status).toBe(404);
    expect((await start(stranger, project, photo)).status).toBe(404);
    const { body } = await who.get(`/api/projects/${project}`);
    expect(body.serviceRuns).toEqual([]);
    expect(body.project.status).toBe('draft');
    expect((await balance(who)).available).toBe(10);
  });

  it('answers 402 with requiresUpgrade on the free plan and when the trial is over', async () => {
    const { who, project, photo } = await prepared(await exteriorJpeg());
    app.advance(8 * 86_400_000);
    const refused = await start(who, project, photo);
    app.advance(-8 * 86_400_000);
    expect(refused).toMatchObject({ status: 402, body: { requiresUpgrade: true } });
  });
});
