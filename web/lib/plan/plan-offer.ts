import type { CurrentSubscription, Plan } from '#contracts/entities/money.ts';
import { planChange } from '#domain/plans/plan-change.ts';
import { inDays } from '../dates.ts';

/** The plan whose month is open: an arranged one has begun with it. */
const unpaidPlan = ({ subscription, plan }: CurrentSubscription) => subscription?.nextPlan ?? plan;

/**
 * What choosing a plan would do for this person. start: no subscription yet. upgrade: a payment page follows. switch: a smaller plan, from the
 * next cycle on. next: that is arranged. keep: takes back a cancellation or a change to come. pay: the open month of the own plan.
 */
type PlanOffer = 'start' | 'upgrade' | 'switch' | 'next' | 'current' | 'keep' | 'pay';

export function planOffer(plan: Plan, current: CurrentSubscription | null): PlanOffer {
  if (!current?.subscription) return 'start';
  const { status, cancelAtPeriodEnd, nextPlan } = current.subscription;
  if (status === 'past_due' && plan.id === unpaidPlan(current).id) return 'pay';
  const change = planChange(current.plan, plan);
  if (change === 'better') return 'upgrade';
  if (status === 'past_due') return 'switch';
  if (change === 'smaller') return nextPlan?.id === plan.id ? 'next' : 'switch';
  return cancelAtPeriodEnd || nextPlan ? 'keep' : 'current';
}

export const isHeld = (offer: PlanOffer): boolean => offer === 'current' || offer === 'keep' || offer === 'pay';

const periodEnd = (current: CurrentSubscription | null) => inDays(current?.subscription?.currentPeriodEnd ?? null);

export function offerText(plan: Plan, current: CurrentSubscription | null): string {
  switch (planOffer(plan, current)) {
    case 'start':
      return 'Start 7-Day Trial + 10 Credits';
    case 'upgrade':
      return `Upgrade to ${plan.name}`;
    case 'switch':
      return `Switch to ${plan.name}`;
    case 'next':
      return `Begins on ${periodEnd(current)}`;
    case 'current':
      return 'Current plan';
    case 'keep':
      return `Keep ${plan.name}`;
    case 'pay':
      return `Pay for ${plan.name}`;
  }
}

/** What a smaller plan means, asked before and told after. */
export function switchWords(plan: Plan, current: CurrentSubscription): string {
  if (current.subscription?.status === 'past_due')
    return `The unpaid month of ${unpaidPlan(current).name} is paid first. Choose ${plan.name} again after that.`;
  const goesOn = current.subscription?.cancelAtPeriodEnd ? ' Your cancellation is taken back.' : '';
  return `${plan.name} begins on ${periodEnd(current)}. Until then you keep ${current.plan.name}.${goesOn}`;
}

/** Told on the account page after a change that needed no payment. */
export const changeNotice = (plan: Plan, current: CurrentSubscription): { title: string; description: string } =>
  plan.id === current.plan.id
    ? { title: `You keep ${plan.name}`, description: `It goes on after ${periodEnd(current)}.` }
    : { title: 'Plan changed', description: switchWords(plan, current) };
