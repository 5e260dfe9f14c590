import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaAssets } from '#server/features/photos/tables.ts';
import { serviceRuns } from '#server/features/runs/tables.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { projects } from './tables.ts';

const DAY = 86_400_000;

describe('listings', () => {
  let app: TestApp;
  let who: Visitor;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
    who = await app.person();
    id = await who.listing('Maple House');
  });
  afterAll(() => app.stop());

  const create = (property: object, project: object) =>
    who.post('/api/projects/create-with-property', { property, project });

  it('are created as drafts, with nothing where nothing was said', async () => {
    const { status, body } = await create(
      { address: ' 1 Elm St ', bathrooms: '2.5', bedrooms: '', listingPrice: '' },
      { name: ' Elm ', description: '', status: 'draft' },
    );
    expect(status).toBe(201);
    expect(body.project).toMatchObject({ name: 'Elm', description: null, status: 'draft', assetCount: 0 });
    expect(body.property).toMatchObject({
      ...{ address: '1 Elm St', bathrooms: 2.5, bedrooms: null, listingPrice: null },
      propertyType: 'single_family',
    });
  });

  it('say what is missing, and take no unknown field', async () => {
    const empty = await create({ address: '' }, { name: '', status: 'draft' });
    expect(empty.status).toBe(400);
    expect(JSON.stringify(empty.body)).toContain('Property address is required');
    expect((await create({ address: 'x', bedrooms: -1 }, { name: 'y' })).status).toBe(400);
    const thirds = await create({ address: 'x', bathrooms: 2.3 }, { name: 'y' });
    expect(thirds.status).toBe(400);
    expect(thirds.body.message).toBe('Bathrooms must be a number from 0 to 50, in steps of 0.5');
    expect((await create({ address: 'x', propertyType: 'castle' }, { name: 'y' })).status).toBe(400);
    expect((await create({ address: 'x', colour: 'red' }, { name: 'y' })).status).toBe(400);
  });

  it('show the photo that was chosen first as their cover, whichever arrived first', async () => {
    const agent = await app.person();
    const projectId = await agent.listing('Cover');
    const photo = (id: string, position: number, isProcessedResult = false) => ({
      ...{ id, projectId, position, isProcessedResult, key: `listings/${projectId}/${id}/photo.jpg` },
      ...{ fileName: `${id}.jpg`, contentType: 'image/jpeg', width: 4, height: 3 },
    });
    await app.database.db.insert(mediaAssets).values(photo('cover-kitchen', 2));
    await app.database.db.insert(mediaAssets).values([photo('cover-dusk', 0, true), photo('cover-front', 1)]);
    expect((await agent.get('/api/projects')).body[0].coverPath).toContain('/cover-front/');
    const { mediaAssets: shown } = (await agent.get(`/api/projects/${projectId}`)).body;
    expect(shown.map((one: { id: string }) => one.id)).toEqual(['cover-front', 'cover-kitchen', 'cover-dusk']);
  });

  it('end where the plan ends, with a way up', async () => {
    const small = await app.person();
    for (let i = 0; i < 3; i++) await small.listing(`House ${i}`);
    const refused = await small.post('/api/projects/create-with-property', {
      property: { address: 'x' },
      project: { name: 'One too many' },
    });
    expect(refused).toMatchObject({ status: 402, body: { code: 'project-limit', requiresUpgrade: true } });
  });

  it('are filtered, searched, sorted and paged by the server', async () => {
    const agent = await app.person();
    const userId = (await agent.get('/api/auth/user')).body.id;
    const { db } = app.database;
    const first = await agent.listing('100% Oak');
    await agent.listing('Birch');
    await agent.put(`/api/projects/${first}/status`, { status: 'completed' });
    for (let i = 0; i < 12; i++) {
      const at = new Date(Date.now() - (40 + i) * DAY);
      const old = { id: `${userId}-${i}`, userId, name: `Old ${i}`, createdAt: at, updatedAt: at };
      await db.insert(projects).values(old);
      await db.execute(
        `insert into properties (id, project_id, address) values ('${old.id}', '${old.id}', 'Lane ${i}')`,
      );
    }
    const list = async (query: string) => {
      const { body, headers } = await agent.get(`/api/projects?${query}`);
      return { names: body.map((one: { name: string }) => one.name), total: Number(headers.get('x-total-count')) };
    };
    expect((await list('limit=10')).total).toBe(14);
    expect((await list('limit=10&page=2')).names).toHaveLength(4);
    expect(await list('days=30&sort=name')).toEqual({ names: ['100% Oak', 'Birch'], total: 2 });
    expect(await list('status=completed')).toEqual({ names: ['100% Oak'], total: 1 });
    expect(await list('q=0%25%20oak')).toEqual({ names: ['100% Oak'], total: 1 });
    expect(await list('q=lane%2011')).toEqual({ names: ['Old 11'], total: 1 });
    expect((await list('q=100_')).total).toBe(0);
    expect((await agent.get('/api/projects?limit=0')).status).toBe(400);
  });

  it('are edited, selected and given a status by hand', async () => {
    const edited = await who.put(`/api/projects/${id}`, { name: ' Oak House ', description: ' Nice ' });
    expect(edited.body).toMatchObject({ name: 'Oak House', description: 'Nice' });
    expect((await who.put(`/api/projects/${id}`, { name: ' ' })).status).toBe(400);
    expect((await who.put(`/api/projects/${id}/status`, { status: 'archived' })).body.status).toBe('archived');
    expect((await who.put(`/api/projects/${id}/status`, { status: 'draft' })).status).toBe(400);
    const basket = await who.put(`/api/projects/${id}/selection-basket`, { selectedAssetIds: ['a', 'a', 'b'] });
    expect(basket.body).toEqual({ selectedAssetIds: ['a', 'b'] });
    expect((await who.get(`/api/projects/${id}`)).body.selectionBasket).toEqual({ selectedAssetIds: [] });
    expect((await who.put(`/api/projects/${id}/address`, { address: 'x' })).status).toBe(409);
  });

  it('tell how long the queue will take once runs have been timed, and nothing before', async () => {
    const userId = (await who.get('/api/auth/user')).body.id;
    const row = {
      projectId: id,
      userId,
      serviceType: 'ken_burns_video',
      parameters: {},
      seed: 1,
      creditCost: 3,
    } as const;
    const minutes = async () => (await who.get('/api/projects?q=Oak')).body[0].estimatedMinutes;
    await app.database.db.insert(serviceRuns).values({ ...row, id: 'waits', status: 'processing', progress: 0.5 });
    expect(await minutes()).toBeNull();
    const now = Date.now();
    await app.database.db.insert(serviceRuns).values({
      ...{ ...row, id: 'was', status: 'completed' as const },
      startedAt: new Date(now - 600_000),
      finishedAt: new Date(now - 240_000),
    });
    expect(await minutes()).toBe(3);
  });

  it('are nobody else’s, and nobody’s who is not signed in', async () => {
    const stranger = await app.person();
    const visitor = app.visitor();
    const at = `/api/projects/${id}`;
    const calls: [string, string, unknown?][] = [
      ['GET', at],
      ['PUT', at, { name: 'Mine' }],
      ['PUT', `${at}/status`, { status: 'active' }],
      ['PUT', `${at}/address`, { address: 'x' }],
      ['PUT', `${at}/selection-basket`, { selectedAssetIds: [] }],
      ['GET', `${at}/facts`],
      ['PUT', `${at}/facts`, { notes: 'x' }],
      ['GET', `${at}/events`],
      ['GET', `${at}/export.zip`],
      ['GET', `${at}/publishing`],
      ['GET', `${at}/shares`],
      ['POST', `${at}/shares`, {}],
      ['POST', `${at}/assets/samples`],
      ['PUT', `${at}/media/a`, { fileName: 'x' }],
      ['POST', `${at}/media/a/archive`],
      ['POST', `${at}/media/a/restore`],
      ['GET', `${at}/media/a/download`],
      ['POST', `${at}/services`, { serviceType: 'listing_copy', creditCost: 1, parameters: {} }],
      ['POST', `${at}/service-runs/a/cancel`],
      ['POST', `${at}/media-assets/a/regenerate`, {}],
      ['PUT', `${at}/drafts/a`, { content: 'x' }],
      ['GET', `${at}/drafts/a/versions`],
      ['GET', `${at}/drafts/a/overrides`],
      ['POST', `${at}/drafts/a/overrides`, { findingId: 'a', reason: 'because it must be' }],
      ['DELETE', '/api/shares/a'],
    ];
    for (const [method, path, body] of calls) {
      expect((await stranger.send(method, path, body)).status, `${method} ${path}`).toBe(404);
      expect((await visitor.send(method, path, body)).status, `${method} ${path}`).toBe(401);
    }
    expect((await visitor.get('/api/projects')).status).toBe(401);
    expect((await stranger.get('/api/projects')).body).toEqual([]);
  });
});
