import type { CurrentSubscription } from '#contracts/entities/money.ts';
import type { readStanding } from './read-standing.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const showStanding = (standing: Awaited<ReturnType<typeof readStanding>>): CurrentSubscription => {
  const row = standing.subscription;
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
          }
        : null,
    plan: standing.plan,
  };
};
