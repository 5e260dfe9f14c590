import { expect, test } from 'vitest';
import type { CurrentSubscription, Usage } from '#contracts/entities/money.ts';
import { TRIAL_PLAN } from '#domain/plans/plans.ts';
import { trialFigures } from './trial-figures.ts';

const now = new Date('2026-11-15T12:00:00Z');
const trialing = (trialEndsAt: string): CurrentSubscription => ({
  subscription: {
    status: 'trialing',
    trialEndsAt,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    canceledAt: null,
    cancelAtPeriodEnd: false,
    nextPlan: null,
  },
  plan: TRIAL_PLAN,
});
const used = (servicesUsed: number, topUp = 0): Usage => ({
  currentUsage: { projectsCreated: 1, servicesUsed, month: 11, year: 2026 },
  limits: { maxProjects: 3, maxServicesPerMonth: 10 },
  history: [],
  balance: { trial: 10 - servicesUsed, cycle: 0, topUp, reserved: 0, available: 10 - servicesUsed + topUp },
});

test('days are rounded up, credits are what is left', () => {
  expect(trialFigures(trialing('2026-11-18T13:00:00Z'), used(1), now)).toEqual({ days: 4, credits: 9 });
});

test('neither goes below zero', () => {
  expect(trialFigures(trialing('2026-11-01T00:00:00Z'), used(12), now)).toEqual({ days: 0, credits: 0 });
});

test('bought credits count', () => {
  expect(trialFigures(trialing('2026-11-18T13:00:00Z'), used(1, 50), now)?.credits).toBe(59);
});

test('no banner off trial', () => {
  expect(trialFigures({ ...trialing('2026-11-18T13:00:00Z'), subscription: null }, used(0), now)).toBeNull();
});

test('none for whom credits are unlimited', () => {
  const trial = trialing('2026-11-18T13:00:00Z');
  expect(trialFigures({ ...trial, plan: { ...trial.plan, maxServicesPerMonth: -1 } }, used(0), now)).toBeNull();
});
