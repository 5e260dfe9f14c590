import { Hourglass } from 'lucide-react';
import { useCurrentSubscription } from '../calls/current-subscription.ts';
import { useUsage } from '../calls/usage.ts';
import { counted } from '../counting.ts';
import { paths } from '../paths.ts';
import { trialFigures } from './trial-figures.ts';

/** Shown only while trialing. */
export function TrialBanner() {
  const subscription = useCurrentSubscription();
  const usage = useUsage();
  const figures = trialFigures(subscription.data, usage.data, new Date());
  if (!figures || usage.isPending) return null;
  return (
    <aside
      aria-label="Trial"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-soft border border-brass/20 bg-brass-soft px-5 py-3 text-brass"
    >
      <p className="flex items-center gap-2.5 font-medium">
        <Hourglass aria-hidden className="size-4.5" />
        Trial: {counted(figures.days, 'day')} &amp; {counted(figures.credits, 'credit')} left
      </p>
      <a href={paths.pricing} className="rounded-sm font-semibold underline underline-offset-4">
        Upgrade Now
      </a>
    </aside>
  );
}
