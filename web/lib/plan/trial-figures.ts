import type { CurrentSubscription, Usage } from '#contracts/entities/money.ts';
import { creditsLeft, daysLeft } from '#domain/plans/trial.ts';

export type TrialFigures = { days: number; credits: number };

/** What the banner says; null unless the person is on trial, and for administrators: their credits do not run out. Top-ups, where there are any, count as credits left. */
export function trialFigures(
  current: CurrentSubscription | undefined,
  usage: Usage | undefined,
  now: Date,
): TrialFigures | null {
  if (current?.subscription?.status !== 'trialing') return null;
  if (current.plan.maxServicesPerMonth === -1) return null;
  const fromPlan = creditsLeft(current.plan.maxServicesPerMonth, usage?.currentUsage.servicesUsed ?? 0);
  const credits = usage && usage.balance.topUp > 0 ? usage.balance.available : fromPlan;
  return { days: daysLeft(current.subscription.trialEndsAt, now), credits };
}
