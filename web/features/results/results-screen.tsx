import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProjectDetail, ProjectStatus } from '#contracts/entities/listing.ts';
import { HttpError } from '#web/lib/http.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { Spinner, Waiting } from '#web/ui/waiting.tsx';
import { isWorking, usePolledResults } from './calls/poll-results.ts';
import { ListingDescription, SocialAssets } from './copy-sections.tsx';
import { PairsSection } from './pairs-section.tsx';
import { latestDraft, pairsOf } from './results-of.ts';
import { NoResults, UnderWay } from './run-states.tsx';

function Heading({ status }: { status: ProjectStatus }) {
  if (status === 'active') {
    return (
      <div role="status">
        <h1 className="flex items-center gap-4 text-4xl sm:text-5xl">
          <Spinner className="size-8!" />
          Processing Your Marketing Kit
        </h1>
        <p className="mt-3 text-lg text-ink-soft">This page updates by itself as results are ready.</p>
      </div>
    );
  }
  if (status === 'archived') {
    return (
      <>
        <h1 className="text-4xl sm:text-5xl">Processing Failed</h1>
        <p className="mt-3 text-lg text-ink-soft">
          There was an issue processing your order. Please try again or contact support.
        </p>
      </>
    );
  }
  return <h1 className="text-4xl sm:text-5xl">Your Marketing Kit is Ready!</h1>;
}

const hasPhotos = ({ mediaAssets }: ProjectDetail) =>
  mediaAssets.some((asset) => asset.isProcessedResult && !asset.isArchived);

export default function ResultsScreen() {
  const { id = '' } = useParams({ strict: false });
  const results = usePolledResults(id);
  const [withLabel, setWithLabel] = useState(false);
  if (results.isPending) return <Waiting text="Loading results..." />;
  if (!results.data) {
    const isMissing = results.error instanceof HttpError && results.error.status === 404;
    return (
      <div className="page pt-16">
        <EmptyState
          heading="h1"
          title={isMissing ? 'Invalid project ID' : 'Failed to load results'}
          action={
            <Button asChild>
              <Link to={paths.listings}>Back to Projects</Link>
            </Button>
          }
        />
      </div>
    );
  }
  const { data: detail } = results;
  const description = latestDraft(detail, 'listing_description');
  const social = latestDraft(detail, 'social_media_pack');
  return (
    <div className="page pt-10">
      <title>{`Results for ${detail.project.name} · Portico`}</title>
      <p className="eyebrow">{detail.property.address}</p>
      <div className="mt-3 mb-12">
        <Heading status={detail.project.status} />
      </div>
      <UnderWay detail={detail} />
      {hasPhotos(detail) || description || social || isWorking(detail) ? null : <NoResults id={id} detail={detail} />}
      {hasPhotos(detail) ? (
        <Tick
          label="Download with label"
          note="Writes ‘Virtually staged’ or ‘Digitally altered’ on each photo, as many MLSs ask."
          checked={withLabel}
          onChange={setWithLabel}
          className="-mt-4 mb-10"
        />
      ) : null}
      <div className="grid gap-16">
        <PairsSection
          id={id}
          title="Virtual Staged Photos"
          pairs={pairsOf(detail, 'virtual_staging')}
          altered="Virtually staged; the original is shown beside it"
          withLabel={withLabel}
        />
        <PairsSection
          id={id}
          title="Day-to-Dusk Enhancement"
          pairs={pairsOf(detail, 'day_to_dusk')}
          words={['Daytime', 'Dusk']}
          altered="Digitally altered; the original is shown beside it"
          withAll={false}
          withLabel={withLabel}
        />
        <PairsSection
          id={id}
          title="Room Clearing"
          pairs={pairsOf(detail, 'room_clearing')}
          altered="Digitally altered; the original is shown beside it"
          withLabel={withLabel}
        />
        {description ? (
          <ListingDescription id={detail.project.id} draft={description} name={detail.project.name} />
        ) : null}
        {social ? <SocialAssets id={detail.project.id} draft={social} /> : null}
      </div>
      <div className="mt-16 flex flex-wrap gap-3 border-t pt-8">
        <Button asChild look="outline">
          <Link to={paths.listings}>Back to Projects</Link>
        </Button>
        <Button asChild>
          <Link to={paths.newListing}>Process Another Listing</Link>
        </Button>
      </div>
    </div>
  );
}
