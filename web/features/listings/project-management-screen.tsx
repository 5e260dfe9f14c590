import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { z } from 'zod';
import { useListings } from '#web/lib/calls/list-projects.ts';
import { paths } from '#web/lib/paths.ts';
import { UrlText, useUrlState } from '#web/lib/url-state.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/waiting.tsx';
import { NoProjects } from './no-projects.tsx';
import { PAGE_SIZE, Paging } from './paging.tsx';
import { ProjectCard } from './project-card.tsx';
import { SearchField } from './search-field.tsx';

const Filters = z.object({
  status: z.enum(['all', 'active', 'completed']).catch('all'),
  q: UrlText.catch(''),
  days: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(90), z.literal(365)]))
    .catch(30),
  page: z.coerce.number().int().min(1).catch(1),
});

const statuses = [
  { value: 'all', label: 'All Projects' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
] as const;

const ranges = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'This year' },
];

/** While something is being processed, its card's progress is asked for again. */
const ACTIVE_POLL_MS = 10_000;

export default function ProjectManagementScreen() {
  const [{ status, q, days, page }, change] = useUrlState(Filters);
  const listings = useListings(
    { limit: PAGE_SIZE, page, q: q || undefined, status: status === 'all' ? undefined : status, days },
    { pollWhileActiveMs: ACTIVE_POLL_MS },
  );
  return (
    <div className="page pt-10">
      <title>Project Management · Portico</title>
      <nav aria-label="Breadcrumb" className="text-[15px] text-ink-faint">
        <Link to={paths.dashboard} className="rounded-sm hover:text-ink">
          Dashboard
        </Link>
        <span aria-hidden> / </span>
        <Link to={paths.listings} className="rounded-sm text-ink-soft hover:text-ink">
          Projects
        </Link>
      </nav>
      <div className="mt-3 mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-[42px] sm:text-5xl">Project Management</h1>
        <Button asChild>
          <Link to={paths.newListing}>
            <Plus aria-hidden />
            New Project
          </Link>
        </Button>
      </div>
      <div className="mb-8 flex flex-wrap items-center gap-3">
        <Segments
          label="Filter by status"
          value={status}
          options={statuses}
          onChange={(value) => change({ status: value, page: 1 })}
        />
        <SearchField label="Search by address or name" value={q} onChange={(value) => change({ q: value, page: 1 })} />
        <Select
          aria-label="Date range"
          options={ranges}
          value={String(days)}
          onChange={(event) => change({ days: Number(event.target.value) as typeof days, page: 1 })}
        />
      </div>
      {listings.isPending ? (
        <div role="status" aria-label="Loading listings" className="grid gap-4">
          {Array.from({ length: 4 }, (_, at) => at).map((at) => (
            <Skeleton key={at} className="h-40" />
          ))}
        </div>
      ) : listings.isError ? (
        <EmptyState
          title="Your listings could not be loaded"
          action={<Button onClick={() => void listings.refetch()}>Try Again</Button>}
        />
      ) : listings.data.rows.length === 0 ? (
        <NoProjects isFiltered={q !== '' || status !== 'all'} />
      ) : (
        <div className="grid gap-4">
          {listings.data.rows.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      )}
      <Paging page={page} total={listings.data?.total ?? 0} onPage={(next) => change({ page: next }, { push: true })} />
    </div>
  );
}
