import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AGENCY_PLAN, PRO_PLAN, TRIAL_PLAN } from '#domain/plans/plans.ts';
import { PlanButton, planButtonText } from './plan-buttons.tsx';

const user = { id: 'u', email: 'a@b.c', firstName: 'A', lastName: 'B', onboardingCompleted: true, isAdmin: false };
const subscription = {
  status: 'trialing' as const,
  trialEndsAt: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  canceledAt: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
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

test('what is so already cannot be pressed', () => {
  const paying = { plan: PRO_PLAN, subscription: { ...subscription, status: 'active' as const } };
  const button = (plan: typeof PRO_PLAN, current: typeof paying) =>
    renderToStaticMarkup(createElement(PlanButton, { plan, visitor: { user, current } }));
  expect(button(PRO_PLAN, paying)).toMatch(/ disabled="".*>Current plan</);
  expect(button(AGENCY_PLAN, paying)).not.toContain(' disabled=""');
  const leaving = { ...paying, subscription: { ...paying.subscription, cancelAtPeriodEnd: true } };
  expect(button(PRO_PLAN, leaving)).not.toContain(' disabled=""');
});
