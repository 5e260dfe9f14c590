import type { CurrentSubscription, SubscriptionStatus } from '#contracts/entities/money.ts';
import { inDays } from '#web/lib/dates.ts';
import { priceInDollars } from '#web/lib/money.ts';
import { paths } from '#web/lib/paths.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeToCome } from './change-to-come.tsx';

const statuses: Record<SubscriptionStatus, { word: string; tone: BadgeTone }> = {
  trialing: { word: 'Trial', tone: 'brass' },
  active: { word: 'Active', tone: 'good' },
  canceled: { word: 'Canceled', tone: 'neutral' },
  past_due: { word: 'Past due', tone: 'danger' },
};

const limit = (count: number) => (count === -1 ? 'Unlimited' : String(count));

export function SubscriptionCard({ current }: { current: CurrentSubscription }) {
  const { subscription, plan } = current;
  const isTrial = subscription?.status === 'trialing';
  const mayCancel = subscription?.status === 'active' && !subscription.cancelAtPeriodEnd;
  const facts = [
    ['Price', `${priceInDollars(plan.price)} a month`],
    ['Projects', limit(plan.maxProjects)],
    ['Credits per month', limit(plan.maxServicesPerMonth)],
    ['Team members', limit(plan.maxTeamMembers)],
  ] as const;
  return (
    <Card aria-labelledby="subscription-title">
      <CardTitle
        aside={
          subscription ? (
            <Badge tone={statuses[subscription.status].tone}>{statuses[subscription.status].word}</Badge>
          ) : null
        }
      >
        <span id="subscription-title">Current Subscription</span>
      </CardTitle>
      <p className="font-serif text-4xl">{plan.name}</p>
      <p className="mt-1 text-ink-soft">{plan.description}</p>
      {isTrial ? null : (
        <dl className="mt-6 grid gap-4 sm:grid-cols-4">
          {facts.map(([label, value]) => (
            <div key={label} className="border-t pt-3">
              <dt className="text-sm text-ink-faint">{label}</dt>
              <dd className="mt-0.5 font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {subscription?.currentPeriodStart && subscription.currentPeriodEnd ? (
        <p className="mt-5 text-[15px] text-ink-soft">
          {subscription.status === 'canceled' ? 'Last billing period' : 'Billing period'}:{' '}
          {inDays(subscription.currentPeriodStart)} to {inDays(subscription.currentPeriodEnd)}
        </p>
      ) : null}
      {isTrial && subscription.trialEndsAt ? (
        <Notice className="mt-5">
          Your trial ends on {inDays(subscription.trialEndsAt)}. Everything you made stays yours to see and download.
        </Notice>
      ) : null}
      <ChangeToCome current={current} />
      {subscription?.status === 'past_due' ? (
        <Notice tone="danger" className="mt-5">
          The last payment failed. Please choose a plan again to update your card.
        </Notice>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild look="outline">
          <a href={paths.pricing}>{isTrial || !plan.supportsServices ? 'Choose a plan' : 'Change plan'}</a>
        </Button>
        {mayCancel ? <CancelDialog periodEnd={subscription.currentPeriodEnd} /> : null}
      </div>
    </Card>
  );
}
