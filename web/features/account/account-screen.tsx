import { useState } from 'react';
import { hasBetter } from '#domain/plans/plan-change.ts';
import { useCurrentSubscription } from '#web/lib/calls/current-subscription.ts';
import { useCurrentUser } from '#web/lib/calls/current-user.ts';
import { TourDialog } from '#web/lib/onboarding/tour-dialog.tsx';
import { paths } from '#web/lib/paths.ts';
import { usePlansOnSale } from '#web/lib/plan/plans-on-sale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState, Notice } from '#web/ui/notice.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { BrandCard } from './brand-card.tsx';
import { DataCard } from './data-card.tsx';
import { GuaranteeCard } from './guarantee-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { TopUpCard } from './top-up-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { usePlanNotice } from './use-plan-notice.ts';

const TOP_PLAN = 'Enterprise';

export default function AccountScreen() {
  const { user } = useCurrentUser();
  const subscription = useCurrentSubscription();
  usePlanNotice();
  const plansOnSale = usePlansOnSale();
  const [isTouring, setTouring] = useState(false);
  if (subscription.isPending) return <Waiting text="Loading account details..." />;
  if (!subscription.data || !user) {
    return (
      <div className="page pt-16">
        <EmptyState
          title="Unable to Load Account"
          action={<Button onClick={() => void subscription.refetch()}>Try Again</Button>}
        >
          Your account details could not be loaded.
        </EmptyState>
      </div>
    );
  }
  const { plan } = subscription.data;
  return (
    <div className="page max-w-[920px]! pt-10">
      <title>Account · Portico</title>
      <h1 className="mb-8 text-[42px] sm:text-5xl">Account</h1>
      <div className="grid gap-6">
        {plan.supportsServices ? null : (
          <Notice>
            You are on the free plan. Your listings and results stay readable and downloadable.{' '}
            <a href={paths.pricing} className="font-semibold underline underline-offset-4">
              Upgrade to run services
            </a>
          </Notice>
        )}
        <Card aria-labelledby="information-title">
          <CardTitle>
            <span id="information-title">Account Information</span>
          </CardTitle>
          <dl className="grid gap-4 sm:grid-cols-2">
            <div>
              <dt className="text-sm text-ink-faint">Email</dt>
              <dd className="font-medium wrap-anywhere">{user.email}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-faint">Name</dt>
              <dd className="font-medium">
                {[user.firstName, user.lastName].filter(Boolean).join(' ') || 'Not given'}
              </dd>
            </div>
          </dl>
        </Card>
        <SubscriptionCard current={subscription.data} />
        <UsageCard />
        <TopUpCard />
        <GuaranteeCard />
        {plan.name === TOP_PLAN || !hasBetter(plan, plansOnSale) ? null : (
          <Card aria-labelledby="capacity-title" className="bg-accent-soft!">
            <CardTitle
              hint="More credits, more listings, and a team to share them with."
              aside={
                <Button asChild>
                  <a href={paths.pricing}>See plans</a>
                </Button>
              }
            >
              <span id="capacity-title">Need More Capacity</span>
            </CardTitle>
          </Card>
        )}
        <Card aria-labelledby="tutorial-title">
          <CardTitle
            hint="Five short steps through everything Portico does."
            aside={
              <Button look="outline" onClick={() => setTouring(true)}>
                Open tutorial
              </Button>
            }
          >
            <span id="tutorial-title">Getting Started</span>
          </CardTitle>
        </Card>
        <BrandCard />
        <DataCard />
      </div>
      {isTouring ? <TourDialog onComplete={() => setTouring(false)} /> : null}
    </div>
  );
}
