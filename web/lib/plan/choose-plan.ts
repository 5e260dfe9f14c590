import { useState } from 'react';
import type { Plan } from '#contracts/entities/money.ts';
import { HttpError, readJson, sentence } from '../http.ts';
import { leaveTo, paths, served } from '../paths.ts';
import { pendingPlan, planNotice, selectedPlan } from '../pending.ts';
import type { Visitor } from '../visitor.ts';
import { changeNotice } from './plan-offer.ts';

const FAILED = 'Failed to start checkout. Please try again.';

/** Signed in: on to the checkout, or to the account when nothing is to be paid. Signed out: the choice waits in the browser. */
export function useChoosePlan({ user, current }: Visitor) {
  const [processing, setProcessing] = useState(false);
  const choose = async (plan: Plan) => {
    setProcessing(true);
    const selected = { planName: plan.name, amount: Number(plan.price) };
    if (!user) {
      selectedPlan.store(selected);
      pendingPlan.store({ planId: plan.id, planName: plan.name });
      leaveTo(served.login);
      return;
    }
    try {
      const { url } = await readJson<{ url: string }>('POST', '/api/stripe/create-checkout-session', {
        body: { planId: plan.id },
      });
      if (url !== paths.account) selectedPlan.store(selected);
      else if (current) planNotice.store(changeNotice(plan, current));
      leaveTo(url);
    } catch (error) {
      // A conflict says what is so; trying again would not help.
      const isConflict = error instanceof HttpError && error.status === 409;
      window.alert(isConflict ? sentence(error, FAILED) : FAILED);
      setProcessing(false);
    }
  };
  return { processing, choose };
}
