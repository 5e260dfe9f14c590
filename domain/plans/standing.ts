import type { Plan, SubscriptionStatus } from '#contracts/entities/money.ts';
import { AGENCY_PLAN, FREE_PLAN, TRIAL_PLAN } from './plans.ts';

export type Standing = {
  readonly plan: Plan;
  /** The status to show; null without a subscription. */
  readonly status: SubscriptionStatus | null;
  /** Where the current cycle began. */
  readonly cycleStart: Date;
};

export type SubscriptionFacts = {
  readonly planId: string;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodStart: Date | null;
  readonly currentPeriodEnd: Date | null;
  readonly createdAt: Date;
};

/** Unpaid invoices leave this long before services stop. */
export const GRACE_DAYS = 7;
const DAY = 86_400_000;

const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** What holds for a person now: derived from the subscription, the credits and the clock, never stored. */
export const standingOf = (
  subscription: SubscriptionFacts | null,
  paidPlan: Plan | null,
  credits: { available: number; reserved: number },
  now: Date,
): Standing => {
  if (!subscription) return { plan: FREE_PLAN, status: null, cycleStart: monthStart(now) };
  if (subscription.status === 'trialing') {
    const timeLeft = subscription.trialEndsAt !== null && subscription.trialEndsAt > now;
    const creditsLeft = credits.available + credits.reserved > 0;
    return timeLeft && creditsLeft
      ? { plan: TRIAL_PLAN, status: 'trialing', cycleStart: subscription.createdAt }
      : { plan: FREE_PLAN, status: 'canceled', cycleStart: subscription.createdAt };
  }
  const cycleStart = subscription.currentPeriodStart ?? monthStart(now);
  const paidUntil = subscription.currentPeriodEnd?.getTime() ?? 0;
  const holds =
    subscription.status === 'active' ||
    (subscription.status === 'past_due' && now.getTime() < paidUntil + GRACE_DAYS * DAY);
  return { plan: holds && paidPlan ? paidPlan : FREE_PLAN, status: subscription.status, cycleStart };
};

/** Admins run everything without counting. */
export const ADMIN_PLAN: Plan = {
  ...AGENCY_PLAN,
  id: 'admin',
  name: 'Admin',
  price: '0.00',
  maxServicesPerMonth: -1,
  maxProjects: -1,
};
