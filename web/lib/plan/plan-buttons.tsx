import { lazy, Suspense, useRef, useState } from 'react';
import type { Plan } from '#contracts/entities/money.ts';
import { Button } from '#web/ui/button.tsx';
import { paths } from '../paths.ts';
import type { Visitor } from '../visitor.ts';
import { useChoosePlan } from './choose-plan.ts';
import { offerText, planOffer } from './plan-offer.ts';

/** Few visitors have a plan to switch from: the public pages do not load a dialog for it. */
const SwitchDialog = lazy(() => import('./switch-dialog.tsx'));

/** What the button under a plan says, and whether the person pays at all. */
export const planButtonText = (plan: Plan, { user, current }: Visitor): string =>
  user?.isAdmin ? 'Full Access - Go to Dashboard' : offerText(plan, current);

export function PlanButton({ plan, visitor }: { plan: Plan; visitor: Visitor }) {
  const { processing, choose } = useChoosePlan(visitor);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { user, current } = visitor;
  const text = planButtonText(plan, visitor);
  const look = plan.name === 'Pro' ? 'primary' : 'outline';
  if (user?.isAdmin) {
    return (
      <Button asChild look={look} size="lg">
        <a href={paths.listings}>{text}</a>
      </Button>
    );
  }
  const offer = planOffer(plan, current);
  const isSettled = offer === 'current' || offer === 'next';
  return (
    <>
      <Button
        ref={button}
        look={look}
        size="lg"
        disabled={processing || isSettled}
        onClick={() => (offer === 'switch' ? setAsking(true) : void choose(plan))}
      >
        {processing ? 'Processing' : text}
      </Button>
      {isAsking && current ? (
        <Suspense>
          <SwitchDialog
            plan={plan}
            current={current}
            onClose={() => setAsking(false)}
            onConfirm={() => void choose(plan)}
            returnTo={button}
          />
        </Suspense>
      ) : null}
    </>
  );
}
