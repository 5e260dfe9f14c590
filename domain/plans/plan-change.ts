import type { Plan } from '#contracts/entities/money.ts';
import { centsOf } from './money.ts';

/**
 * begin: no plan is held. same: nothing to do. better: at once, the difference is paid for the rest of the cycle. smaller: from the next
 * cycle on, since the dearer one is paid and its credits may be spent.
 */
export type PlanChange = 'begin' | 'same' | 'better' | 'smaller';

export const planChange = (held: Plan | null, wanted: Plan): PlanChange => {
  if (!held) return 'begin';
  if (held.id === wanted.id) return 'same';
  return centsOf(wanted.price) > centsOf(held.price) ? 'better' : 'smaller';
};

/** Whether a bigger plan is on sale. Who has credits without end needs none. */
export const hasBetter = (held: Plan, onSale: readonly Plan[]): boolean =>
  held.maxServicesPerMonth !== -1 && onSale.some((plan) => planChange(held, plan) === 'better');
