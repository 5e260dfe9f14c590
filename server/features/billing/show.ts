import type { CurrentSubscription } from '#contracts/entities/money.ts';
import type { readStanding } from './read-standing.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const showStanding = (standing: Awaited<ReturnType<typeof readStanding>>): CurrentSubscription => {
  const { subscription: row, nextPlan } = standing;
  return {
    subscription:
      row && standing.status
        ? {
            status: standing.status,
            trialEndsAt: iso(row.trialEndsAt),
            currentPeriodStart: iso(row.currentPeriodStart),
            currentPeriodEnd: iso(row.currentPeriodEnd),
            canceledAt: iso(row.canceledAt),
            cancelAtPeriodEnd: row.cancelAtPeriodEnd,
            nextPlan: nextPlan && { id: nextPlan.id, name: nextPlan.name },
          }
        : null,
    plan: standing.plan,
  };
};
