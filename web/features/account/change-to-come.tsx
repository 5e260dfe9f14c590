import type { CurrentSubscription } from '#contracts/entities/money.ts';
import { inDays } from '#web/lib/dates.ts';
import { sentence } from '#web/lib/http.ts';
import { changeNotice } from '#web/lib/plan/plan-offer.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useKeepPlan } from './calls/keep-plan.ts';

/** What the end of the period brings, a cancellation or a smaller plan, and how to take it back. */
export function ChangeToCome({ current }: { current: CurrentSubscription }) {
  const keep = useKeepPlan();
  const { subscription, plan } = current;
  // A cancellation that has come true has nothing to take back.
  if (!subscription || subscription.status === 'canceled') return null;
  const { cancelAtPeriodEnd, nextPlan, currentPeriodEnd } = subscription;
  // Where the month is unpaid the notice below says what to do first.
  if (subscription.status === 'past_due' || (!cancelAtPeriodEnd && !nextPlan)) return null;
  const takeBack = () =>
    keep.mutate(current, {
      onSuccess: () => toast(changeNotice(plan, current)),
      onError: (error) =>
        toast({ title: 'Error', description: sentence(error, 'Failed to update subscription'), tone: 'destructive' }),
    });
  return (
    <Notice className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {cancelAtPeriodEnd
            ? `Your subscription ends on ${inDays(currentPeriodEnd)}. Until then everything works as before.`
            : `Changes to ${nextPlan?.name} on ${inDays(currentPeriodEnd)}. Until then you keep ${plan.name}.`}
        </p>
        <Button look="outline" size="sm" disabled={keep.isPending} onClick={takeBack}>
          {cancelAtPeriodEnd ? 'Resume' : `Keep ${plan.name}`}
        </Button>
      </div>
    </Notice>
  );
}
