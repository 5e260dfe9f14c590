import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outboxMailer } from '#adapters/outbox-mail/outbox-mailer.ts';
import { warnLowCredits } from '#server/features/billing/warn-low-credits.ts';
import { captureCredits, sweepCredits } from '#server/features/credits/index.ts';
import { creditEntries } from '#server/features/credits/tables.ts';
import { mediaAssets } from '#server/features/photos/tables.ts';
import { serviceRuns } from '#server/features/runs/tables.ts';
import { buyPlan } from '#tests/support/buyer.ts';
import { interiorJpeg } from '#tests/support/pictures.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const DAY = 86_400_000;
let app: TestApp;
let moved = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const advance = (ms: number): void => {
  moved += ms;
  app.advance(ms);
};
const now = (): Date => new Date(Date.now() + moved);

const start = (who: Visitor, listing: string, key?: string) =>
  who.post(
    `/api/projects/${listing}/services`,
    { serviceType: 'listing_copy', creditCost: 1 },
    key ? { 'idempotency-key': key } : {},
  );
const balance = async (who: Visitor) => (await who.get('/api/subscription/usage')).body.balance;

it('whoever starts everything at once spends what they have and no more', async () => {
  const agent = await app.person();
  const listing = await agent.listing();
  const answers = await Promise.all(Array.from({ length: 16 }, () => start(agent, listing)));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((s) => s === 202)).toHaveLength(10);
  expect(statuses.filter((s) => s === 402)).toHaveLength(6);
  expect(answers.find((a) => a.status === 402)?.body).toMatchObject({ requiresUpgrade: true });
  expect(await balance(agent)).toMatchObject({ available: 0, reserved: 10 });

  // A run that did not deliver costs nothing: its credit starts another.
  const run = answers.find((a) => a.status === 202)?.body.serviceRun.id;
  const cancel = () => agent.post(`/api/projects/${listing}/service-runs/${run}/cancel`);
  await Promise.all([cancel(), cancel()]);
  expect(await balance(agent)).toMatchObject({ available: 1, reserved: 9 });
  const twice = await Promise.all([start(agent, listing, 'same'), start(agent, listing, 'same')]);
  expect(twice[0]?.body.serviceRun.id).toBe(twice[1]?.body.serviceRun.id);
  expect(await balance(agent)).toMatchObject({ available: 0, reserved: 10 });
});

it('a trial ends with its days, and the person keeps the view', async () => {
  const agent = await app.person();
  const listing = await agent.listing();
  expect((await start(agent, listing)).status).toBe(202);
  advance(7 * DAY + 1000);
  const current = (await agent.get('/api/subscription/current')).body;
  expect(current).toMatchObject({
    subscription: { status: 'canceled' },
    plan: { id: 'free', supportsServices: false },
  });
  expect(await start(agent, listing)).toMatchObject({ status: 402, body: { requiresUpgrade: true } });
  expect((await agent.get(`/api/projects/${listing}`)).status).toBe(200);
  expect((await agent.post('/api/auth/setup-trial', { createDefaultProject: false })).body.plan.id).toBe('free');
  await buyPlan(agent, 'starter');
  expect((await start(agent, listing)).status).toBe(202);
  const usage = (await agent.get('/api/subscription/usage')).body;
  expect(usage).toMatchObject({
    limits: { maxProjects: 3, maxServicesPerMonth: 20 },
    currentUsage: { servicesUsed: 1 },
  });
  expect(usage.history).toHaveLength(6);
});

it('listings a month are counted on the server, and Agency has no limit', async () => {
  const agent = await app.person();
  for (let i = 0; i < 3; i++) await agent.listing(`House ${i}`);
  const refused = await agent.post('/api/projects/create-with-property', {
    property: { address: '13 Maple Street' },
    project: { name: 'One too many', status: 'draft' },
  });
  expect(refused).toMatchObject({ status: 402, body: { code: 'project-limit', requiresUpgrade: true } });
  await buyPlan(agent, 'agency');
  for (let i = 0; i < 3; i++) await agent.listing(`More ${i}`);
  expect((await agent.get('/api/subscription/usage')).body.limits).toEqual({
    maxProjects: -1,
    maxServicesPerMonth: 300,
  });
});

const warnings = (): string[] => {
  const folder = join(app.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.subject.includes('credits')).map((mail) => mail.to);
};

it('one mail a cycle says that 80 % of the credits are used', async () => {
  const agent = await app.person({ email: 'thrifty@example.com' });
  const listing = await agent.listing();
  const mailer = outboxMailer(join(app.dataDir, 'outbox'));
  const look = () => warnLowCredits(app.database.db, { mailer, base: () => app.url, now });
  await look();
  for (let i = 0; i < 7; i++) await start(agent, listing);
  await look();
  expect(warnings()).not.toContain('thrifty@example.com');
  await start(agent, listing);
  await look();
  await look();
  expect(warnings().filter((to) => to === 'thrifty@example.com')).toHaveLength(1);
});

it('what has lapsed is written off once', async () => {
  const agent = await app.person();
  const { id } = (await agent.get('/api/auth/user')).body;
  advance(8 * DAY);
  expect(await sweepCredits(app.database.db, now())).toBeGreaterThan(0);
  expect(await sweepCredits(app.database.db, now())).toBe(0);
  const entries = (await app.database.db.select().from(creditEntries)).filter((e) => e.userId === id);
  expect(entries.map((e) => [e.kind, e.amount])).toEqual([
    ['grant', 10],
    ['expire', 10],
  ]);
});

it('a staged photo that is not right costs nothing: restaged first, given back once, gone from the listing', async () => {
  const agent = await app.person();
  const listing = await agent.listing();
  const userId = (await agent.get('/api/auth/user')).body.id;
  const [photo] = (await agent.upload(listing, [{ name: 'room.jpg', bytes: await interiorJpeg(64, 48) }])).body.assets;
  const order = { serviceType: 'virtual_staging', mediaAssetId: photo.id, parameters: {} };
  const paid = (await agent.post(`/api/projects/${listing}/services`, order)).body.serviceRun;
  const { db } = app.database;
  const [row] = await db.select().from(mediaAssets).where(eq(mediaAssets.id, photo.id));
  const delivered = async (runId: string, assetId: string) => {
    await db.transaction((tx) => captureCredits(tx, userId, runId, now()));
    await db.update(serviceRuns).set({ status: 'completed', finishedAt: now() }).where(eq(serviceRuns.id, runId));
    const made = { isProcessedResult: true, processingType: 'virtual_staging' as const, sourceServiceRunId: runId };
    await db.insert(mediaAssets).values({ ...row!, ...made, id: assetId, sourceMediaAssetId: photo.id });
  };
  const giveBack = (assetId: string, who = agent) =>
    who.post(`/api/projects/${listing}/media-assets/${assetId}/return-credits`);
  await delivered(paid.id, 'staged-once');
  const before = (await balance(agent)).available;
  expect(await giveBack('staged-once')).toMatchObject({
    status: 409,
    body: { code: 'not-eligible', message: expect.stringMatching(/^Restage it first/) },
  });

  const again = await agent.post(`/api/projects/${listing}/media-assets/staged-once/regenerate`);
  await delivered(again.body.serviceRun.id, 'staged-again');
  expect((await giveBack('staged-again', await app.person())).status).toBe(404);
  expect((await giveBack(photo.id)).body.code).toBe('not-a-result');
  expect((await giveBack('no-such-photo')).status).toBe(404);
  const answers = await Promise.all([giveBack('staged-again'), giveBack('staged-again')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ creditsReturned: paid.creditCost });
  expect((await balance(agent)).available).toBe(before + paid.creditCost);
  expect((await agent.get('/api/subscription/usage')).body.currentUsage.servicesUsed).toBe(0);
  const left = (await agent.get(`/api/projects/${listing}`)).body.mediaAssets;
  const shown = left.filter(({ isArchived }: { isArchived: boolean }) => !isArchived);
  expect(shown.map(({ id }: { id: string }) => id)).toEqual([photo.id]);
});
