const TRIAL_DAYS = 7;
export const TRIAL_CREDITS = 10;
const DAY = 86_400_000;

export const trialEnd = (start: Date): Date => new Date(start.getTime() + TRIAL_DAYS * DAY);

/** Ceiling of the days to the end, never below 0. */
export const daysLeft = (trialEndsAt: string | Date | null, now: Date): number =>
  trialEndsAt === null ? 0 : Math.max(0, Math.ceil((new Date(trialEndsAt).getTime() - now.getTime()) / DAY));

/** -1 means unlimited and stays so. */
export const creditsLeft = (maxServicesPerMonth: number, servicesUsed: number): number =>
  maxServicesPerMonth === -1 ? -1 : Math.max(0, maxServicesPerMonth - servicesUsed);
