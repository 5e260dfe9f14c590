import { ChevronLeft, ChevronRight, Columns2, Download, Square, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { sourceOf } from '#web/lib/listing/group-results.ts';
import { resultBadge } from '#web/lib/service-words.ts';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Spinner } from '#web/ui/waiting.tsx';
import { ZoomStage } from '#web/ui/zoom-stage.tsx';
import { downloadResult } from '../download-result.ts';
import { useWorkspace } from '../workspace-context.ts';
import { diffMapOf } from './change-report.tsx';
import { DiffMap } from './diff-map.tsx';
import { frameOf } from './frame-of.ts';
import { PhotoFacts } from './photo-facts.tsx';
import { useFollow } from './use-follow.ts';

/** What the arrows to the next and the last photo take of a picture's sides, and half of the handle beside them. */
const STEP_ROOM = 76;

/** Full screen: the photo, compared with what it was made from, and what can be said and done about it. */
export default function Viewer({ assetId }: { assetId: string }) {
  const { id, detail, photos, openPhoto } = useWorkspace();
  const [look, setLook] = useState<'compared' | 'alone' | 'map'>('compared');
  const { following, follow } = useFollow();
  const at = photos.findIndex((photo) => photo.id === assetId);
  const asset = photos[at];
  if (!asset) return null;
  const source = asset.isProcessedResult ? sourceOf(asset, detail.mediaAssets) : null;
  const run = detail.serviceRuns.find((one) => one.id === asset.sourceServiceRunId);
  const map = look === 'map' && source ? diffMapOf(run?.report) : null;
  const isCompared = source !== null && look !== 'alone';
  const step = (by: number) => openPhoto(photos[(at + by + photos.length) % photos.length]!.id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    // A dialog above this one (an editor, a brush) has its own arrows.
    if (event.target instanceof Element && event.target.closest('[role=dialog]') !== event.currentTarget) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : openPhoto(null))}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          // On the viewer itself: the arrow keys step through the photos at once.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          className="fixed inset-0 z-50 grid animate-fade grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-paper focus:outline-none beside:grid-cols-[minmax(0,1fr)_clamp(288px,36vw,380px)] beside:grid-rows-[auto_minmax(0,1fr)]"
        >
          <header className="flex items-center gap-3 border-b px-4 py-3 beside:col-span-2 lg:px-6 low:py-1.5">
            <div className="mr-auto min-w-0 gap-3 sm:flex sm:items-baseline">
              <Dialog.Title className="truncate font-serif text-lg sm:text-xl">{asset.fileName}</Dialog.Title>
              <p className="flex gap-2 text-sm whitespace-nowrap text-ink-faint">
                {asset.isProcessedResult ? (
                  <span className="text-accent">{resultBadge(asset.processingType)}</span>
                ) : null}
                <span>
                  {at + 1} of {photos.length}
                </span>
              </p>
            </div>
            {source ? (
              <Tooltip text={isCompared ? 'Show the result alone' : 'Compare with the original'}>
                <Button
                  look="quiet"
                  size="icon"
                  aria-pressed={isCompared}
                  aria-label={isCompared ? 'Show the result alone' : 'Compare with the original'}
                  onClick={() => setLook(isCompared ? 'alone' : 'compared')}
                >
                  {isCompared ? <Square aria-hidden /> : <Columns2 aria-hidden />}
                </Button>
              </Tooltip>
            ) : null}
            <Tooltip text="Download">
              <Button
                look="quiet"
                size="icon"
                aria-label={`Download ${asset.fileName}`}
                onClick={() => void downloadResult(id, asset)}
              >
                <Download aria-hidden />
              </Button>
            </Tooltip>
            <Dialog.Close asChild>
              <Button look="quiet" size="icon" aria-label="Close viewer">
                <X aria-hidden />
              </Button>
            </Dialog.Close>
          </header>
          <div className="relative min-h-0 bg-[#101412] p-3 lg:p-6 low:p-3">
            <div className="[container-type:size] grid size-full place-items-center">
              {map && source ? (
                <div style={frameOf(asset)}>
                  <DiffMap source={source} map={map} />
                </div>
              ) : source && isCompared ? (
                <div style={frameOf(asset)}>
                  <BeforeAfter
                    key={asset.id}
                    label={`Compare ${asset.fileName} with its original`}
                    className="size-full rounded-soft!"
                    inset={photos.length > 1 ? STEP_ROOM : 0}
                    before={<PhotoFrame src={source.largePath} alt="" preview={source.preview} />}
                    after={<PhotoFrame src={asset.largePath} alt={asset.fileName} preview={asset.preview} />}
                  />
                </div>
              ) : (
                <ZoomStage resetKey={asset.id}>
                  <div style={frameOf(asset)}>
                    <PhotoFrame src={asset.largePath} alt={asset.fileName} preview={asset.preview} />
                  </div>
                </ZoomStage>
              )}
            </div>
            {following ? <UnderWay run={following} /> : null}
            {photos.length > 1 ? (
              <>
                <StepButton side="left" onClick={() => step(-1)} />
                <StepButton side="right" onClick={() => step(1)} />
              </>
            ) : null}
          </div>
          <aside
            aria-label="About this photo"
            className="flex max-h-[48dvh] min-h-0 flex-col border-t beside:max-h-none beside:border-t-0 beside:border-l"
          >
            <PhotoFacts
              asset={asset}
              isMapShown={map !== null}
              onShowMap={(show) => setLook(show ? 'map' : 'compared')}
              onStarted={follow}
            />
          </aside>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function UnderWay({ run }: { run: ServiceRun }) {
  return (
    <p
      role="status"
      className="absolute inset-x-0 top-6 mx-auto flex w-fit items-center gap-2.5 rounded-full bg-black/75 px-4 py-2 text-sm font-medium text-white lg:top-9"
    >
      <Spinner className="size-4! text-white!" />
      {run.status === 'pending'
        ? 'The new version is next...'
        : `Making the new version: ${Math.round(run.progress * 100)}%`}
    </p>
  );
}

function StepButton({ side, onClick }: { side: 'left' | 'right'; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={side === 'left' ? 'Previous photo' : 'Next photo'}
      onClick={onClick}
      className={`absolute top-1/2 ${side === 'left' ? 'left-4' : 'right-4'} grid size-11 -translate-y-1/2 place-items-center rounded-full bg-black/55 text-white hover:bg-black/80 focus-visible:outline-white`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
