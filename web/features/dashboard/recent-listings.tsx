import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { Project } from '#contracts/entities/listing.ts';
import { useListings } from '#web/lib/calls/list-projects.ts';
import { counted } from '#web/lib/counting.ts';
import { inDays } from '#web/lib/dates.ts';
import { Cover } from '#web/lib/listing/cover.tsx';
import { NoListings } from '#web/lib/listing/no-listings.tsx';
import { StatusBadge } from '#web/lib/listing/status-badge.tsx';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/waiting.tsx';

const RECENT = 5;

function Row({ project }: { project: Project }) {
  return (
    <li className="group grid grid-cols-[96px_1fr] items-center gap-x-5 gap-y-3 border-b py-5 last:border-b-0 sm:grid-cols-[132px_1fr_auto]">
      <Cover path={project.coverPath} className="aspect-[4/3] rounded-soft" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="truncate text-[22px]">{project.name}</h3>
          <StatusBadge status={project.status} />
        </div>
        <p className="mt-1 truncate text-ink-soft">{project.property.address}</p>
        <p className="mt-1 text-sm text-ink-faint">
          {counted(project.assetCount, 'asset')} · Updated {inDays(project.updatedAt)}
        </p>
      </div>
      <Button asChild look="outline" size="sm" className="col-span-2 sm:col-span-1">
        <Link to={paths.listing(project.id)} aria-label={`Open Listing ${project.name}`}>
          Open Listing
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </li>
  );
}

export function RecentListings() {
  const listings = useListings({ limit: RECENT });
  if (listings.isPending) {
    return (
      <div className="grid gap-4">
        {Array.from({ length: 3 }, (_, at) => at).map((at) => (
          <Skeleton key={at} className="h-28" />
        ))}
      </div>
    );
  }
  if (listings.isError) {
    return (
      <EmptyState
        title="Your listings could not be loaded"
        action={<Button onClick={() => void listings.refetch()}>Try Again</Button>}
      >
        The server did not answer as it should.
      </EmptyState>
    );
  }
  if (listings.data.rows.length === 0) return <NoListings />;
  return (
    <>
      <ul className="border-y">
        {listings.data.rows.slice(0, RECENT).map((project) => (
          <Row key={project.id} project={project} />
        ))}
      </ul>
      <Button asChild look="link" className="mt-5">
        <Link to={paths.myListings}>
          {listings.data.total === 1 ? 'See your listing' : `See all ${counted(listings.data.total, 'listing')}`}
        </Link>
      </Button>
    </>
  );
}
