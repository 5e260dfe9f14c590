export const REVISIONS_PER_MINUTE = 5;
const MINUTE = 60_000;
const DAY = 86_400_000;

export const revisionsPerDay = (planId: string): number => (planId === 'agency' ? 50 : 30);

/** Seconds to wait before another revision, or 0 when it may start now. */
export const secondsUntilRevision = (earlier: readonly Date[], planId: string, now: Date): number => {
  const wait = (windowMs: number, cap: number): number => {
    const inside = earlier.map((d) => d.getTime()).filter((t) => t > now.getTime() - windowMs);
    if (inside.length < cap) return 0;
    const freesAt = inside.sort((a, b) => b - a)[cap - 1]! + windowMs;
    return Math.max(1, Math.ceil((freesAt - now.getTime()) / 1000));
  };
  return Math.max(wait(MINUTE, REVISIONS_PER_MINUTE), wait(DAY, revisionsPerDay(planId)));
};
