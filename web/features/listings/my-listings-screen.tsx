import { Link } from '@tanstack/react-router';
import { Plus, SearchX } from 'lucide-react';
import { z } from 'zod';
import { useListings } from '#web/lib/calls/list-projects.ts';
import { NoListings } from '#web/lib/listing/no-listings.tsx';
import { OnboardingGate } from '#web/lib/onboarding/onboarding-gate.tsx';
import { paths } from '#web/lib/paths.ts';
import { UrlText, useUrlState } from '#web/lib/url-state.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/waiting.tsx';
import { ListingCard } from './listing-card.tsx';
import { PAGE_SIZE, Paging } from './paging.tsx';
import { SearchField } from './search-field.tsx';

const Filters = z.object({
  status: z.enum(['all', 'active', 'completed', 'archived']).catch('all'),
  q: UrlText.catch(''),
  page: z.coerce.number().int().min(1).catch(1),
});

const statuses = [
  { value: 'all', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
  { value: 'archived', label: 'Archived' },
];

const SKELETONS = [0, 1, 2, 3, 4, 5];

export default function MyListingsScreen() {
  const [{ status, q, page }, change] = useUrlState(Filters);
  const listings = useListings({
    limit: PAGE_SIZE,
    page,
    q: q || undefined,
    status: status === 'all' ? undefined : status,
  });
  const isFiltered = q !== '' || status !== 'all';
  const { rows = [], total = 0 } = listings.data ?? {};
  return (
    <div className="page pt-10">
      <title>My Listings · Portico</title>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-[42px] sm:text-5xl">My Listings</h1>
        <Button asChild>
          <Link to={paths.newListing}>
            <Plus aria-hidden />
            New Listing
          </Link>
        </Button>
      </div>
      <div className="mb-8 flex flex-wrap gap-3">
        <SearchField
          label="Search by name, address or description"
          value={q}
          onChange={(value) => change({ q: value, page: 1 })}
        />
        <Select
          aria-label="Status"
          options={statuses}
          value={status}
          onChange={(event) => change({ status: event.target.value as typeof status, page: 1 })}
        />
      </div>
      {listings.isError ? (
        <EmptyState
          title="Your listings could not be loaded"
          action={<Button onClick={() => void listings.refetch()}>Try Again</Button>}
        />
      ) : listings.isSuccess && rows.length === 0 ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-busy={listings.isPending}>
          {listings.isPending
            ? SKELETONS.map((at) => <Skeleton key={at} className="h-[380px] rounded-frame!" />)
            : rows.map((project) => <ListingCard key={project.id} project={project} />)}
        </div>
      )}
      {listings.isSuccess && total > 0 ? (
        <p className="mt-8 text-[15px] text-ink-faint">
          Showing {rows.length} of {total} listings
        </p>
      ) : null}
      <Paging page={page} total={total} onPage={(next) => change({ page: next }, { push: true })} />
      <OnboardingGate />
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon={<SearchX aria-hidden />} title="No listings found">
      Nothing matches this search and status.
    </EmptyState>
  ) : (
    <NoListings />
  );
}
