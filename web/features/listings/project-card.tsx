import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { Project } from '#contracts/entities/listing.ts';
import { counted } from '#web/lib/counting.ts';
import { inDays } from '#web/lib/dates.ts';
import { Cover } from '#web/lib/listing/cover.tsx';
import { stagingStyles } from '#web/lib/listing/property-words.ts';
import { StatusBadge } from '#web/lib/listing/status-badge.tsx';
import { paths, served } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** Said while the queue's own estimate is not known. */
const UNKNOWN_MINUTES = 25;

function StateOfWork({ project }: { project: Project }) {
  if (project.status === 'completed') {
    return (
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm">
          <Link to={paths.listing(project.id)}>View Project</Link>
        </Button>
        <Button asChild look="outline" size="sm">
          <a href={served.export(project.id)} download>
            <Download aria-hidden />
            Download
          </a>
        </Button>
      </div>
    );
  }
  if (project.status === 'active') {
    return (
      <div className="w-full sm:w-64">
        <div className="mb-2 flex justify-between gap-3 text-sm">
          <span className="font-medium">Processing</span>
          <Link to={paths.listing(project.id)} className="rounded-sm text-accent underline underline-offset-4">
            Open
          </Link>
        </div>
        <Progress
          label={`Progress of ${project.name}`}
          value={project.progress === null ? null : project.progress * 100}
        />
        <p className="mt-2 text-sm text-ink-faint">
          Estimated completion: {counted(project.estimatedMinutes ?? UNKNOWN_MINUTES, 'minute')}
        </p>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-4">
      <span className="text-sm text-ink-faint">Pending</span>
      <Button asChild look="outline" size="sm">
        <Link to={paths.listing(project.id)}>Open</Link>
      </Button>
    </div>
  );
}

export function ProjectCard({ project }: { project: Project }) {
  const { _count: counts } = project;
  return (
    <article className="grid grid-cols-[104px_1fr] items-center gap-x-5 gap-y-4 rounded-frame border bg-surface p-4 md:grid-cols-[176px_1fr_auto] md:gap-x-7">
      <Cover path={project.coverPath} className="aspect-[4/3] rounded-soft" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-2xl wrap-anywhere">{project.name}</h2>
          <StatusBadge status={project.status} />
          {project.stagingStyle ? <Badge tone="brass">{stagingStyles[project.stagingStyle]}</Badge> : null}
        </div>
        <p className="mt-1 truncate text-ink-soft">{project.property.address}</p>
        <p className="mt-2 text-sm text-ink-faint">
          Project #{project.id.slice(-8)} · Created {inDays(project.createdAt)}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {counted(counts.mediaAssets, 'photo')} · {counted(counts.serviceRuns, 'service')} ·{' '}
          {counted(counts.contentDrafts, 'draft')}
        </p>
      </div>
      <div className="col-span-2 md:col-span-1 md:pr-3">
        <StateOfWork project={project} />
      </div>
    </article>
  );
}
