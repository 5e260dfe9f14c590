import { useParams } from '@tanstack/react-router';
import { Link2Off } from 'lucide-react';
import type { SharedListing } from '#contracts/entities/share.ts';
import { inDays } from '#web/lib/dates.ts';
import { draftSections } from '#web/lib/listing/draft-sections.ts';
import { paths } from '#web/lib/paths.ts';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { useShare } from './calls/open-share.ts';

export default function ShareScreen() {
  const { token = '' } = useParams({ strict: false });
  const share = useShare(token);
  if (share.isPending) return <Waiting text="Opening the listing..." className="min-h-dvh!" />;
  return (
    <div className="min-h-dvh">
      {share.data ? (
        <SharedPage listing={share.data} />
      ) : (
        <main className="page grid min-h-[80dvh] content-center">
          <title>Link not available · Portico</title>
          <EmptyState heading="h1" icon={<Link2Off aria-hidden />} title="This link is not available">
            It has expired, was withdrawn, or is incomplete. Ask whoever sent it for a new one.
          </EmptyState>
        </main>
      )}
      <footer className="border-t">
        <div className="page flex flex-wrap items-center justify-between gap-4 py-8 text-sm text-ink-faint">
          <a href={paths.home} className="rounded-md text-ink">
            <Wordmark className="text-lg!" />
          </a>
          <p>
            Altered photos are labelled and shown beside their originals.
            {share.data ? ` This page is open until ${inDays(share.data.expiresAt)}.` : ''}
          </p>
        </div>
      </footer>
    </div>
  );
}

function SharedPage({ listing }: { listing: SharedListing }) {
  // The first picture carries no label, so that it is never an altered one.
  const [lead] = listing.originals;
  const description = listing.drafts.find((draft) => draft.contentType === 'listing_description');
  const drafts = description ? [description] : listing.drafts;
  return (
    <main className="pb-20">
      <title>{`${listing.name} · ${listing.address}`}</title>
      {lead ? (
        <PhotoFrame
          isLead
          src={lead.path}
          alt={listing.name}
          preview={lead.preview}
          className="aspect-[16/9] max-h-[62vh] w-full"
        />
      ) : null}
      <div className="page">
        <header className="py-10">
          <h1 className="text-4xl sm:text-6xl">{listing.name}</h1>
          <p className="mt-3 text-lg text-ink-soft">{listing.address}</p>
          {listing.facts.length > 0 ? (
            <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 border-t pt-6">
              {listing.facts.map((fact) => (
                <div key={fact.label}>
                  <dt className="text-sm text-ink-faint">{fact.label}</dt>
                  <dd className="font-serif text-2xl">{fact.value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </header>
        <div className="grid gap-16">
          {drafts.map((draft) => (
            <section key={draft.id} aria-label={draft.title} className="max-w-[72ch]">
              {draftSections(draft)
                .filter((section) => draft.contentType === 'listing_description' || section.key === 'shortDescription')
                .map((section) => (
                  <p key={section.key} className="mb-4 text-lg leading-relaxed whitespace-pre-line">
                    {section.text}
                  </p>
                ))}
            </section>
          ))}
          {listing.altered.length > 0 ? (
            <section aria-labelledby="altered">
              <h2 id="altered" className="mb-6 text-3xl">
                Before and after
              </h2>
              <div className="grid gap-8 md:grid-cols-2">
                {listing.altered.map((pair) => (
                  <figure key={pair.after.id}>
                    <BeforeAfter
                      label={`Compare ${pair.after.fileName} with its original`}
                      beforeLabel="Original"
                      afterLabel="Altered"
                      className="aspect-[4/3]"
                      before={<PhotoFrame src={pair.before.path} alt="" preview={pair.before.preview} />}
                      after={
                        <PhotoFrame src={pair.after.path} alt={pair.after.fileName} preview={pair.after.preview} />
                      }
                    />
                    <figcaption className="mt-3 text-sm text-ink-soft">
                      {pair.disclosure}. The original is shown beside it.
                    </figcaption>
                  </figure>
                ))}
              </div>
            </section>
          ) : null}
          {listing.videos.length > 0 ? (
            <section aria-labelledby="films">
              <h2 id="films" className="mb-6 text-3xl">
                Film
              </h2>
              <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
                {listing.videos.map((film) => (
                  // biome-ignore lint/a11y/useMediaCaption: a silent film of photos has nothing to caption
                  <video
                    key={film.id}
                    src={film.path}
                    poster={film.posterPath ?? undefined}
                    controls
                    playsInline
                    preload="metadata"
                    aria-label="Listing film"
                    className="aspect-[9/16] w-full rounded-frame bg-black object-contain"
                  />
                ))}
              </div>
            </section>
          ) : null}
          {listing.originals.length > 0 ? (
            <section aria-labelledby="originals">
              <h2 id="originals" className="mb-2 text-3xl">
                Original photos
              </h2>
              <p className="mb-6 text-ink-soft">As taken, without alteration.</p>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {listing.originals.map((photo) => (
                  <li key={photo.id}>
                    <PhotoFrame
                      src={photo.path}
                      alt={photo.fileName}
                      preview={photo.preview}
                      width={photo.width}
                      height={photo.height}
                      className="aspect-[4/3] rounded-soft"
                    />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
    </main>
  );
}
