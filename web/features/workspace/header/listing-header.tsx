import { Link } from '@tanstack/react-router';
import { ArrowLeft, MapPin, X } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '../workspace-context.ts';
import { EditListingDialog } from './edit-listing-dialog.tsx';
import { SetAddress } from './set-address.tsx';
import { StatusMenu } from './status-menu.tsx';

export function ListingHeader() {
  const { detail, selected, select } = useWorkspace();
  const { project, property } = detail;
  return (
    <div className="mt-6 mb-8">
      <Link
        to={paths.dashboard}
        className="inline-flex items-center gap-2 rounded-sm text-[15px] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Dashboard
      </Link>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-4xl wrap-anywhere sm:text-5xl">{project.name}</h1>
        <EditListingDialog />
        <StatusMenu />
        {selected.length > 0 ? (
          <span className="ml-auto inline-flex h-9 items-center gap-1 rounded-full bg-accent pr-1 pl-4 text-sm font-semibold text-on-accent">
            {selected.length} selected
            <button
              type="button"
              aria-label="Clear selection"
              onClick={() => select([])}
              className="grid size-7 place-items-center rounded-full hover:bg-black/15"
            >
              <X aria-hidden className="size-4" />
            </button>
          </span>
        ) : null}
      </div>
      <p className="mt-3 flex items-center gap-2 text-ink-soft">
        <MapPin aria-hidden className="size-4 shrink-0" />
        {property.address}
        {property.addressPending ? <SetAddress /> : null}
      </p>
      {project.description ? <p className="mt-3 max-w-[70ch] text-ink-faint">{project.description}</p> : null}
    </div>
  );
}
