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
  readonly cancelAtPeriodEnd: boolean;
  readonly createdAt: Date;
};

/** Unpaid invoices leave this long before services stop. */
export const GRACE_DAYS = 7;
const DAY = 86_400_000;
export const graceEnd = (periodEnd: Date): Date => new Date(periodEnd.getTime() + GRACE_DAYS * DAY);

/**
 * Without a plan that holds. Packs never expire, so they stay usable: who has some left may run services and keep as many listings as on
 * the trial.
 */
const withoutPlan = (credits: { topUp: number }): Plan =>
  credits.topUp > 0
    ? {
        ...FREE_PLAN,
        supportsServices: true,
        maxProjects: TRIAL_PLAN.maxProjects,
        description: 'Your packs of credits',
      }
    : FREE_PLAN;

/** A renewal that is late (the provider bills an hour after the period's end, or the card failed) leaves the grace period. */
const holdsUntil = (subscription: SubscriptionFacts): number => {
  const end = subscription.currentPeriodEnd;
  if (!end || subscription.status === 'canceled') return 0;
  return subscription.cancelAtPeriodEnd ? end.getTime() : graceEnd(end).getTime();
};

/** Whether a paid subscription holds. */
export const holdsNow = (subscription: SubscriptionFacts, now: Date): boolean =>
  subscription.status !== 'trialing' && now.getTime() < holdsUntil(subscription);

const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** What holds for a person now: derived from the subscription, the credits and the clock, never stored. */
export const standingOf = (
  subscription: SubscriptionFacts | null,
  paidPlan: Plan | null,
  credits: { available: number; reserved: number; topUp: number },
  now: Date,
): Standing => {
  if (!subscription) return { plan: withoutPlan(credits), status: null, cycleStart: monthStart(now) };
  if (subscription.status === 'trialing') {
    const timeLeft = subscription.trialEndsAt !== null && subscription.trialEndsAt > now;
    const creditsLeft = credits.available + credits.reserved > 0;
    return timeLeft && creditsLeft
      ? { plan: TRIAL_PLAN, status: 'trialing', cycleStart: subscription.createdAt }
      : { plan: withoutPlan(credits), status: 'canceled', cycleStart: subscription.createdAt };
  }
  const cycleStart = subscription.currentPeriodStart ?? monthStart(now);
  const holds = holdsNow(subscription, now);
  const lapsed = subscription.cancelAtPeriodEnd && !holds;
  return {
    plan: holds && paidPlan ? paidPlan : withoutPlan(credits),
    status: lapsed ? 'canceled' : subscription.status,
    cycleStart,
  };
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
