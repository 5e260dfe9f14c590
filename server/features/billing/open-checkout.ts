import { Refusal } from '#contracts/problems.ts';
import { planChange } from '#domain/plans/plan-change.ts';
import { holdsNow } from '#domain/plans/standing.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { type BillingParts, reach } from './billing-parts.ts';
import { placeOrder } from './place-order.ts';
import { paidPlan, requirePlan } from './require-plan.ts';
import { findPlan, findSubscription } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

const ACCOUNT = { url: '/account' };

/**
 * Where a person goes to get a plan. Without one: the checkout. With an unpaid month: the page to pay it. For a better plan: the page that
 * confirms the difference. A smaller one begins with the next cycle, and the same one takes back a cancellation: both need no page.
 */
export const openCheckout = async (
  db: Db,
  parts: BillingParts,
  actor: Actor,
  planId: string,
  key: string | null,
): Promise<{ url: string }> => {
  const plan = await requirePlan(db, (p) => p.id === planId);
  const { payments } = parts;
  const row = await findSubscription(db, actor.id);
  const held = row?.provider === payments.provider && holdsNow(row, parts.now()) ? row : null;
  const subscriptionId = held?.providerSubscriptionId;
  const order = { ...(await placeOrder(db, parts, actor, `plan ${plan.id}`, key)), plan: paidPlan(plan) };
  if (!held || !subscriptionId) return reach(() => payments.openPlanCheckout(order));
  if (held.status === 'past_due') {
    const overdue = await reach(() => payments.openOverdue(subscriptionId, order));
    if (overdue) return overdue;
  }
  const change = planChange(await findPlan(db, held.planId), plan);
  if (change === 'better') return reach(() => payments.openChange(subscriptionId, order));
  const truth = await reach(() => payments.readSubscription(subscriptionId));
  if (change === 'same' && !truth?.cancelAtPeriodEnd && truth?.nextPlanId === plan.id) {
    throw new Refusal('already-done', `You are on the ${plan.name} plan already.`);
  }
  if (truth?.cancelAtPeriodEnd) await reach(() => payments.resume(subscriptionId));
  if (truth?.nextPlanId !== plan.id) await reach(() => payments.changeLater(subscriptionId, order.plan));
  await syncSubscription(db, parts, subscriptionId);
  return ACCOUNT;
};
