import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { find } from '#adapters/house-payments/records.ts';
import { sign } from '#adapters/house-payments/signature.ts';
import { findSubscription } from '#server/features/billing/store.ts';
import { paymentEvents } from '#server/features/billing/tables.ts';
import { buyPlan } from '#tests/support/buyer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let secret: string;
beforeAll(async () => {
  app = await startTestApp();
  secret = `house payments ${readFileSync(join(app.dataDir, 'secret'), 'utf8').trim()}`;
});
afterAll(() => app.stop());

const eventOf = (type: string, object: object, id = `evt_${Math.random()}`) =>
  JSON.stringify({ id, type, data: { object } });
const deliver = async (body: string, signature: string | null = sign(secret, body, new Date())) => {
  const headers = {
    'content-type': 'application/json',
    ...(signature === null ? {} : { 'stripe-signature': signature }),
  };
  const answer = await fetch(`${app.url}/api/stripe/webhook`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
};
const books = async (who: Visitor) => [
  (await who.get('/api/subscription/current')).body,
  (await who.get('/api/subscription/usage')).body,
];
const subscriptionOf = async (who: Visitor) => {
  const { id } = (await who.get('/api/auth/user')).body;
  return (await findSubscription(app.database.db, id))?.providerSubscriptionId ?? '';
};

it('bad events change nothing and are answered as a provider expects', async () => {
  const agent = await app.person();
  await buyPlan(agent, 'pro');
  const id = await subscriptionOf(agent);
  const before = await books(agent);
  const events = await app.database.db.select().from(paymentEvents);
  const body = eventOf('customer.subscription.deleted', { object: 'subscription', id });

  for (const signature of [null, '', 'nonsense', 't=1,v1=00', sign('another secret', body, new Date())])
    expect(await deliver(body, signature)).toMatchObject({ status: 400, body: { code: 'bad-signature' } });
  expect((await deliver(body, sign(secret, `${body} `, new Date()))).status).toBe(400);
  expect((await deliver(body, sign(secret, body, new Date(Date.now() - 301_000)))).status).toBe(400);
  expect((await deliver('{"not": json', sign(secret, 'other', new Date()))).status).toBe(400);

  const unknown = eventOf('customer.tax_id.created', { object: 'tax_id', id: 'txi_1' });
  expect(await deliver(unknown)).toEqual({ status: 200, body: { received: true } });
  const stranger = eventOf('customer.subscription.updated', { object: 'subscription', id: 'sub_nobody' });
  expect(await deliver(stranger)).toEqual({ status: 200, body: { received: true } });
  const pack = eventOf('checkout.session.completed', { object: 'checkout.session', id: 'cs_nobody' });
  expect((await deliver(pack)).status).toBe(200);

  expect(await books(agent)).toEqual(before);
  expect(await app.database.db.select().from(paymentEvents)).toEqual(events);
});

it('events may lie, come twice, late and in any order: the books follow the truth', async () => {
  const agent = await app.person();
  await buyPlan(agent, 'pro');
  const id = await subscriptionOf(agent);
  const before = await books(agent);
  const object = { object: 'subscription', id };
  // Signed, but untrue: the subscription is not deleted, and is paid once.
  const types = ['customer.subscription.deleted', 'invoice.paid', 'customer.subscription.created', 'invoice.paid'];
  for (const type of types) expect((await deliver(eventOf(type, object))).status).toBe(200);
  const twice = eventOf('invoice.paid', object, 'evt_twice');
  const all = await Promise.all([deliver(twice), deliver(twice), deliver(eventOf('invoice.payment_failed', object))]);
  expect(all.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await books(agent)).toEqual(before);
  const kept = await find(app.database.db, 'subscription', id);
  expect(kept?.invoices).toHaveLength(1);
});
