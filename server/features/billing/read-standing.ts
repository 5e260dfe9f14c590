import type { Plan } from '#contracts/entities/money.ts';
import { ADMIN_PLAN, type Standing, standingOf } from '#domain/plans/standing.ts';
import { readBalance } from '#server/features/credits/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import { findPlan, findSubscription, type SubscriptionRow } from './store.ts';

/** The subscription as stored, and what it means now. */
export const readStanding = async (
  db: Db,
  actor: Actor,
  now: Date,
): Promise<Standing & { subscription: SubscriptionRow | null; nextPlan: Plan | null }> => {
  const subscription = await findSubscription(db, actor.id);
  const credits = await readBalance(db, actor.id, now);
  const paidPlan = subscription ? await findPlan(db, subscription.planId) : null;
  const nextPlan = subscription?.nextPlanId ? await findPlan(db, subscription.nextPlanId) : null;
  const standing = standingOf(subscription, paidPlan, credits, now);
  return { ...standing, ...(actor.isAdmin ? { plan: ADMIN_PLAN } : {}), subscription, nextPlan };
};
