import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

// biome-ignore lint/suspicious/noExplicitAny: Stripe's objects, as its HTTP tells them
type Thing = any;
export type Request = { method: string; path: string; body: Record<string, string>; key: string | undefined };
const MONTH = 30 * 86_400;

/** Speaks as much of Stripe's HTTP as the adapter uses, and lets a test play the customer and the clock. */
export const startStripeStandIn = async () => {
  const things = new Map<string, Thing>();
  const answered = new Map<string, Thing>();
  const requests: Request[] = [];
  let count = 0;
  let seconds = Math.floor(Date.now() / 1000);
  let down = false;
  const add = (prefix: string, thing: Thing): Thing => {
    const id = `${prefix}_${++count}`;
    const whole = { id, created: seconds + count, ...thing };
    things.set(id, whole);
    return whole;
  };
  const listed = (data: Thing[]) => ({ object: 'list', data, has_more: false, url: '/' });
  const all = (object: string): Thing[] => [...things.values()].filter((thing) => thing.object === object);

  const line = (price: Thing, amount: number, start: number, end: number, proration: boolean) => ({
    object: 'line_item',
    amount,
    period: { start, end },
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
  });
  const bill = (sub: Thing, status: string, lines: Thing[]): Thing => {
    const intent = add('pi', { object: 'payment_intent', client_secret: `pi_secret_${count}` });
    return add('in', {
      object: 'invoice',
      status,
      subscription: sub.id,
      hosted_invoice_url: `https://invoice.stripe.example/${count}`,
      amount: lines.reduce((sum, l) => sum + l.amount, 0),
      lines: listed(lines),
      confirmation_secret: { client_secret: intent.client_secret, type: 'payment_intent' },
      payments: listed([{ status, payment: { type: 'payment_intent', payment_intent: intent.id } }]),
    });
  };
  const cycle = (sub: Thing, status: string): Thing => {
    const price = sub.items.data[0].price;
    return bill(sub, status, [line(price, price.unit_amount, seconds, seconds + MONTH, false)]);
  };
  const openSubscription = (body: Record<string, string>, priceId: string, metadata: Thing, status: string): Thing => {
    const sub = add('sub', {
      object: 'subscription',
      customer: body.customer,
      status,
      metadata,
      cancel_at_period_end: false,
      canceled_at: null,
      items: listed([]),
    });
    sub.items.data.push({ id: `si_${sub.id}`, object: 'subscription_item', price: things.get(priceId) });
    sub.latest_invoice = cycle(sub, status === 'active' ? 'paid' : 'open');
    return sub;
  };
  const metadataIn = (body: Record<string, string>, prefix: string) =>
    Object.fromEntries(
      Object.entries(body)
        .filter(([name]) => name.startsWith(`${prefix}[`))
        .map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
    );

  const answer = ({ method, path, body }: Request, query: URLSearchParams): Thing => {
    const [, , root = '', second, third] = path.split('/');
    if (root === 'customers' && method === 'POST')
      return add('cus', { object: 'customer', email: body.email, metadata: metadataIn(body, 'metadata') });
    if (root === 'customers' && method === 'DELETE') {
      for (const sub of all('subscription')) if (sub.customer === second) sub.status = 'canceled';
      return { id: second, object: 'customer', deleted: things.delete(second ?? '') };
    }
    if (root === 'prices' && method === 'POST') {
      const product = add('prod', { object: 'product' });
      const of = { object: 'price', product: product.id, lookup_key: body.lookup_key };
      return add('price', { ...of, unit_amount: Number(body.unit_amount), metadata: metadataIn(body, 'metadata') });
    }
    if (root === 'prices' && !second)
      return listed(all('price').filter((price) => price.lookup_key === query.get('lookup_keys[0]')));
    if (root === 'checkout' && method === 'POST') {
      const id = `cs_${count + 1}`;
      return add('cs', {
        object: 'checkout.session',
        mode: body.mode,
        customer: body.customer,
        metadata: metadataIn(body, 'metadata'),
        promised: metadataIn(body, 'subscription_data[metadata]'),
        price: body['line_items[0][price]'],
        payment_status: 'unpaid',
        url: `https://checkout.stripe.example/${id}`,
      });
    }
    if (root === 'checkout') return things.get(third ?? '');
    if (root === 'subscriptions' && method === 'GET' && !second)
      return listed(
        all('subscription').filter((s) => s.customer === query.get('customer') && s.status === query.get('status')),
      );
    if (root === 'subscriptions' && method === 'POST' && !second)
      return openSubscription(body, body['items[0][price]'] ?? '', metadataIn(body, 'metadata'), 'incomplete');
    if (root === 'subscriptions') {
      const sub = things.get(second ?? '');
      if (sub && method === 'DELETE') Object.assign(sub, { status: 'canceled', canceled_at: seconds });
      if (sub && body.cancel_at_period_end) {
        sub.cancel_at_period_end = body.cancel_at_period_end === 'true';
        sub.canceled_at = sub.cancel_at_period_end ? seconds : null;
      }
      if (sub && body['items[0][price]']) sub.items.data[0].price = things.get(body['items[0][price]']);
      return sub;
    }
    if (root === 'invoices')
      return listed(
        all('invoice').filter((i) => i.subscription === query.get('subscription') && i.status === query.get('status')),
      );
    if (root === 'refunds') {
      const paid = all('invoice').find((i) => i.payments.data[0].payment.payment_intent === body.payment_intent);
      return add('re', { object: 'refund', amount: paid?.amount ?? 0, payment_intent: body.payment_intent });
    }
    if (root === 'billing_portal')
      return second === 'sessions'
        ? add('bps', { object: 'billing_portal.session', url: 'https://billing.stripe.example/confirm' })
        : add('bpc', { object: 'billing_portal.configuration' });
    return things.get(second ?? '');
  };

  const hear = async (incoming: IncomingMessage): Promise<{ status: number; body: Thing }> => {
    const url = new URL(incoming.url ?? '/', 'http://stripe');
    const body = Object.fromEntries(new URLSearchParams(await text(incoming)));
    const key = incoming.headers['idempotency-key'];
    const request = { method: incoming.method ?? '', path: url.pathname, body, key: key ? String(key) : undefined };
    requests.push(request);
    if (down) return { status: 500, body: { error: { type: 'api_error', message: 'Stripe is down' } } };
    if (request.key && answered.has(request.key)) return { status: 200, body: answered.get(request.key) };
    const thing = answer(request, url.searchParams);
    if (!thing) return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such thing' } } };
    if (request.key) answered.set(request.key, thing);
    return { status: 200, body: thing };
  };
  const server = createServer(async (incoming, reply) => {
    const { status, body } = await hear(incoming);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const stripe = new Stripe('sk_test_stand_in');

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests,
    refunds: () => all('refund'),
    find: (id: string): Thing => things.get(id),
    newest: (object: string): Thing => all(object).at(-1),
    fail: (yes: boolean) => {
      down = yes;
    },
    advance: (days: number) => {
      seconds += days * 86_400;
    },
    /** The customer pays on Stripe's page. */
    completeCheckout: (session: Thing): Thing => {
      session.payment_status = 'paid';
      if (session.mode === 'payment') return session;
      const sub = openSubscription({ customer: session.customer }, session.price, session.promised, 'active');
      session.subscription = sub.id;
      return sub;
    },
    payIncomplete: (sub: Thing) => {
      sub.status = 'active';
      sub.latest_invoice.status = 'paid';
      sub.latest_invoice.payments.data[0].status = 'paid';
    },
    renew: (sub: Thing, paid: boolean) => {
      sub.latest_invoice = cycle(sub, paid ? 'paid' : 'open');
      sub.status = paid ? 'active' : 'past_due';
    },
    /** The customer confirms a dearer plan on Stripe's page, halfway through the cycle. */
    upgrade: (sub: Thing, priceId: string, daysLeft: number) => {
      const before = sub.items.data[0].price;
      const price = things.get(priceId);
      const half = (p: Thing) => Math.round((p.unit_amount * daysLeft) / 30);
      const span = [seconds, seconds + daysLeft * 86_400] as const;
      sub.items.data[0].price = price;
      bill(sub, 'paid', [line(before, -half(before), ...span, true), line(price, half(price), ...span, true)]);
    },
    event: (type: string, object: Thing, secret: string, more: { id?: string; at?: number } = {}) => {
      const payload = JSON.stringify({ id: more.id ?? `evt_${++count}`, object: 'event', type, data: { object } });
      const timestamp = more.at ?? Math.floor(Date.now() / 1000);
      return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
