import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { useRemoveLogo, useSaveLogo } from './calls/brand-kit.ts';

const failed = (error: unknown) =>
  void toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' });

/** A logo is kept as soon as it is chosen; the server says what it does not take. */
export function LogoField({ logoPath, className }: { logoPath: string | null; className?: string }) {
  const save = useSaveLogo();
  const remove = useRemoveLogo();
  const isBusy = save.isPending || remove.isPending;
  return (
    <div className={className}>
      <p className="mb-1.5 text-sm font-semibold">Logo</p>
      <div className="flex flex-wrap items-center gap-3">
        <DropZone
          label="Choose a logo"
          accept="image/png"
          disabled={isBusy}
          onFiles={([file]) => file && save.mutate(file, { onError: failed })}
          className="flex-1 px-4 py-3 text-[15px]"
        >
          {save.isPending ? 'Saving...' : logoPath ? 'Drop another PNG here, or browse' : 'Drop a PNG here, or browse'}
          <span className="block text-sm text-ink-faint">With a transparent background, up to 5 MB</span>
        </DropZone>
        {logoPath ? (
          <Button look="quiet" disabled={isBusy} onClick={() => remove.mutate(undefined, { onError: failed })}>
            Remove logo
          </Button>
        ) : null}
      </div>
    </div>
  );
}
