import { useEffect, useState } from 'react';
import type { Plan } from '#contracts/entities/money.ts';
import { PLANS_ON_SALE } from '#domain/plans/plans.ts';
import { readJson } from '../http.ts';

/** The built-in list stands in whenever the call does not return an array. Free is not for sale. */
export const onSale = (answer: unknown): readonly Plan[] =>
  (Array.isArray(answer) ? (answer as Plan[]) : PLANS_ON_SALE).filter((plan) => plan.name !== 'Free');

/** Plans for public pages: the built-in list is there at once (and in the prerendered page), the server's replaces it. */
export function usePlansOnSale(): readonly Plan[] {
  const [plans, setPlans] = useState(() => onSale(null));
  useEffect(() => {
    const waiting = new AbortController();
    readJson<unknown>('GET', '/api/subscription/plans', { signal: waiting.signal })
      .then((answer) => setPlans(onSale(answer)))
      .catch(() => undefined);
    return () => waiting.abort();
  }, []);
  return plans;
}
