import { Link } from '@tanstack/react-router';
import type { Project } from '#contracts/entities/listing.ts';
import { counted } from '#web/lib/counting.ts';
import { inDays } from '#web/lib/dates.ts';
import { Cover } from '#web/lib/listing/cover.tsx';
import { bedsAndBaths, propertyTypes } from '#web/lib/listing/property-words.ts';
import { StatusBadge } from '#web/lib/listing/status-badge.tsx';
import { paths } from '#web/lib/paths.ts';

export function ListingCard({ project }: { project: Project }) {
  const { property } = project;
  const facts = [propertyTypes[property.propertyType], bedsAndBaths(property)].filter(Boolean).join(' · ');
  return (
    <article className="group relative overflow-hidden rounded-frame border bg-surface transition-shadow hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-accent">
      <Cover path={project.coverPath} className="aspect-[3/2]" />
      <span className="absolute top-4 left-4 rounded-full bg-surface p-0.5">
        <StatusBadge status={project.status} />
      </span>
      <div className="p-5">
        <h2 className="truncate text-2xl">
          <Link to={paths.listing(project.id)} className="outline-none after:absolute after:inset-0">
            {project.name}
          </Link>
        </h2>
        <p className="mt-1 truncate text-ink-soft">{property.address}</p>
        <p className="mt-2 text-[15px] text-ink-soft">{facts}</p>
        {project.description ? (
          <p className="mt-3 line-clamp-2 text-[15px] text-ink-faint">{project.description}</p>
        ) : null}
        <p className="mt-4 border-t pt-4 text-sm text-ink-faint">
          {counted(project.assetCount, 'asset')} · {counted(project.serviceRunCount, 'service')} ·{' '}
          {inDays(project.createdAt)}
        </p>
      </div>
    </article>
  );
}
