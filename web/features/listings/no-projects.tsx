import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useListings } from '#web/lib/calls/list-projects.ts';
import { NoListings } from '#web/lib/listing/no-listings.tsx';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/waiting.tsx';

/** Nothing in this filter and time. Whoever has no listing at all is not sent to other filters. */
export function NoProjects({ isFiltered }: { isFiltered: boolean }) {
  const all = useListings({ limit: 1 });
  if (all.isPending) return <Skeleton className="h-40" />;
  if (all.data?.total === 0) return <NoListings />;
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={isFiltered ? 'No projects found' : 'No projects in this time'}
      action={
        <Button asChild>
          <Link to={paths.newListing}>New Project</Link>
        </Button>
      }
    >
      Try another filter, a longer range, or start a new project.
    </EmptyState>
  );
}
