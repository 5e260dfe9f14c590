import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

describe('accounts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ ADMIN_EMAILS: 'boss@example.com' });
  });
  afterAll(() => app.stop());

  const password = 'a long enough one';

  it('signs up, splits the name at the first space and starts no trial', async () => {
    const who = app.visitor();
    expect((await who.get('/api/auth/user')).status).toBe(401);
    const answer = await who.post('/api/auth/sign-up/email', {
      email: 'ada@example.com',
      password,
      name: 'Ada King Lovelace',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('token');
    const cookie = answer.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/;\s*Secure/i);
    expect((await who.get('/api/auth/user')).body).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'King Lovelace',
      onboardingCompleted: false,
      isAdmin: false,
    });
    expect((await who.get('/api/subscription/current')).body).toMatchObject({
      subscription: null,
      plan: { id: 'free' },
    });
  });

  it('signs in with the right password only, and out again', async () => {
    await app.person({ email: 'bea@example.com' });
    const who = app.visitor();
    for (const wrong of [
      { email: 'bea@example.com', password: 'not the right one' },
      { email: 'nobody@example.com', password },
    ]) {
      const refused = await who.post('/api/auth/sign-in/email', wrong);
      expect(refused).toMatchObject({
        status: 401,
        body: { code: 'unauthorized', message: 'Invalid email or password' },
      });
    }
    expect((await who.post('/api/auth/sign-in/email', { email: 'bea@example.com', password })).status).toBe(200);
    expect((await who.get('/api/auth/user')).status).toBe(200);
    const out = await who.get('/api/logout');
    expect(out).toMatchObject({ status: 302 });
    expect(out.headers.get('location')).toBe('/');
    expect((await who.get('/api/auth/user')).status).toBe(401);
  });

  it('refuses short, common and already used credentials with a sentence', async () => {
    const who = app.visitor();
    const signUp = (change: object) =>
      who.post('/api/auth/sign-up/email', { email: 'cy@example.com', password, name: 'Cy', ...change });
    expect((await signUp({ password: 'short' })).body.message).toBe('String must contain at least 8 character(s)');
    expect((await signUp({ password: 'Password123' })).body.message).toMatch(/too common/);
    expect((await signUp({ name: ' ' })).body.message).toBe('Please enter your name');
    expect((await signUp({ email: 'not an email' })).body.message).toBe('Invalid email address');
    expect((await signUp({ extra: true })).status).toBe(400);
    expect((await signUp({})).status).toBe(200);
    expect(
      (await app.visitor().post('/api/auth/sign-up/email', { email: 'CY@example.com', password, name: 'Cy' })).status,
    ).toBe(409);
  });

  it('limits attempts: the eleventh in a minute for one email is refused', async () => {
    const who = app.visitor();
    const attempt = (email: string) => who.post('/api/auth/sign-in/email', { email, password: 'guess number n' });
    for (let i = 0; i < 10; i++) expect((await attempt('target@example.com')).status).toBe(401);
    const refused = await attempt('target@example.com');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'too-many' });
    expect(refused.body.retryAfter).toBeGreaterThan(0);
    expect((await attempt('other@example.com')).status).toBe(401);
  });

  it('refuses state-changing calls that a foreign page makes', async () => {
    const who = await app.person();
    const create = { property: { address: '1 Elm' }, project: { name: 'Elm' } };
    const path = '/api/projects/create-with-property';
    expect((await who.post(path, create, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await who.post(path, create, { origin: 'null' })).status).toBe(403);
    expect((await who.post(path, create, { origin: app.url })).status).toBe(201);
    expect((await who.post(path, create)).status).toBe(201);
    expect((await who.get('/api/projects', { origin: 'https://evil.example' })).status).toBe(200);
  });

  it('signs in by a link from the mail, once', async () => {
    await app.person({ email: 'dee@example.com' });
    const who = app.visitor();
    await who.post('/api/auth/sign-in/magic-link', { email: 'dee@example.com', callbackURL: '/auth-callback' });
    const outbox = await (await who.fetch('/dev/outbox')).text();
    const link = outbox.match(/http[^"<\s]+magic-link\/verify[^"<\s]+/)?.[0]?.replaceAll('&amp;', '&') ?? '';
    const opened = await who.fetch(link);
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toContain('/auth-callback');
    expect((await who.get('/api/auth/user')).body.email).toBe('dee@example.com');
    const second = app.visitor();
    // Where the page says so: /auth-callback with the reason in its address.
    expect((await second.fetch(link)).headers.get('location')).toMatch(/\/auth-callback\?error=/);
    expect((await second.get('/api/auth/user')).status).toBe(401);
  });

  it('resets a password by mail, and old sessions end', async () => {
    const old = await app.person({ email: 'eve@example.com' });
    const who = app.visitor();
    await who.post('/api/auth/request-password-reset', { email: 'eve@example.com', redirectTo: '/sign-in' });
    const outbox = await (await who.fetch('/dev/outbox')).text();
    const token = outbox.match(/reset-password\/([\w-]+)/)?.[1] ?? '';
    const open = async () =>
      (await who.fetch(`/api/auth/reset-password/${token}?callbackURL=%2Fsign-in%3Fmode%3Dreset`)).headers.get(
        'location',
      );
    expect(await open()).toContain(`/sign-in?mode=reset&token=${token}`);
    const reset = await who.post('/api/auth/reset-password', { token, newPassword: 'an even longer one' });
    expect(reset.status).toBe(200);
    expect(await open()).toContain('/sign-in?mode=reset&error=INVALID_TOKEN');
    expect((await old.get('/api/auth/user')).status).toBe(401);
    expect((await who.post('/api/auth/sign-in/email', { email: 'eve@example.com', password })).status).toBe(401);
    expect(
      (await who.post('/api/auth/sign-in/email', { email: 'eve@example.com', password: 'an even longer one' })).status,
    ).toBe(200);
  });

  it('gives a trial once: the same one again, and none to a second account of the same mailbox', async () => {
    const who = await app.person({ email: 'fay@example.com', trial: false });
    const first = (await who.post('/api/auth/setup-trial', { createDefaultProject: true })).body;
    const again = (await who.post('/api/auth/setup-trial', { createDefaultProject: true })).body;
    expect(again).toEqual(first);
    expect(first.project.name).toBe('My first listing');
    expect(first.plan).toMatchObject({ id: 'trial', maxServicesPerMonth: 10, maxProjects: 3, supportsServices: true });
    const twin = await app.person({ email: 'fay+again@example.com', trial: false });
    const refused = (await twin.post('/api/auth/setup-trial', { createDefaultProject: false })).body;
    expect(refused).toMatchObject({ subscription: null, plan: { id: 'free' }, project: null });
  });

  it('knows admins by their email and remembers the tour', async () => {
    const boss = await app.person({ email: 'boss@example.com' });
    expect((await boss.get('/api/auth/user')).body.isAdmin).toBe(true);
    expect((await boss.post('/api/auth/complete-onboarding')).body.onboardingCompleted).toBe(true);
    expect((await boss.get('/api/auth/user')).body.onboardingCompleted).toBe(true);
  });
});
