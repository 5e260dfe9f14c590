export type UsageLevel = 'fine' | 'near' | 'reached';

const NEAR = 0.8;

/** Warnings begin at 80 % of a limit; -1 is no limit at all. */
export function usageLevel(used: number, limit: number): UsageLevel {
  if (limit === -1) return 'fine';
  if (used >= limit) return 'reached';
  return used >= limit * NEAR ? 'near' : 'fine';
}

export const usageShare = (used: number, limit: number) =>
  limit <= 0 ? (limit === -1 ? 0 : 100) : Math.min(100, (used / limit) * 100);
