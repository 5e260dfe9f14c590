import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exteriorJpeg } from '#tests/support/pictures.ts';
import { settledRun } from '#tests/support/settled-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unzip } from '#tests/support/unzip.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** From a finished result to what leaves the house: revisions, chat, words, links, the ZIP. */
describe('publishing a listing', () => {
  let app: TestApp;
  let who: Visitor;
  let project: string;
  let result: string;
  beforeAll(async () => {
    app = await startTestApp({ JOBS: 'inline' });
    who = await app.person();
    project = await who.listing('Dana\'s "Maple" House');
    const photo = (await who.upload(project, [{ name: 'front.jpg', bytes: await exteriorJpeg() }])).body.assets[0].id;
    await run({ serviceType: 'day_to_dusk', creditCost: 1, mediaAssetId: photo });
    const { mediaAssets } = (await who.get(`/api/projects/${project}`)).body;
    result = mediaAssets.find((a: { isProcessedResult: boolean }) => a.isProcessedResult).id;
  });
  afterAll(() => app.stop());

  const settled = async (runId: string) => (await settledRun(who, project, runId)).run;
  const run = async (order: object) => {
    const begun = await who.post(`/api/projects/${project}/services`, { parameters: {}, ...order });
    expect(begun.status).toBe(202);
    return settled(begun.body.serviceRun.id);
  };
  const left = async () => (await who.get('/api/subscription/usage')).body.balance.available;

  it('regenerates for free, five times a minute and no more', async () => {
    const before = await left();
    const path = `/api/projects/${project}/media-assets/${result}/regenerate`;
    const first = await who.post(path, {});
    expect(first.body.serviceRun).toMatchObject({ isRevision: true, creditCost: 0, serviceType: 'day_to_dusk' });
    for (let i = 0; i < 4; i++) expect((await who.post(path)).status).toBe(202);
    const refused = await who.post(path);
    expect(refused).toMatchObject({ status: 429, body: { code: 'revision-limit' } });
    expect(refused.body.retryAfter).toBeGreaterThan(0);
    expect((await settled(first.body.serviceRun.id)).status).toBe('completed');
    expect(await left()).toBe(before);
    app.advance(61_000);
  });

  it('edits by chat, and says plainly what it cannot do', async () => {
    const path = `/api/projects/${project}/media-assets/${result}/chat`;
    const edited = await who.post(path, { message: 'Please, no lights in the windows' });
    expect(edited.body.serviceRun.parameters).toMatchObject({ noLights: true });
    const other = await who.post(path, { message: 'Add a swimming pool' });
    expect(other.body.serviceRun).toBeNull();
    expect(other.body.messages.at(-1).text).toMatch(/cannot/);
    expect((await who.get(path)).body.messages).toHaveLength(4);
    expect((await who.post(`/api/projects/${project}/media-assets/nothing/chat`, { message: 'hi' })).status).toBe(404);
  });

  it('writes words in versions, and a person may write the next', async () => {
    expect((await run({ serviceType: 'listing_copy', creditCost: 1 })).status).toBe('completed');
    const drafts = async () => (await who.get(`/api/projects/${project}`)).body.contentDrafts;
    const [draft] = await drafts();
    expect(draft).toMatchObject({ contentType: 'listing_description', version: 1 });
    expect(JSON.parse(draft.content)).toMatchObject({ description: expect.any(String), features: expect.any(Array) });
    const saved = await who.put(`/api/projects/${project}/drafts/${draft.id}`, { content: 'My own words.' });
    expect(saved.body).toMatchObject({ version: 2, content: 'My own words.' });
    const versions = (await who.get(`/api/projects/${project}/drafts/${draft.id}/versions`)).body;
    expect(versions.map((v: { author: string }) => v.author)).toEqual(['person', 'writer']);
    // An older one is taken back as the next version; what stood between stays.
    const back = await who.put(`/api/projects/${project}/drafts/${draft.id}`, { content: versions[1].content });
    expect(back.body).toMatchObject({ version: 3, content: draft.content });
    expect((await who.get(`/api/projects/${project}/drafts/${draft.id}/versions`)).body).toHaveLength(3);
    const check = await who.post('/api/copy/check', {
      text: 'Perfect for a Christian family. No children.',
      kind: 'remarks',
    });
    const blocked = check.body.findings.find((f: { severity: string }) => f.severity === 'block');
    const receipts = `/api/projects/${project}/drafts/${draft.id}/overrides`;
    const kept = { findingId: blocked.id, text: blocked.text };
    expect((await who.post(receipts, { ...kept, reason: 'ok' })).status).toBe(400);
    const receipt = await who.post(receipts, { ...kept, reason: 'Quoted from the deed, counsel agreed' });
    expect(receipt.status).toBe(201);
    expect((await who.get(receipts)).body).toEqual([receipt.body]);
    expect((await (await app.person()).get(receipts)).status).toBe(404);
    expect((await who.put(`/api/projects/${project}/drafts/nothing`, { content: 'x' })).status).toBe(404);
  });

  it('takes blocked words only with a reason, and lets them out to nobody without one', async () => {
    const [draft] = (await who.get(`/api/projects/${project}`)).body.contentDrafts;
    const save = (content: string) => who.put(`/api/projects/${project}/drafts/${draft.id}`, { content });
    const refused = await save('A house. Adults only.');
    expect(refused).toMatchObject({ status: 422, body: { code: 'refused-by-guard' } });
    expect(JSON.stringify(refused.body)).toMatch(/Adults only/);
    expect((await save(JSON.stringify({ description: 'A house.', features: ['Adults only'] }))).status).toBe(422);
    const alteredPhotos = true;
    const check = await who.post('/api/copy/check', { text: 'A house. Adults only.', kind: 'remarks', alteredPhotos });
    expect(check.body.findings.map((f: { ruleId: string }) => f.ruleId)).toContain('mls-staged-sentence');
    const [block] = check.body.findings;
    const receipts = `/api/projects/${project}/drafts/${draft.id}/overrides`;
    await who.post(receipts, { findingId: block.id, text: block.text, reason: 'Qualified 62+ building, permit filed' });
    const saved = await save('A house. Adults only.');
    expect(saved).toMatchObject({ status: 200, body: { content: 'A house. Adults only.' } });
    expect((await save('A house. Adults only. No children.')).status).toBe(422);
    // A rule of the MLS that the listing moves to holds for texts that are already there: they are not let out.
    await who.put(`/api/projects/${project}`, { name: 'Stellar', mlsId: 'stellar' });
    const link = (copy: boolean) =>
      who.post(`/api/projects/${project}/shares`, { include: { photos: true, videos: true, copy } });
    expect(await link(true)).toMatchObject({ status: 422, body: { code: 'refused-by-guard' } });
    expect((await link(false)).status).toBe(201);
    const ways = async () => [
      (await who.fetch(`/api/projects/${project}/export.zip`)).status,
      (await who.get(`/api/projects/${project}/publishing`)).status,
    ];
    expect(await ways()).toEqual([422, 422]);
    expect((await save('One or more photo(s) was virtually staged. A house.')).status).toBe(200);
    expect((await link(true)).status).toBe(201);
    expect(await ways()).toEqual([200, 204]);
    await who.put(`/api/projects/${project}`, { name: 'Any', mlsId: 'default' });
  });

  it('reads the listing’s own description as notes until the person writes or empties them', async () => {
    const made = await who.post('/api/projects/create-with-property', {
      property: { address: '14 Maple Street' },
      project: { name: 'Described', description: 'A screened porch and quartz counters.' },
    });
    const path = `/api/projects/${made.body.project.id}/facts`;
    const read = async () => JSON.stringify((await who.get(path)).body.facts);
    expect(await read()).toMatch(/screened porch/i);
    await who.put(path, { notes: '' });
    expect(await read()).not.toMatch(/screened porch/i);
  });

  it('writes from facts that the person has confirmed, and never from rejected ones', async () => {
    const path = `/api/projects/${project}/facts`;
    const said = await who.put(path, {
      notes: 'Quartz counters in the kitchen. Maybe a wine cellar. Call 503-555-0100.',
    });
    const fact = (words: string) => said.body.facts.find((f: { label: string }) => f.label.includes(words));
    expect(fact('quartz')).toMatchObject({ kind: 'notes', status: 'stated', quote: expect.stringMatching(/quartz/i) });
    expect(fact('wine')).toMatchObject({ status: 'proposed' });
    expect(said.body.refused.length).toBeGreaterThan(0);
    const reviewed = await who.put(path, { confirmed: [fact('wine').id], rejected: [fact('quartz').id] });
    expect(reviewed.body.notes).toMatch(/^Quartz/);
    expect((await run({ serviceType: 'listing_copy', creditCost: 1 })).status).toBe('completed');
    const [draft] = (await who.get(`/api/projects/${project}`)).body.contentDrafts;
    expect(draft.content).toMatch(/wine/i);
    expect(JSON.parse(draft.content).description).not.toMatch(/quartz/i);
    expect((await who.put(path, { surprise: 1 })).status).toBe(400);
    const stranger = await app.person();
    expect([(await stranger.get(path)).status, (await stranger.put(path, { notes: 'x' })).status]).toEqual([404, 404]);
  });

  it('shares with a stranger until it is withdrawn', async () => {
    const made = await who.post(`/api/projects/${project}/shares`, { expiresInDays: 7 });
    expect(made.status).toBe(201);
    const stranger = app.visitor();
    const open = () => stranger.get(`/api/share/${made.body.token}`);
    const page = (await open()).body;
    // Several versions were made above; strangers see the newest.
    expect(page.altered).toHaveLength(1);
    expect(page.altered[0]).toMatchObject({
      serviceType: 'day_to_dusk',
      disclosure: expect.stringMatching(/altered/i),
    });
    expect((await stranger.fetch(page.altered[0].after.path)).status).toBe(200);
    expect((await stranger.fetch(page.altered[0].after.path.split('?')[0])).status).toBe(404);
    expect(JSON.stringify(page)).not.toContain('@example.com');
    expect((await who.get(`/api/projects/${project}/shares`)).body[0].views).toBe(1);
    const other = await app.person();
    expect((await other.send('DELETE', `/api/shares/${made.body.id}`)).status).toBe(404);
    expect((await who.send('DELETE', `/api/shares/${made.body.id}`)).status).toBe(204);
    expect((await open()).status).toBe(410);
    expect((await stranger.fetch(page.altered[0].after.path)).status).toBe(404);
    expect((await stranger.get('/api/share/nonsense')).status).toBe(404);
  });

  it('packs everything into one ZIP with hashes', async () => {
    const response = await who.fetch(`/api/projects/${project}/export.zip`);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = await unzip(new Uint8Array(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['originals/front.jpg', 'results/front_day_to_dusk.jpg', 'captions.csv', 'manifest.json']),
    );
    const receipts = JSON.parse(files.get('copy/listing_description.receipts.json')?.toString() ?? '[]');
    expect(receipts.map((r: { reason: string }) => r.reason)).toContain('Qualified 62+ building, permit filed');
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '{}');
    for (const { name, sha256 } of manifest.files) {
      const { createHash } = await import('node:crypto');
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ).toBe(sha256);
    }
    expect((await (await app.person()).fetch(`/api/projects/${project}/export.zip`)).status).toBe(404);
  });
});
