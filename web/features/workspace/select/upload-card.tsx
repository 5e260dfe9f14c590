import { CloudUpload, RotateCw, X } from 'lucide-react';
import { useEffect } from 'react';
import { counted } from '#web/lib/counting.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useAddSamples } from '../calls/add-samples.ts';
import { useWorkspace } from '../workspace-context.ts';
import { MAX_FILES, MAX_MB } from './choose-files.ts';
import { type Upload, useUploads } from './use-uploads.ts';

const stateWords: Record<Upload['state'], string> = {
  waiting: 'Waiting',
  sending: 'Uploading',
  done: 'Done',
  failed: 'Failed',
};

function UploadRow({ upload, onRetry, onForget }: { upload: Upload; onRetry: () => void; onForget: () => void }) {
  const { file, state, share, reason } = upload;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-b py-3 last:border-b-0">
      <span className="truncate text-[15px] font-medium">{file.name}</span>
      <span className={state === 'failed' ? 'text-sm text-danger' : 'text-sm text-ink-faint'}>
        {state === 'sending' && share > 0 ? `${Math.round(share * 100)}%` : stateWords[state]}
      </span>
      {state === 'failed' ? (
        <>
          <span className="text-sm text-danger">{reason}</span>
          <span className="flex">
            <Button look="quiet" size="sm" onClick={onRetry} aria-label={`Retry ${file.name}`}>
              <RotateCw aria-hidden />
              Retry
            </Button>
            <Button look="quiet" size="sm" onClick={onForget} aria-label={`Dismiss ${file.name}`}>
              <X aria-hidden />
            </Button>
          </span>
        </>
      ) : (
        <Progress
          label={`Upload of ${file.name}`}
          value={state === 'waiting' ? 0 : share * 100}
          className="col-span-2"
        />
      )}
    </li>
  );
}

/** Photos by browsing, dropping or pasting; each with its own bar, its own reason and its own retry. */
export function UploadCard() {
  const { id, detail, photos } = useWorkspace();
  const { uploads, add, retry, forget } = useUploads(id, detail.mediaAssets);
  const samples = useAddSamples(id);
  const addSamples = () =>
    samples.mutate(undefined, {
      onSuccess: ({ assets }) =>
        toast({
          title: 'Sample photos added',
          description: `${counted(assets.length, 'photo')} to try the services on.`,
        }),
      onError: (error) =>
        toast({ title: 'Upload failed', description: sentence(error, 'Please try again'), tone: 'destructive' }),
    });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) add(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [add]);
  return (
    <section aria-label="Add photos">
      <DropZone
        label="Upload photos"
        accept="image/*,.heic,.heif"
        multiple
        onFiles={add}
        className="bg-surface px-6 py-8"
      >
        <span className="flex flex-wrap items-center justify-center gap-5 text-center sm:justify-start sm:text-left">
          <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
            <CloudUpload aria-hidden className="size-6" />
          </span>
          <span>
            <span className="block text-[17px] font-semibold">Drop photos here, paste them, or browse</span>
            <span className="mt-0.5 block text-[15px] text-ink-faint">
              JPEG, PNG, WebP, AVIF or HEIC. Up to {MAX_FILES} files, {MAX_MB} MB each
            </span>
          </span>
        </span>
      </DropZone>
      {photos.length === 0 ? <SampleOffer isPending={samples.isPending} onUse={addSamples} /> : null}
      {uploads.length > 0 ? (
        <ul aria-label="Uploads" className="mt-4 rounded-soft border bg-surface px-5">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onForget={() => forget(upload.key)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The sample listing, for whoever wants to try before looking for photos. */
function SampleOffer({ isPending, onUse }: { isPending: boolean; onUse: () => void }) {
  return (
    <p className="mt-3 text-[15px] text-ink-soft">
      Just looking?{' '}
      <Button look="link" disabled={isPending} onClick={onUse}>
        {isPending ? 'Adding sample photos...' : 'Use sample photos'}
      </Button>
    </p>
  );
}
