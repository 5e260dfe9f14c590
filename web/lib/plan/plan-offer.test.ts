import { expect, test } from 'vitest';
import type { CurrentSubscription, Subscription } from '#contracts/entities/money.ts';
import { AGENCY_PLAN, FREE_PLAN, PRO_PLAN, STARTER_PLAN, TRIAL_PLAN } from '#domain/plans/plans.ts';
import { changeNotice, offerText, planOffer, switchWords } from './plan-offer.ts';

const PLANS = [STARTER_PLAN, PRO_PLAN, AGENCY_PLAN];
const on = (plan: typeof PRO_PLAN, of: Partial<Subscription> = {}): CurrentSubscription => ({
  plan,
  subscription: {
    status: 'active',
    trialEndsAt: null,
    currentPeriodStart: '2026-11-19T12:00:00Z',
    currentPeriodEnd: '2026-12-19T12:00:00Z',
    canceledAt: null,
    cancelAtPeriodEnd: false,
    nextPlan: null,
    ...of,
  },
});
const texts = (current: CurrentSubscription | null) => PLANS.map((plan) => offerText(plan, current));

test('every plan is an upgrade for whoever has none that holds', () => {
  const upgrades = ['Upgrade to Starter', 'Upgrade to Pro', 'Upgrade to Agency'];
  expect(texts(on(TRIAL_PLAN, { status: 'trialing' }))).toEqual(upgrades);
  expect(texts(on(FREE_PLAN, { status: 'canceled' }))).toEqual(upgrades);
  expect(new Set(texts({ subscription: null, plan: FREE_PLAN }))).toEqual(new Set(['Start 7-Day Trial + 10 Credits']));
});

test('the own plan is told from bigger and smaller ones', () => {
  expect(texts(on(PRO_PLAN))).toEqual(['Switch to Starter', 'Current plan', 'Upgrade to Agency']);
  expect(texts(on(PRO_PLAN, { cancelAtPeriodEnd: true }))[1]).toBe('Keep Pro');
  expect(texts(on(PRO_PLAN, { status: 'past_due' }))[1]).toBe('Pay for Pro');
});

test('a change to come is shown, and the own plan takes it back', () => {
  const changing = on(AGENCY_PLAN, { nextPlan: { id: 'starter', name: 'Starter' } });
  expect(texts(changing)).toEqual(['Begins on Dec 19, 2026', 'Switch to Pro', 'Keep Agency']);
  expect(planOffer(AGENCY_PLAN, changing)).toBe('keep');
  expect(changeNotice(AGENCY_PLAN, changing)).toEqual({
    title: 'You keep Agency',
    description: 'It goes on after Dec 19, 2026.',
  });
});

test('an unpaid month is that of the plan that began with it', () => {
  const unpaid = on(AGENCY_PLAN, { status: 'past_due', nextPlan: { id: 'starter', name: 'Starter' } });
  expect(texts(unpaid)).toEqual(['Pay for Starter', 'Switch to Pro', 'Switch to Agency']);
  expect(switchWords(AGENCY_PLAN, unpaid)).toBe(
    'The unpaid month of Starter is paid first. Choose Agency again after that.',
  );
});

test('a smaller plan says when it begins, and what else it does', () => {
  const words = 'Starter begins on Dec 19, 2026. Until then you keep Agency.';
  expect(switchWords(STARTER_PLAN, on(AGENCY_PLAN))).toBe(words);
  expect(changeNotice(STARTER_PLAN, on(AGENCY_PLAN))).toEqual({ title: 'Plan changed', description: words });
  expect(switchWords(STARTER_PLAN, on(AGENCY_PLAN, { cancelAtPeriodEnd: true }))).toBe(
    `${words} Your cancellation is taken back.`,
  );
  expect(switchWords(STARTER_PLAN, on(AGENCY_PLAN, { status: 'past_due' }))).toContain('unpaid month of Agency');
});
