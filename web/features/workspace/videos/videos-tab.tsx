import { Clapperboard, Download } from 'lucide-react';
import { counted } from '#web/lib/counting.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { download, exportName } from '#web/lib/download.ts';
import { type Film, filmsOf } from '#web/lib/listing/videos.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { isUnderWay } from '../run-news.ts';
import { RunRows } from '../services/run-rows.tsx';
import { useWorkspace } from '../workspace-context.ts';

function FilmCard({ film, at }: { film: Film; at: number }) {
  const { detail } = useWorkspace();
  const photo = film.photoCount === 1 ? detail.mediaAssets.find((asset) => asset.id === film.photoIds[0]) : undefined;
  const name = photo
    ? `${photo.fileName.replace(/\.[^.]+$/, '')}_video.mp4`
    : exportName(detail.project.name, `video_${at}`, 'mp4');
  return (
    <article className="overflow-hidden rounded-frame border bg-surface">
      {/* biome-ignore lint/a11y/useMediaCaption: a silent film of photos has nothing to caption */}
      <video
        src={film.path}
        poster={film.poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={`Video ${at}`}
        className="aspect-[9/16] w-full bg-black object-contain"
      />
      <div className="flex items-center justify-between gap-3 p-4">
        <p className="text-sm text-ink-soft">
          {photo ? photo.fileName : counted(film.photoCount, 'photo')} · {film.seconds} s
          <span className="block text-ink-faint">{inMinutes(film.run.finishedAt)}</span>
        </p>
        <Button look="outline" size="sm" onClick={() => void download(film.path, name)}>
          <Download aria-hidden />
          Download
        </Button>
      </div>
    </article>
  );
}

function Films({ title, films }: { title: string; films: Film[] }) {
  if (films.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-5 text-2xl">{title}</h3>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {films.map((film, at) => (
          <FilmCard key={film.run.id} film={film} at={at + 1} />
        ))}
      </div>
    </section>
  );
}

export function VideosTab() {
  const { detail, showTab } = useWorkspace();
  const { single, combined } = filmsOf(detail.serviceRuns);
  const inTheMaking = detail.serviceRuns.filter((run) => run.serviceType === 'ken_burns_video' && isUnderWay(run));
  if (single.length + combined.length + inTheMaking.length === 0) {
    return (
      <EmptyState
        icon={<Clapperboard aria-hidden />}
        title="No videos yet"
        action={<Button onClick={() => showTab('services')}>Make a video</Button>}
      >
        A 9:16 film from the photos you choose, ready for Reels and Shorts.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-12">
      <h2 className="text-3xl">Generated Videos</h2>
      {inTheMaking.length > 0 ? (
        <Card aria-label="Videos in the making" className="max-w-lg">
          <RunRows runs={inTheMaking} />
        </Card>
      ) : null}
      <Films title="Photo Videos" films={single} />
      <Films title="Combined Social Media Videos" films={combined} />
    </div>
  );
}
