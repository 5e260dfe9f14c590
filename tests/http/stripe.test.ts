import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeStandIn } from '#tests/support/stripe-stand-in.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const SECRET = 'whsec_of_the_test';
let app: TestApp;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await startTestApp({
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripe.url,
  });
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const tell = async (type: string, object: object, more: { id?: string; at?: number; secret?: string } = {}) => {
  const { payload, signature } = stripe.event(type, object, more.secret ?? SECRET, more);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const answer = await fetch(`${app.url}/api/stripe/webhook`, { method: 'POST', headers, body: payload });
  return { status: answer.status, body: await answer.json() };
};
const current = async (who: Visitor) => (await who.get('/api/subscription/current')).body;
const balance = async (who: Visitor) => (await who.get('/api/subscription/usage')).body.balance;
const subscribe = async (who: Visitor, planId: string) => {
  const opened = await who.post('/api/stripe/create-checkout-session', { planId });
  expect(opened.body.url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  const sub = stripe.completeCheckout(stripe.newest('checkout.session'));
  expect((await tell('customer.subscription.created', sub)).status).toBe(200);
  return sub;
};

it('a checkout on Stripe becomes a subscription with its credits, whatever the order of the events', async () => {
  const agent = await app.person();
  expect((await agent.get('/api/checkout/options')).body).toEqual({
    provider: 'stripe',
    publishableKey: 'pk_test_stand_in',
  });
  const opened = await agent.post('/api/stripe/create-checkout-session', { planId: 'pro' });
  expect(opened.status).toBe(200);
  const session = stripe.newest('checkout.session');
  const asked = stripe.requests.findLast((r) => r.path === '/v1/checkout/sessions');
  expect(asked?.body).toMatchObject({ mode: 'subscription', success_url: `${app.url}/dashboard` });
  const { id: userId } = (await agent.get('/api/auth/user')).body;
  expect(asked?.body['subscription_data[metadata][userId]']).toBe(userId);
  const sub = stripe.completeCheckout(session);
  const invoice = { id: sub.latest_invoice.id, parent: { subscription_details: { subscription: sub.id } } };
  // Late first, doubled, and all at once.
  await tell('invoice.paid', invoice, { id: 'evt_double' });
  await Promise.all([
    tell('customer.subscription.created', sub),
    tell('invoice.paid', invoice, { id: 'evt_double' }),
    tell('checkout.session.completed', session),
    tell('customer.subscription.updated', { ...sub, status: 'incomplete' }),
  ]);
  expect(await current(agent)).toMatchObject({ subscription: { status: 'active' }, plan: { id: 'pro' } });
  expect(await balance(agent)).toMatchObject({ cycle: 100 });
  expect((await agent.get('/api/checkout/cs_1')).status).toBe(404);
});

it('bad events change nothing and are answered as Stripe expects', async () => {
  const agent = await app.person();
  const sub = await subscribe(agent, 'starter');
  const before = await current(agent);
  sub.status = 'canceled';
  const old = Math.floor(Date.now() / 1000) - 301;
  expect((await tell('customer.subscription.deleted', sub, { secret: 'whsec_of_another' })).status).toBe(400);
  expect((await tell('customer.subscription.deleted', sub, { at: old })).body.code).toBe('bad-signature');
  expect(await tell('customer.tax_id.created', sub)).toEqual({ status: 200, body: { received: true } });
  expect((await tell('customer.subscription.deleted', { ...sub, id: 'sub_unknown' })).status).toBe(200);
  const foreign = { ...stripe.find(sub.id), id: 'sub_foreign', customer: 'cus_of_another_shop' };
  expect((await tell('customer.subscription.updated', foreign)).status).toBe(200);
  sub.status = 'active';
  expect(await current(agent)).toEqual(before);
  // Stripe sends again what we could not take.
  stripe.fail(true);
  expect((await tell('customer.subscription.updated', sub, { id: 'evt_again' })).status).toBe(503);
  expect(await agent.post('/api/stripe/create-checkout-session', { planId: 'pro' })).toMatchObject({
    status: 503,
    body: { code: 'payments-off' },
  });
  stripe.fail(false);
  expect((await tell('customer.subscription.updated', sub, { id: 'evt_again' })).status).toBe(200);
}, 120_000);

it('renewals, failures, changes and cancellations follow Stripe', async () => {
  const agent = await app.person({ trial: false });
  const sub = await subscribe(agent, 'starter');
  expect(await balance(agent)).toMatchObject({ cycle: 20 });
  const better = await agent.post('/api/stripe/create-checkout-session', { planId: 'pro' });
  expect(better.body.url).toBe('https://billing.stripe.example/confirm');
  const confirm = stripe.requests.findLast((r) => r.path === '/v1/billing_portal/sessions');
  const price = confirm?.body['flow_data[subscription_update_confirm][items][0][price]'] ?? '';
  stripe.upgrade(sub, price, 15);
  await tell('customer.subscription.updated', sub);
  expect((await current(agent)).plan.id).toBe('pro');
  // Half a month of the 80 credits between the plans, counted in a month of 30 or 31 days.
  const { cycle } = await balance(agent);
  expect(cycle).toBeGreaterThanOrEqual(58);
  expect(cycle).toBeLessThanOrEqual(60);

  expect((await agent.post('/api/stripe/create-checkout-session', { planId: 'starter' })).body.url).toBe('/account');
  expect(
    stripe.requests.findLast((r) => r.path === `/v1/subscriptions/${sub.id}` && r.method === 'POST')?.body,
  ).toMatchObject({ proration_behavior: 'none' });
  const changing = { plan: { id: 'pro' }, subscription: { nextPlan: { id: 'starter', name: 'Starter' } } };
  expect(await current(agent)).toMatchObject(changing);

  stripe.advance(30);
  app.advance(30 * 86_400_000);
  stripe.renew(sub, false);
  await tell(
    'invoice.payment_failed',
    { parent: { subscription_details: { subscription: sub.id } } },
    { at: Math.floor(Date.now() / 1000) + 30 * 86_400 },
  );
  // The month that nobody paid is the smaller plan's already; the last one that was paid is still held.
  expect(await current(agent)).toMatchObject({
    subscription: { status: 'past_due', nextPlan: { id: 'starter', name: 'Starter' } },
    plan: { id: 'pro' },
  });
  const overdue = await agent.post('/api/stripe/create-checkout-session', { planId: 'pro' });
  expect(overdue.body.url).toMatch(/^https:\/\/invoice\.stripe\.example\//);
  sub.latest_invoice.status = 'paid';
  sub.status = 'active';
  await tell(
    'invoice.paid',
    { parent: { subscription_details: { subscription: sub.id } } },
    { at: Math.floor(Date.now() / 1000) + 30 * 86_400 },
  );
  expect(await current(agent)).toMatchObject({
    subscription: { status: 'active', nextPlan: null },
    plan: { id: 'starter' },
  });
  expect(await balance(agent)).toMatchObject({ cycle: 20 });

  const cancelled = await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: true });
  expect(cancelled.body.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  const now = await agent.post('/api/subscription/cancel', { cancelAtPeriodEnd: false });
  expect(now.body).toMatchObject({ subscription: { status: 'canceled' }, plan: { id: 'free' } });
  app.advance(-30 * 86_400_000);
}, 120_000);

it('the embedded form, packs, the guarantee and leaving', async () => {
  const agent = await app.person();
  const intent = { amount: 149, planName: 'Pro' };
  const first = await agent.post('/api/create-payment-intent', intent);
  expect(first.body.clientSecret).toMatch(/^pi_secret_/);
  expect((await agent.post('/api/create-payment-intent', intent)).body).toEqual(first.body);
  const sub = stripe.newest('subscription');
  await tell('customer.subscription.created', sub);
  expect((await current(agent)).subscription.status).toBe('trialing');
  stripe.payIncomplete(sub);
  await tell('customer.subscription.updated', sub);
  expect((await current(agent)).plan.id).toBe('pro');

  const key = { 'idempotency-key': 'pack' };
  const pack = await agent.post('/api/account/top-ups', { pack: '10' }, key);
  expect((await agent.post('/api/account/top-ups', { pack: '10' }, key)).body).toEqual(pack.body);
  const session = stripe.newest('checkout.session');
  await tell('checkout.session.completed', session);
  expect(await balance(agent)).toMatchObject({ topUp: 0 });
  stripe.completeCheckout(session);
  await tell('checkout.session.async_payment_succeeded', session);
  await tell('checkout.session.completed', session);
  expect(await balance(agent)).toMatchObject({ topUp: 10 });

  const refunded = await agent.post('/api/account/refund');
  expect(refunded.body).toMatchObject({ subscription: { status: 'canceled' } });
  expect(stripe.refunds().map((r) => r.amount)).toEqual([14_900]);
  expect(await balance(agent)).toMatchObject({ topUp: 10, cycle: 0 });
  expect((await agent.send('DELETE', '/api/account', { confirm: 'DELETE' })).status).toBe(204);
  expect(stripe.find(sub.customer)).toBeUndefined();
}, 120_000);
