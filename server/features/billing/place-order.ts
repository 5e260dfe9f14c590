import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { type BillingParts, reach } from './billing-parts.ts';
import { findCustomer, keepCustomer } from './payment-store.ts';

/** The person at the provider: opened once, then found. */
const customerOf = async (db: Db, { payments }: BillingParts, actor: Actor): Promise<string> => {
  const known = await findCustomer(db, actor.id, payments.provider);
  if (known) return known;
  const { id: userId, email, name } = actor;
  const opened = await reach(() => payments.openCustomer({ userId, email, name }));
  await keepCustomer(db, userId, payments.provider, opened);
  return (await findCustomer(db, userId, payments.provider)) ?? opened;
};

/** What every order says: who pays, where they go on, and the key under which it is opened once. */
export const placeOrder = async (db: Db, parts: BillingParts, actor: Actor, what: string, key: string | null) => ({
  userId: actor.id,
  customerId: await customerOf(db, parts, actor),
  returnUrl: `${parts.base()}/dashboard`,
  cancelUrl: `${parts.base()}/pricing`,
  // Of one person and one thing: a key from elsewhere, or for another order, is another key.
  key: key === null ? null : `${actor.id} ${what} ${key}`.slice(0, 255),
});
