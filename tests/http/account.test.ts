import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyPlan } from '#tests/support/buyer.ts';
import { cameraJpeg } from '#tests/support/sample-photos.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SUPPORT_EMAIL: 'help@example.com' });
});
afterAll(() => app.stop());

const mails = (): { to: string; subject: string; text: string }[] =>
  readdirSync(join(app.dataDir, 'outbox')).map((name) =>
    JSON.parse(readFileSync(join(app.dataDir, 'outbox', name), 'utf8')),
  );
const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String);

it('feedback is kept, mailed, checked and limited', async () => {
  const agent = await app.person();
  const sent = await agent.post('/api/feedback', { type: 'bug', message: 'The slider jumps back.', email: '' });
  expect(sent.status).toBe(201);
  expect(mails()).toContainEqual(expect.objectContaining({ to: 'help@example.com', subject: 'Portico feedback: Bug' }));
  const refused = async (body: object) => (await agent.post('/api/feedback', body)).body.message;
  expect(await refused({ message: 'short' })).toBe('Message must be at least 10 characters');
  expect(await refused({ message: 'x'.repeat(5001) })).toBe('Message must be at most 5000 characters');
  expect(await refused({ message: 'long enough it is', email: 'nobody' })).toBe('Invalid email address');
  expect((await agent.post('/api/feedback', { message: 'long enough it is', type: 'rant' })).status).toBe(400);
  expect((await agent.post('/api/feedback', { message: 'long enough it is', extra: 1 })).status).toBe(400);
  expect((await app.visitor().post('/api/feedback', { message: 'long enough it is' })).status).toBe(401);
  for (let i = 0; i < 4; i++) await agent.post('/api/feedback', { message: 'One more thing that I saw' });
  const flood = await agent.post('/api/feedback', { message: 'One more thing that I saw' });
  expect([flood.status, flood.body.retryAfter > 0, flood.headers.has('retry-after')]).toEqual([429, true, true]);
  app.advance(3_600_001);
  expect((await agent.post('/api/feedback', { message: 'One more thing that I saw' })).status).toBe(201);
});

const putLogo = (who: Visitor, bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
  who.fetch('/api/account/brand-kit/logo', { method: 'PUT', headers: { 'content-type': type }, body: bytes });
const logo = async (width: number): Promise<Uint8Array<ArrayBuffer>> => {
  const create = { width, height: 64, channels: 4 as const, background: { r: 30, g: 60, b: 90, alpha: 0.5 } };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
};

it('a brand kit is saved with its logo, for its owner alone', async () => {
  const agent = await app.person();
  expect((await agent.get('/api/account/brand-kit')).body).toMatchObject({ agentName: '', logoPath: null });
  const kit = {
    agentName: 'Ada Agent',
    brokerage: 'Maple & Co',
    phone: '555 0100',
    website: 'maple.example',
    licence: 'CA 01234567',
    color: '#204060',
  };
  expect((await agent.put('/api/account/brand-kit', kit)).status).toBe(204);
  expect((await agent.put('/api/account/brand-kit', { ...kit, color: 'blue' })).status).toBe(400);
  expect((await agent.put('/api/account/brand-kit', { ...kit, phone: 'x'.repeat(41) })).status).toBe(400);
  expect((await putLogo(agent, await logo(200))).status).toBe(204);
  const saved = (await agent.get('/api/account/brand-kit')).body;
  expect(saved).toMatchObject(kit);
  const shown = await agent.fetch(saved.logoPath);
  const picture = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 200, hasAlpha: true });

  expect((await putLogo(agent, await logo(10))).status).toBe(400);
  expect((await putLogo(agent, new Uint8Array(await cameraJpeg()))).status).toBe(400);
  expect((await putLogo(agent, new Uint8Array(await cameraJpeg()), 'image/jpeg')).status).toBe(415);
  const rival = await app.person();
  expect((await rival.fetch(saved.logoPath)).status).toBe(404);
  expect((await app.visitor().fetch(saved.logoPath)).status).toBe(401);
  await putLogo(agent, await logo(300));
  expect((await agent.get('/api/account/brand-kit')).body.logoPath).not.toBe(saved.logoPath);
  expect((await agent.send('DELETE', '/api/account/brand-kit/logo')).status).toBe(204);
  expect((await agent.get('/api/account/brand-kit')).body).toMatchObject({ ...kit, logoPath: null });
});

it('an account can be taken along, and deleted with all its files', async () => {
  const agent = await app.person({ email: 'leaver@example.com' });
  const listing = await agent.listing();
  const uploaded = await agent.upload(listing, [{ name: 'front.jpg', bytes: new Uint8Array(await cameraJpeg()) }]);
  await putLogo(agent, await logo(100));
  await buyPlan(agent, 'starter');
  await agent.post('/api/feedback', { message: 'I am about to leave.' });

  const answer = await agent.get('/api/account/export');
  expect(answer.headers.get('content-disposition')).toContain('portico-account.json');
  const { body } = answer;
  expect(body.account[0].email).toBe('leaver@example.com');
  expect(body.listings[0].id).toBe(listing);
  expect(body.photos[0].id).toBe(uploaded.body.assets[0].id);
  expect([body.subscription[0].planId, body.feedback.length, body.creditEntries.length]).toEqual(['starter', 1, 2]);
  expect(JSON.stringify(body)).not.toMatch(/"(password|token|accessToken)"/);
  expect((await app.visitor().get('/api/account/export')).status).toBe(401);
  const rival = await app.person();
  expect((await rival.get('/api/account/export')).body.listings).toEqual([]);

  const files = join(app.dataDir, 'files');
  expect(filesIn(files).some((name) => name.includes(listing))).toBe(true);
  expect((await agent.send('DELETE', '/api/account', { confirm: 'yes' })).status).toBe(400);
  expect((await app.visitor().send('DELETE', '/api/account', { confirm: 'DELETE' })).status).toBe(401);
  expect((await agent.send('DELETE', '/api/account', { confirm: 'DELETE' })).status).toBe(204);
  expect((await agent.get('/api/auth/user')).status).toBe(401);
  expect(filesIn(files).filter((name) => /front|photo\.jpg|logo-/.test(name) && name.includes(listing))).toEqual([]);
  expect((await rival.get(`/api/projects/${listing}`)).status).toBe(404);

  // The same mailbox comes back to an empty account, without a second trial.
  const again = await app.person({ email: 'leaver+again@example.com' });
  expect((await again.get('/api/subscription/current')).body.subscription).toBeNull();
  expect((await again.get('/api/projects')).body).toEqual([]);
});
