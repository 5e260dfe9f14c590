import { FileImage, ImagePlus, Sparkles, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pendingUpload } from '#web/lib/pending.ts';
import { Button } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { lookAtPhoto } from './look-at-photo.ts';
import { unreadablePhoto } from './words.ts';

const PhotoUploadedDialog = lazy(() => import('./photo-uploaded-dialog.tsx'));

const SAMPLE = '/pictures/sample-photo.jpg';

const readAsDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** `preview` is null for a photo that this browser cannot show. */
type Chosen = { name: string; preview: string | null; isKept: boolean };

/** A visitor's first photo: shown, kept in the browser's session, and uploaded after signing up. */
export function UploadTeaser() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const choose = async (file: File) => {
    if (!file.type.startsWith('image/')) return;
    pendingUpload.clear();
    const dataUrl = await readAsDataUrl(file);
    const look = await lookAtPhoto(file, dataUrl);
    setRefused(look === 'broken' ? unreadablePhoto(file.name) : null);
    if (look === 'broken') return;
    const isKept = pendingUpload.store({ dataUrl, name: file.name });
    setChosen({ name: file.name, preview: look === 'shown' ? dataUrl : null, isKept });
    setAsking(true);
  };
  const trySample = async () => {
    const response = await fetch(SAMPLE);
    await choose(new File([await response.blob()], 'sample-front.jpg', { type: 'image/jpeg' }));
  };
  const remove = () => {
    pendingUpload.clear();
    setChosen(null);
  };

  return (
    <div className="rounded-frame bg-surface p-3 text-ink shadow-float">
      {chosen ? (
        <div className="flex items-center gap-4 p-3">
          {chosen.preview ? (
            <img src={chosen.preview} alt="Your upload" className="aspect-[4/3] w-28 rounded-soft object-cover" />
          ) : (
            <span className="grid aspect-[4/3] w-28 place-items-center rounded-soft bg-sunk text-ink-faint">
              <FileImage aria-hidden className="size-6" />
            </span>
          )}
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{chosen.name}</p>
            <p className="mt-0.5 flex items-center gap-1.5 text-[15px] text-accent">
              <Sparkles aria-hidden className="size-4" />
              Ready to transform
            </p>
            <Button look="link" size="sm" className="mt-2" onClick={() => setAsking(true)}>
              Continue
            </Button>
          </div>
          <Button look="quiet" size="icon" aria-label="Remove photo" onClick={remove}>
            <X aria-hidden />
          </Button>
        </div>
      ) : (
        <>
          <DropZone label="Upload a listing photo" onFiles={([file]) => file && void choose(file)} className="p-5">
            <span className="flex items-center gap-4">
              <span className="grid size-13 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
                <ImagePlus aria-hidden className="size-6" />
              </span>
              <span>
                <span className="block text-[17px] font-semibold">Drop a listing photo here, or browse</span>
                <span className="mt-0.5 block text-[15px] text-ink-faint">JPG or PNG up to 10MB</span>
              </span>
            </span>
          </DropZone>
          {refused ? (
            <p role="alert" className="px-3 pt-3 text-[15px] font-medium text-danger">
              {refused}
            </p>
          ) : null}
          <p className="px-3 pt-3 pb-1.5 text-[15px] text-ink-soft">
            No photo at hand?{' '}
            <Button look="link" onClick={() => void trySample()}>
              Try a sample photo
            </Button>
          </p>
        </>
      )}
      {asking && chosen ? (
        <Suspense>
          <PhotoUploadedDialog isKept={chosen.isKept} preview={chosen.preview} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
