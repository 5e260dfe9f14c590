import { expect, test } from 'vitest';
import { PRO_PLAN, TRIAL_PLAN } from '#domain/plans/plans.ts';
import { planButtonText } from './plan-buttons.tsx';

const user = { id: 'u', email: 'a@b.c', firstName: 'A', lastName: 'B', onboardingCompleted: true, isAdmin: false };
const subscription = {
  status: 'trialing' as const,
  trialEndsAt: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  canceledAt: null,
  cancelAtPeriodEnd: false,
};

test('the button says what pressing it does, by who looks at it', () => {
  expect(planButtonText(PRO_PLAN, { user: null, current: null })).toBe('Start 7-Day Trial + 10 Credits');
  expect(planButtonText(PRO_PLAN, { user, current: { subscription: null, plan: TRIAL_PLAN } })).toBe(
    'Start 7-Day Trial + 10 Credits',
  );
  expect(planButtonText(PRO_PLAN, { user, current: { subscription, plan: TRIAL_PLAN } })).toBe('Upgrade to Pro');
  expect(planButtonText(PRO_PLAN, { user: { ...user, isAdmin: true }, current: null })).toBe(
    'Full Access - Go to Dashboard',
  );
});
