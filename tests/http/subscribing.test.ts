import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyPack, buyPlan, CARD, CARDS, sessionOf } from '#tests/support/buyer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const DAY = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const standing = async (who: Visitor) => (await who.get('/api/subscription/current')).body;
const balance = async (who: Visitor) => (await who.get('/api/subscription/usage')).body.balance;

it('a visitor tries, subscribes, renews, cancels and is left with a view', async () => {
  const agent = await app.person();
  expect(await balance(agent)).toMatchObject({ trial: 10, cycle: 0 });
  const paid = await buyPlan(agent, 'pro');
  expect([paid.status, paid.body.status, paid.body.amount, paid.body.returnUrl]).toEqual([
    200,
    'paid',
    '149.00',
    '/dashboard',
  ]);
  const first = await standing(agent);
  expect(first).toMatchObject({ subscription: { status: 'active', cancelAtPeriodEnd: false }, plan: { id: 'pro' } });
  expect(await balance(agent)).toMatchObject({ trial: 10, cycle: 100, available: 110 });

  app.advance(32 * DAY);
  const renewed = await standing(agent);
  expect(renewed.subscription.currentPeriodStart).toBe(first.subscription.currentPeriodEnd);
  expect(await balance(agent)).toEqual({ trial: 0, cycle: 100, topUp: 0, reserved: 0, available: 100 });

  const cancelled = await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: true });
  expect(cancelled.body.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  expect(cancelled.body.subscription.canceledAt).not.toBeNull();
  expect((await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: true })).status).toBe(409);
  expect((await standing(agent)).plan.id).toBe('pro');
  app.advance(31 * DAY);
  expect(await standing(agent)).toMatchObject({
    subscription: { status: 'canceled' },
    plan: { supportsServices: false },
  });
  expect(await balance(agent)).toMatchObject({ available: 0 });
  expect((await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: true })).status).toBe(404);
});

it('a card may be declined, may ask its owner, and may fail at the renewal', async () => {
  const agent = await app.person();
  const opened = await agent.post('/api/stripe/create-checkout-session', { planId: 'starter' });
  expect(opened.body.url).toMatch(/^\/checkout\?session=/);
  const at = `/api/checkout/${sessionOf(opened)}`;
  const shown = await agent.get(at);
  expect(shown.body).toMatchObject({ status: 'open', title: 'Portico Starter', amount: '59.00', monthly: '59.00' });
  expect(shown.body.notice).toContain('for trying out');
  expect(await agent.post(`${at}/pay`, CARDS.declines)).toMatchObject({
    status: 402,
    body: { code: 'card-declined', message: 'Your card was declined.' },
  });
  expect((await agent.post(`${at}/pay`, CARDS.lacksFunds)).body.message).toBe('Your card has insufficient funds.');
  expect((await agent.post(`${at}/pay`, { ...CARD, expiry: '01/20' })).body.message).toBe('Your card has expired.');
  expect((await agent.post(`${at}/pay`, { ...CARD, number: '5555555555554444' })).status).toBe(402);
  expect((await agent.post(`${at}/pay`, { ...CARD, number: '42' })).status).toBe(400);
  expect((await agent.post(`${at}/pay`, CARDS.asksOwner)).body.status).toBe('authenticating');
  expect((await agent.post(`${at}/authenticate`, { approve: false })).status).toBe(402);
  expect((await standing(agent)).subscription.status).toBe('trialing');
  await agent.post(`${at}/pay`, CARDS.asksOwner);
  expect((await agent.post(`${at}/authenticate`, { approve: true })).body.status).toBe('paid');
  expect((await standing(agent)).plan.id).toBe('starter');
  expect((await agent.post(`${at}/pay`, CARD)).body.status).toBe('paid');
  expect(await balance(agent)).toMatchObject({ cycle: 20 });

  const other = await app.person();
  expect((await other.get(at)).status).toBe(404);
  expect((await other.post(`${at}/pay`, CARD)).status).toBe(404);
  expect((await other.post(`${at}/authenticate`, { approve: true })).status).toBe(404);
});

const mailsTo = (to: string): { subject: string; text: string }[] => {
  const folder = join(app.dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))).filter((mail) => mail.to === to);
};

it('an unpaid renewal leaves a week of grace, one mail, and a page to pay it', async () => {
  const agent = await app.person({ email: 'unpaid@example.com' });
  await buyPlan(agent, 'starter', CARDS.failsLater);
  app.advance(32 * DAY);
  expect(await standing(agent)).toMatchObject({ subscription: { status: 'past_due' }, plan: { id: 'starter' } });
  // Tried again and failed again: still one mail for this renewal.
  app.advance(4 * DAY);
  expect((await standing(agent)).subscription.status).toBe('past_due');
  const mails = mailsTo('unpaid@example.com').filter((mail) => !mail.subject.includes('receipt'));
  expect(mails.map((mail) => mail.subject)).toEqual(['Your Portico payment failed']);
  expect(mails[0]?.text).toContain('Your plan keeps working for 7 days.');
  expect(mails[0]?.text).toContain(`${app.url}/pricing`);
  const overdue = await agent.post('/api/stripe/create-checkout-session', { planId: 'starter' });
  const page = await agent.get(`/api/checkout/${sessionOf(overdue)}`);
  expect(page.body).toMatchObject({ kind: 'overdue', amount: '59.00' });
  await agent.post(`/api/checkout/${sessionOf(overdue)}/pay`, CARD);
  expect((await standing(agent)).subscription.status).toBe('active');
  expect(await balance(agent)).toMatchObject({ cycle: 20 });

  const careless = await app.person();
  await buyPlan(careless, 'starter', CARDS.failsLater);
  app.advance(32 * DAY);
  expect((await standing(careless)).subscription.status).toBe('past_due');
  app.advance(8 * DAY);
  expect(await standing(careless)).toMatchObject({ subscription: { status: 'canceled' }, plan: { id: 'free' } });
});

it('a better plan begins at once for the difference, a smaller one with the next cycle', async () => {
  const agent = await app.person({ trial: false });
  await buyPlan(agent, 'starter');
  const { subscription } = await standing(agent);
  const length = Date.parse(subscription.currentPeriodEnd) - Date.parse(subscription.currentPeriodStart);
  app.advance(length / 2);
  const better = await agent.post('/api/stripe/create-checkout-session', { planId: 'pro' });
  const page = await agent.get(`/api/checkout/${sessionOf(better)}`);
  expect(page.body).toMatchObject({ kind: 'change', amount: '45.00', monthly: '149.00' });
  await agent.post(`/api/checkout/${sessionOf(better)}/pay`, CARD);
  expect((await standing(agent)).plan.id).toBe('pro');
  expect(await balance(agent)).toMatchObject({ cycle: 60 });
  expect((await agent.post('/api/stripe/create-checkout-session', { planId: 'pro' })).status).toBe(409);

  const smaller = await agent.post('/api/stripe/create-checkout-session', { planId: 'starter' });
  expect(smaller.body).toEqual({ url: '/account' });
  const pending = await standing(agent);
  expect(pending.plan.id).toBe('pro');
  expect(pending.subscription.nextPlan).toEqual({ id: 'starter', name: 'Starter' });
  // The own plan takes the change back; arranged again it is kept.
  expect((await agent.post('/api/stripe/create-checkout-session', { planId: 'pro' })).body).toEqual({
    url: '/account',
  });
  expect((await standing(agent)).subscription.nextPlan).toBeNull();
  const again = await agent.post('/api/stripe/create-checkout-session', { planId: 'pro' });
  expect([again.status, again.body.message]).toEqual([409, 'You are on the Pro plan already.']);
  await agent.post('/api/stripe/create-checkout-session', { planId: 'starter' });
  await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: true });
  expect((await standing(agent)).subscription.nextPlan).toBeNull();
  await agent.post('/api/stripe/create-checkout-session', { planId: 'starter' });
  expect((await standing(agent)).subscription).toMatchObject({
    cancelAtPeriodEnd: false,
    nextPlan: { id: 'starter' },
  });
  app.advance(length / 2 + DAY);
  expect(await standing(agent)).toMatchObject({ plan: { id: 'starter' }, subscription: { nextPlan: null } });
  expect(await balance(agent)).toMatchObject({ cycle: 20 });

  await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: true });
  expect((await agent.post('/api/stripe/create-checkout-session', { planId: 'starter' })).body.url).toBe('/account');
  expect((await standing(agent)).subscription).toMatchObject({ cancelAtPeriodEnd: false, canceledAt: null });
  const now = await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: false });
  expect(now.body).toMatchObject({ subscription: { status: 'canceled' }, plan: { id: 'free' } });
  expect(await balance(agent)).toMatchObject({ available: 0 });
});

it('each payment is receipted once', async () => {
  const agent = await app.person({ email: 'payer@example.com' });
  const receipts = () => mailsTo('payer@example.com').map((mail) => mail.text);
  await buyPlan(agent, 'starter');
  expect(receipts()).toHaveLength(1);
  for (const line of ['For: Portico Starter', 'Amount: $59.00', /Date: \w{3} \d+, 20\d\d/, 'Card: ending in 4242'])
    expect(receipts()[0]).toMatch(line);
  await buyPack(agent, '10');
  expect(receipts().filter((text) => text.includes('10 credits that never expire'))).toHaveLength(1);
  // Whatever looks at the subscription again finds the receipt sent.
  await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: true });
  await agent.post('/api/stripe/create-checkout-session', { planId: 'starter' });
  expect(receipts()).toHaveLength(2);
  app.advance(32 * DAY);
  await standing(agent);
  expect(receipts().filter((text) => text.includes('Starter'))).toHaveLength(2);
  await agent.post('/api/account/refund');
  expect(receipts()).toHaveLength(3);
});

it('packs never expire, cost more than a plan, and keep services open without one', async () => {
  const packs = await app.visitor().get('/api/account/top-ups');
  expect(packs.body).toEqual([
    { pack: '10', credits: 10, price: '24.00' },
    { pack: '50', credits: 50, price: '100.00' },
    { pack: '200', credits: 200, price: '320.00' },
  ]);
  const agent = await app.person({ trial: false });
  expect((await standing(agent)).plan.supportsServices).toBe(false);
  expect((await buyPack(agent, '50')).body).toMatchObject({ kind: 'top-up', amount: '100.00', monthly: null });
  app.advance(400 * DAY);
  expect(await balance(agent)).toMatchObject({ topUp: 50, available: 50 });
  expect((await standing(agent)).plan.supportsServices).toBe(true);
  expect((await agent.post('/api/account/top-ups', { pack: '11' })).status).toBe(400);
  expect((await app.visitor().post('/api/account/top-ups', { pack: '10' })).status).toBe(401);
});

it('orders are refused that do not fit the plans, and one key opens one checkout', async () => {
  const agent = await app.person();
  for (const planId of ['free', 'trial', 'enterprise'])
    expect((await agent.post('/api/stripe/create-checkout-session', { planId })).body.code).toBe('unknown-plan');
  expect((await app.visitor().post('/api/stripe/create-checkout-session', { planId: 'pro' })).status).toBe(401);
  const intent = (body: object) => agent.post('/api/create-payment-intent', body);
  expect((await intent({ amount: 1, planName: 'Pro' })).body.code).toBe('wrong-amount');
  expect((await intent({ amount: 149, planName: 'Platinum' })).body.code).toBe('unknown-plan');
  expect((await intent({ amount: 149 })).status).toBe(400);
  expect((await app.visitor().post('/api/create-payment-intent', { amount: 149, planName: 'Pro' })).status).toBe(401);

  const key = { 'idempotency-key': 'one' };
  const order = { planId: 'pro' };
  const first = await agent.post('/api/stripe/create-checkout-session', order, key);
  expect((await agent.post('/api/stripe/create-checkout-session', order, key)).body).toEqual(first.body);
  expect((await agent.post('/api/stripe/create-checkout-session', order)).body).not.toEqual(first.body);

  const { clientSecret } = (await intent({ amount: 149, planName: 'Pro' })).body;
  expect((await agent.post(`/api/checkout/${clientSecret}/pay`, CARD)).body.status).toBe('paid');
  expect((await standing(agent)).plan.id).toBe('pro');
  expect((await intent({ amount: 399, planName: 'Agency' })).body.code).toBe('already-done');
  // The other tab pays as well: the first subscription stays, the second goes back.
  expect((await agent.post(`/api/checkout/${sessionOf(first)}/pay`, CARD)).body.status).toBe('paid');
  expect(await balance(agent)).toMatchObject({ cycle: 100 });
});

it('the guarantee gives first-time subscribers their money back once, for 30 days', async () => {
  const agent = await app.person();
  expect((await agent.get('/api/account/refund')).body).toEqual({ eligible: false, until: null });
  expect((await agent.post('/api/account/refund')).body.code).toBe('not-eligible');
  await buyPlan(agent, 'pro');
  expect((await agent.get('/api/account/refund')).body.eligible).toBe(true);
  const refunded = await agent.post('/api/account/refund');
  expect(refunded.body).toMatchObject({ subscription: { status: 'canceled' }, plan: { id: 'free' } });
  expect(await balance(agent)).toMatchObject({ cycle: 0 });
  expect((await agent.post('/api/account/refund')).body.code).toBe('not-eligible');
  await buyPlan(agent, 'pro');
  expect((await agent.post('/api/account/refund')).body.code).toBe('not-eligible');

  const late = await app.person();
  await buyPlan(late, 'starter');
  app.advance(30 * DAY + 1000);
  expect((await late.post('/api/account/refund')).status).toBe(409);
  expect((await app.visitor().post('/api/account/refund')).status).toBe(401);
});
