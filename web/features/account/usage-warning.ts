import type { Usage } from '#contracts/entities/money.ts';

export type UsageLevel = 'fine' | 'near' | 'reached';
export type Metered = { used: number; limit: number; level: UsageLevel };

const NEAR = 0.8;

/** Warnings begin at 80 % of a limit; -1 is no limit at all. */
export function usageLevel(used: number, limit: number): UsageLevel {
  if (limit === -1) return 'fine';
  if (used >= limit) return 'reached';
  return used >= limit * NEAR ? 'near' : 'fine';
}

export const usageShare = (used: number, limit: number) =>
  limit <= 0 ? (limit === -1 ? 0 : 100) : Math.min(100, (used / limit) * 100);

export function meteredProjects({ currentUsage, limits }: Usage): Metered {
  const [used, limit] = [currentUsage.projectsCreated, limits.maxProjects];
  return { used, limit, level: usageLevel(used, limit) };
}

/**
 * Credits are told by what is there, not by the plan's number alone: without a plan packs go on, and a plan begun in mid-cycle brings less
 * than its month. Packs beside a plan are said apart.
 */
export function meteredCredits({ currentUsage, limits, balance }: Usage): Metered {
  const used = currentUsage.servicesUsed;
  if (limits.maxServicesPerMonth === -1) return { used, limit: -1, level: 'fine' };
  const whole = used + balance.available;
  const limit = used > limits.maxServicesPerMonth ? whole : Math.min(limits.maxServicesPerMonth || whole, whole);
  if (balance.available <= 0) return { used, limit, level: 'reached' };
  return { used, limit, level: balance.topUp === 0 && used >= limit * NEAR ? 'near' : usageLevel(used, whole) };
}
