import { useState } from 'react';
import type { Plan } from '#contracts/entities/money.ts';
import { readJson } from '../http.ts';
import { leaveTo, served } from '../paths.ts';
import { pendingPlan, selectedPlan } from '../pending.ts';

/** Signed in: on to the checkout. Signed out: the choice waits in the browser while the person signs in. */
export function useChoosePlan(isSignedIn: boolean) {
  const [processing, setProcessing] = useState<string | null>(null);
  const choose = async (plan: Plan) => {
    setProcessing(plan.id);
    selectedPlan.store({ planName: plan.name, amount: Number(plan.price) });
    if (!isSignedIn) {
      pendingPlan.store({ planId: plan.id, planName: plan.name });
      leaveTo(served.login);
      return;
    }
    try {
      const { url } = await readJson<{ url: string }>('POST', '/api/stripe/create-checkout-session', {
        body: { planId: plan.id },
      });
      leaveTo(url);
    } catch {
      window.alert('Failed to start checkout. Please try again.');
      setProcessing(null);
    }
  };
  return { processing, choose };
}
