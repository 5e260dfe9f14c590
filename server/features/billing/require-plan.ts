import type { Plan } from '#contracts/entities/money.ts';
import { Refusal } from '#contracts/problems.ts';
import { centsOf } from '#domain/plans/money.ts';
import type { Db } from '#server/platform/db.ts';
import type { PaidPlan } from '#server/platform/ports.ts';
import { listPlans } from './store.ts';

/** A plan that can be bought, by a test of its own; Free and what is off sale cannot. */
export const requirePlan = async (db: Db, is: (plan: Plan) => boolean): Promise<Plan> => {
  const plan = (await listPlans(db)).find((p) => is(p) && p.supportsServices && centsOf(p.price) > 0);
  if (!plan) throw new Refusal('unknown-plan');
  return plan;
};

export const paidPlan = (plan: Plan): PaidPlan => ({ id: plan.id, name: plan.name, cents: centsOf(plan.price) });
