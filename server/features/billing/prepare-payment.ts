import { Refusal } from '#contracts/problems.ts';
import { centsOf } from '#domain/plans/money.ts';
import { holdsNow } from '#domain/plans/standing.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { type BillingParts, reach } from './billing-parts.ts';
import { placeOrder } from './place-order.ts';
import { paidPlan, requirePlan } from './require-plan.ts';
import { findSubscription } from './store.ts';

/** For the card form in our own page. The amount is what the person saw; what is charged is the plan's price on the server. */
export const preparePayment = async (
  db: Db,
  parts: BillingParts,
  actor: Actor,
  wish: { amount: number; planName: string },
  key: string | null,
): Promise<{ clientSecret: string }> => {
  const plan = await requirePlan(db, (p) => p.name.toLowerCase() === wish.planName.trim().toLowerCase());
  if (Math.round(wish.amount * 100) !== centsOf(plan.price)) throw new Refusal('wrong-amount');
  const row = await findSubscription(db, actor.id);
  if (row?.providerSubscriptionId && holdsNow(row, parts.now())) {
    throw new Refusal('already-done', 'You have a subscription already. Change its plan on the pricing page.');
  }
  const order = { ...(await placeOrder(db, parts, actor, `intent ${plan.id}`, key)), plan: paidPlan(plan) };
  return reach(() => parts.payments.preparePlanPayment(order));
};
