import { createHash, randomUUID } from 'node:crypto';
import type { Payments, PlanOrder, TopUpOrder } from '#server/platform/ports.ts';
import { changePrice, end } from './billing-cycle.ts';
import { deliver, type HouseParts, record } from './house.ts';
import { drop, find, type HouseCheckout, type HouseSubscription, keep, listOf } from './records.ts';
import { isSigned } from './signature.ts';

const idFor = (key: string | null): string =>
  `cs_${key === null ? randomUUID() : createHash('sha256').update(key).digest('hex').slice(0, 40)}`;
const pageOf = (checkout: { id: string }) => ({ url: `/checkout?session=${checkout.id}` });
const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search;

/** Payments with the house's own pay page and test cards. The same port as Stripe's, for trying out: no money moves. */
export const housePayments = (parts: HouseParts): Payments => {
  const open = async (
    order: PlanOrder | TopUpOrder,
    of: Pick<HouseCheckout, 'kind' | 'title' | 'plan' | 'subscriptionId' | 'credits' | 'cents'>,
  ): Promise<HouseCheckout> => {
    const id = idFor(order.key);
    const earlier = await find(parts.db, 'checkout', id);
    if (earlier) return earlier;
    const checkout: HouseCheckout = {
      id,
      customerId: order.customerId,
      userId: order.userId,
      ...of,
      status: 'open',
      card: null,
      openedAt: parts.now().toISOString(),
      returnUrl: pathOf(order.returnUrl),
    };
    await keep(parts.db, 'checkout', checkout, null);
    return checkout;
  };
  const openPlan = ({ plan, ...order }: PlanOrder) =>
    open(
      { ...order, plan },
      { kind: 'plan', title: `Portico ${plan.name}`, plan, subscriptionId: null, credits: 0, cents: plan.cents },
    );
  /** Changes a subscription under its lock, if it is there, and tells of it. */
  const alter = async (
    id: string,
    event: string,
    how: (s: HouseSubscription) => HouseSubscription | null,
  ): Promise<void> => {
    await parts.db.transaction(async (tx) => {
      const subscription = await find(tx, 'subscription', id, true);
      const altered = subscription && how(subscription);
      if (altered) await record(tx, parts, altered, event);
    });
    await deliver(parts);
  };

  return {
    provider: 'house',
    publishableKey: null,
    openCustomer: async ({ userId, email }) => {
      const id = `cus_${createHash('sha256').update(userId).digest('hex').slice(0, 24)}`;
      await keep(parts.db, 'customer', { id, userId, email }, null);
      return id;
    },
    openPlanCheckout: async (order) => pageOf(await openPlan(order)),
    preparePlanPayment: async (order) => ({ clientSecret: (await openPlan(order)).id }),
    openChange: async (subscriptionId, order) => {
      const subscription = await find(parts.db, 'subscription', subscriptionId);
      if (!subscription) throw new Error('house payments know no such subscription');
      const cents = changePrice(subscription, order.plan, parts.addMonths, parts.now());
      const title = `Portico ${order.plan.name} for the rest of this month`;
      return pageOf(await open(order, { kind: 'change', title, plan: order.plan, subscriptionId, credits: 0, cents }));
    },
    changeLater: (id, plan) => alter(id, 'customer.subscription.updated', (s) => ({ ...s, plan })),
    openOverdue: async (subscriptionId, order) => {
      const subscription = await find(parts.db, 'subscription', subscriptionId);
      if (subscription?.status !== 'past_due') return null;
      const { plan } = subscription;
      const title = `Portico ${plan.name}, unpaid month`;
      const of = { kind: 'overdue' as const, title, plan, subscriptionId, credits: 0, cents: plan.cents };
      return pageOf(await open(order, of));
    },
    openTopUpCheckout: async ({ credits, cents, ...order }) => {
      const title = `${credits} credits that never expire`;
      const of = { kind: 'top-up' as const, title, plan: null, subscriptionId: null, credits, cents };
      return pageOf(await open({ ...order, credits, cents }, of));
    },
    readEvent: (body, signature) => (isSigned(parts.secret, body, signature, parts.now()) ? readEvent(body) : null),
    readSubscription: async (id) => {
      const s = await find(parts.db, 'subscription', id);
      return s && showSubscription(s);
    },
    readTopUp: async (id) => {
      const c = await find(parts.db, 'checkout', id);
      if (c?.kind !== 'top-up') return null;
      return { id: c.id, customerId: c.customerId, userId: c.userId, credits: c.credits, paid: c.status === 'paid' };
    },
    cancel: (id, when) =>
      when === 'now'
        ? alter(id, 'customer.subscription.deleted', (s) => (s.status === 'canceled' ? null : end(s, parts.now())))
        : alter(id, 'customer.subscription.updated', (s) => ({
            ...s,
            cancelAtPeriodEnd: true,
            canceledAt: parts.now().toISOString(),
          })),
    resume: (id) =>
      alter(id, 'customer.subscription.updated', (s) => ({ ...s, cancelAtPeriodEnd: false, canceledAt: null })),
    refund: async (id) => {
      let cents = 0;
      await alter(id, 'charge.refunded', (s) => {
        cents = s.invoices.reduce((sum, invoice) => sum + (invoice.refunded ? 0 : invoice.cents), 0);
        return { ...s, invoices: s.invoices.map((invoice) => ({ ...invoice, refunded: true })) };
      });
      return cents;
    },
    forgetCustomer: async (customerId) => {
      const kinds = ['subscription', 'checkout'] as const;
      for (const kind of kinds)
        for (const record of await listOf(parts.db, kind))
          if (record.customerId === customerId) await drop(parts.db, record.id);
      await drop(parts.db, customerId);
    },
  };
};

const showSubscription = (s: HouseSubscription) => ({
  id: s.id,
  customerId: s.customerId,
  userId: s.userId,
  status: s.status,
  cancelAtPeriodEnd: s.cancelAtPeriodEnd,
  canceledAt: s.canceledAt === null ? null : new Date(s.canceledAt),
  nextPlanId: s.plan.id,
  paidInvoices: s.invoices.map((invoice) => ({
    id: invoice.id,
    createdAt: new Date(invoice.createdAt),
    lines: invoice.lines.map((line) => ({ ...line, start: new Date(line.start), end: new Date(line.end) })),
  })),
});

/** What Stripe would have sent for the same reason; the rest is said and changes nothing. */
const TELLING = /^(customer\.subscription\.|invoice\.|checkout\.session\.completed$)/;

const readEvent = (body: string) => {
  const event = JSON.parse(body) as { id: string; type: string; data?: { object?: { object?: string; id?: string } } };
  const object = TELLING.test(event.type) ? event.data?.object : undefined;
  const id = object?.id ?? '';
  if (object?.object === 'subscription') return { id: event.id, type: event.type, about: { subscription: id } };
  if (object?.object === 'checkout.session') return { id: event.id, type: event.type, about: { topUp: id } };
  return { id: event.id, type: event.type, about: null };
};
