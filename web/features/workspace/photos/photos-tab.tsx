import { Download, Images } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { counted } from '#web/lib/counting.ts';
import { groupResults } from '#web/lib/listing/group-results.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/notice.tsx';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { downloadOriginal } from '../download-result.ts';
import { useWorkspace } from '../workspace-context.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { useRegeneration } from './use-regeneration.ts';
import { VersionCard } from './version-card.tsx';

export function PhotosTab() {
  const { id, detail, openPhoto, showTab } = useWorkspace();
  const groups = useMemo(() => groupResults(detail.mediaAssets), [detail.mediaAssets]);
  const { regenerate, isRegenerating, secondsToWait } = useRegeneration();
  const [notRight, setNotRight] = useState<MediaAsset | null>(null);
  const [deleting, setDeleting] = useState<MediaAsset | null>(null);
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<Images aria-hidden />}
        title="No processed photos yet"
        action={<Button onClick={() => showTab('services')}>Choose a service</Button>}
      >
        Staged, cleared and dusk photos appear here beside their originals.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-10">
      <h2 className="text-3xl">Processed Photos</h2>
      {groups.map(({ key, original, versions }) => (
        <section
          key={key}
          aria-label={original?.fileName ?? versions[0]?.fileName}
          className={cn(
            'grid gap-x-5 gap-y-8 border-t pt-8 first-of-type:-mt-4 first-of-type:border-t-0 first-of-type:pt-0 sm:grid-cols-2',
            versions.length > 1 && 'lg:grid-cols-3',
          )}
        >
          <figure>
            {original ? (
              <div className="relative overflow-hidden rounded-soft">
                <button
                  type="button"
                  aria-label={`Open ${original.fileName}`}
                  onClick={() => openPhoto(original.id)}
                  className="block aspect-[4/3] w-full focus-visible:-outline-offset-2"
                >
                  <PhotoFrame
                    src={original.mediumPath}
                    alt={`Original: ${original.fileName}`}
                    preview={original.preview}
                    width={original.width}
                    height={original.height}
                  />
                </button>
                <Badge className="pointer-events-none absolute bottom-3 left-3">Original</Badge>
              </div>
            ) : (
              <div className="grid aspect-[4/3] place-items-center rounded-soft bg-sunk text-sm text-ink-faint">
                The original was deleted
              </div>
            )}
            <figcaption className="mt-3 flex justify-between gap-3 text-sm text-ink-soft">
              <span className="truncate">{original?.fileName}</span>
              <span className="shrink-0 text-ink-faint">{counted(versions.length, 'version')}</span>
            </figcaption>
            {original ? (
              <Button
                look="quiet"
                size="sm"
                className="mt-1 -ml-3"
                aria-label={`Download original ${original.fileName}`}
                onClick={() => void downloadOriginal(id, original)}
              >
                <Download aria-hidden />
                Download original
              </Button>
            ) : null}
          </figure>
          {versions.map((asset) => (
            <VersionCard
              key={asset.id}
              asset={asset}
              isRegenerating={isRegenerating(asset.id)}
              secondsToWait={secondsToWait(asset.id)}
              onRegenerate={() => regenerate(asset.id)}
              onDelete={() => setDeleting(asset)}
              onNotRight={() => setNotRight(asset)}
            />
          ))}
        </section>
      ))}
      {notRight ? (
        <ReturnDialog asset={notRight} onRestage={() => regenerate(notRight.id)} onClose={() => setNotRight(null)} />
      ) : null}
      {deleting ? <DeleteDialog asset={deleting} onClose={() => setDeleting(null)} /> : null}
    </div>
  );
}
