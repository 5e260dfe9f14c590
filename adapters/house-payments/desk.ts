import { randomUUID } from 'node:crypto';
import type { Checkout } from '#contracts/entities/checkout.ts';
import type { Db } from '#server/platform/db.ts';
import type { HouseDesk } from '#server/platform/ports.ts';
import { begin, change, changePrice, renew } from './billing-cycle.ts';
import { type HeldCard, NOTICE, readCard, TEST_CARDS } from './cards.ts';
import { announce, deliver, type HouseParts, record } from './house.ts';
import { listReceipts } from './receipts.ts';
import { find, type HouseCheckout, keep } from './records.ts';
import { settle } from './settle.ts';

const DAY = 86_400_000;
const priceOf = (cents: number): string => (cents / 100).toFixed(2);

const show = (c: HouseCheckout): Checkout => ({
  id: c.id,
  kind: c.kind,
  title: c.title,
  amount: priceOf(c.cents),
  monthly: c.plan ? priceOf(c.plan.cents) : null,
  status: c.status,
  notice: NOTICE,
  testCards: TEST_CARDS,
  returnUrl: c.returnUrl,
});

/** The card is good: the checkout does what it was opened for, and an event tells of it. */
const fulfil = async (tx: Db, parts: HouseParts, c: HouseCheckout, card: HeldCard): Promise<HouseCheckout> => {
  const now = parts.now();
  const paid: HouseCheckout = { ...c, status: 'paid', card, paidAt: now.toISOString() };
  if (c.kind === 'top-up') {
    await announce(tx, 'checkout.session.completed', { object: 'checkout.session', id: c.id, mode: 'payment' }, now);
  } else if (c.kind === 'plan' && c.plan) {
    const of = { id: `sub_${randomUUID()}`, customerId: c.customerId, userId: c.userId, plan: c.plan, card };
    paid.subscriptionId = of.id;
    await record(tx, parts, begin(of, parts.addMonths, now), 'customer.subscription.created');
  } else {
    const subscription = await find(tx, 'subscription', c.subscriptionId ?? '', true);
    if (!subscription || subscription.status === 'canceled') return c;
    const withCard = { ...subscription, card };
    if (c.kind === 'overdue') {
      if (subscription.status === 'past_due')
        await record(tx, parts, renew(withCard, parts.addMonths, now), 'invoice.paid');
    } else if (c.plan) {
      // The price is the moment's: an open page may be hours old.
      paid.cents = changePrice(subscription, c.plan, parts.addMonths, now);
      await record(tx, parts, change(withCard, c.plan, parts.addMonths, now), 'customer.subscription.updated');
    }
  }
  await keep(tx, 'checkout', paid, null);
  return paid;
};

export const openDesk = (parts: HouseParts): HouseDesk => {
  const mine = async (db: Db, userId: string, id: string, lock = false): Promise<HouseCheckout | null> => {
    const checkout = await find(db, 'checkout', id, lock);
    const fresh = checkout && new Date(checkout.openedAt).getTime() + DAY > parts.now().getTime();
    return fresh && checkout.userId === userId ? checkout : null;
  };
  return {
    find: async (userId, id) => {
      const checkout = await mine(parts.db, userId, id);
      return checkout && show(checkout);
    },
    pay: async (userId, id, form) => {
      const outcome = await parts.db.transaction(async (tx) => {
        const checkout = await mine(tx, userId, id, true);
        if (!checkout || checkout.status === 'paid') return checkout;
        const card = readCard(form, parts.now());
        if ('declined' in card) return card;
        if (card.habit !== 'asks-owner') return fulfil(tx, parts, checkout, card);
        const asking: HouseCheckout = { ...checkout, status: 'authenticating', card };
        await keep(tx, 'checkout', asking, null);
        return asking;
      });
      await deliver(parts);
      return outcome && ('declined' in outcome ? outcome : show(outcome));
    },
    authenticate: async (userId, id, approve) => {
      const outcome = await parts.db.transaction(async (tx) => {
        const checkout = await mine(tx, userId, id, true);
        if (checkout?.status !== 'authenticating' || !checkout.card) return checkout;
        if (approve) return fulfil(tx, parts, checkout, checkout.card);
        await keep(tx, 'checkout', { ...checkout, status: 'open', card: null }, null);
        return { declined: 'We could not confirm that the card is yours. Please try another card.' };
      });
      await deliver(parts);
      return outcome && ('declined' in outcome ? outcome : show(outcome));
    },
    settle: () => settle(parts),
    receipts: (id) => listReceipts(parts.db, id),
  };
};
