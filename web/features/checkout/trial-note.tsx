import { useCurrentSubscription } from '#web/lib/calls/current-subscription.ts';
import { inDays } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Whoever came here for the trial has it already: paying today is a choice, and the way on is one click. */
export function TrialNote() {
  const { data } = useCurrentSubscription();
  if (data?.subscription?.status !== 'trialing') return null;
  return (
    <Notice className="mb-6">
      Your trial runs until {inDays(data.subscription.trialEndsAt)}, without a card. Pay now to begin the plan today, or{' '}
      <a href={paths.listings} className="font-semibold underline underline-offset-4">
        go on with the trial
      </a>
      .
    </Notice>
  );
}
