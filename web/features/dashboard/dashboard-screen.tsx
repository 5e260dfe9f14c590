import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCurrentUser } from '#web/lib/calls/current-user.ts';
import { OnboardingGate } from '#web/lib/onboarding/onboarding-gate.tsx';
import { paths } from '#web/lib/paths.ts';
import { TrialBanner } from '#web/lib/plan/trial-banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { RecentListings } from './recent-listings.tsx';

const greeting = (hour: number) =>
  hour < 5 ? 'Good evening' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';

export default function DashboardScreen() {
  const { user } = useCurrentUser();
  return (
    <div className="page pt-8">
      <title>Dashboard · Portico</title>
      <TrialBanner />
      <div className="mt-8 mb-10 flex flex-wrap items-end justify-between gap-6">
        <div>
          <p className="eyebrow">Dashboard</p>
          <h1 className="mt-2 text-[42px] sm:text-5xl">
            {greeting(new Date().getHours())}
            {user?.firstName ? `, ${user.firstName}` : ''}
          </h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <FeedbackDialog />
          <Button asChild>
            <Link to={paths.newListing}>
              <Plus aria-hidden />
              New Listing
            </Link>
          </Button>
        </div>
      </div>
      <section aria-labelledby="recent-title">
        <h2 id="recent-title" className="mb-5 text-3xl">
          Recent Listings
        </h2>
        <RecentListings />
      </section>
      <OnboardingGate />
    </div>
  );
}
