import type { CurrentSubscription } from '#contracts/entities/money.ts';

export type Left = { plan: { planId: string } | null; hasUpload: boolean };
export type NextStep =
  | { kind: 'checkout'; planId: string }
  | { kind: 'pricing' }
  | { kind: 'set-up-trial'; createDefaultProject: boolean }
  | { kind: 'listings' };

/** A plan chosen before is resumed first, but whoever has one sees what choosing means first: a smaller plan needs no payment page; a waiting photo needs a listing; whoever had a trial needs no set-up. */
export function nextStep(left: Left, current: CurrentSubscription | null): NextStep {
  if (left.plan && current?.subscription?.status === 'active') return { kind: 'pricing' };
  if (left.plan) return { kind: 'checkout', planId: left.plan.planId };
  if (left.hasUpload) return { kind: 'set-up-trial', createDefaultProject: true };
  if (current?.subscription) return { kind: 'listings' };
  return { kind: 'set-up-trial', createDefaultProject: false };
}
