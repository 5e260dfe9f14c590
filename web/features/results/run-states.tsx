import { Link } from '@tanstack/react-router';
import type { ProjectDetail } from '#contracts/entities/listing.ts';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { paths } from '#web/lib/paths.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';

type Detail = Pick<ProjectDetail, 'mediaAssets' | 'serviceRuns'>;

const photoName = ({ mediaAssets }: Detail, run: ServiceRun) =>
  mediaAssets.find((asset) => asset.id === run.mediaAssetId)?.fileName;

/** What the page waits for, bar by bar. */
export function UnderWay({ detail }: { detail: Detail }) {
  const runs = detail.serviceRuns.filter((run) => run.status === 'pending' || run.status === 'processing');
  if (runs.length === 0) return null;
  return (
    <ul aria-label="Being made" className="mb-12 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {runs.map((run) => {
        const { name } = serviceWords[run.serviceType];
        return (
          <li key={run.id}>
            <p className="flex justify-between gap-3 text-[15px]">
              <span className="truncate font-medium">{name}</span>
              <span className="shrink-0 text-ink-faint">
                {run.status === 'pending' ? 'Waiting' : `${Math.round(run.progress * 100)}%`}
              </span>
            </p>
            <Progress
              label={`Progress of ${name}`}
              value={run.status === 'pending' ? 0 : run.progress * 100}
              className="mt-2"
            />
            <p className="mt-1.5 truncate text-sm text-ink-faint">{photoName(detail, run)}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Nothing to show: why the last runs failed, and the way back to where another is started. */
export function NoResults({ id, detail }: { id: string; detail: Detail }) {
  const failed = detail.serviceRuns.filter((run) => run.status === 'failed' && run.errorCode !== 'cancelled');
  const reasons = [...new Set(failed.map((run) => `${serviceWords[run.serviceType].name}: ${run.errorMessage ?? ''}`))];
  return (
    <EmptyState
      title={reasons.length > 0 ? 'Nothing could be made' : 'No photos or texts yet'}
      action={
        <Button asChild>
          <Link to={paths.listing(id)} search={{ tab: 'services' }}>
            Choose a service
          </Link>
        </Button>
      }
    >
      {reasons.length > 0
        ? reasons.slice(0, 3).join(' ')
        : 'Staged, dusk and cleared photos and the texts of this listing appear here. Videos are in the listing itself.'}
    </EmptyState>
  );
}
