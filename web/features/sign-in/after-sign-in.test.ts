import { expect, test } from 'vitest';
import { TRIAL_PLAN } from '#domain/plans/plans.ts';
import { nextStep } from './after-sign-in.ts';

const trialing = {
  subscription: {
    status: 'trialing' as const,
    trialEndsAt: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    canceledAt: null,
    cancelAtPeriodEnd: false,
    nextPlan: null,
  },
  plan: TRIAL_PLAN,
};
const nothing = { plan: null, hasUpload: false };

test('a chosen plan is resumed before anything else', () => {
  expect(nextStep({ plan: { planId: 'pro' }, hasUpload: true }, trialing)).toEqual({ kind: 'checkout', planId: 'pro' });
});

test('whoever has a plan sees on the pricing page what another one means', () => {
  const paying = { ...trialing, subscription: { ...trialing.subscription, status: 'active' as const } };
  expect(nextStep({ plan: { planId: 'starter' }, hasUpload: false }, paying)).toEqual({ kind: 'pricing' });
});

test('a waiting photo asks for a listing, trial or not', () => {
  expect(nextStep({ plan: null, hasUpload: true }, trialing)).toEqual({
    kind: 'set-up-trial',
    createDefaultProject: true,
  });
});

test('whoever had a trial skips the set-up', () => {
  expect(nextStep(nothing, trialing)).toEqual({ kind: 'listings' });
  expect(nextStep(nothing, { ...trialing, subscription: null })).toEqual({
    kind: 'set-up-trial',
    createDefaultProject: false,
  });
});
