import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { MaskBrush, type MaskBrushHandle } from '#web/ui/mask-brush.tsx';
import { Spinner } from '#web/ui/waiting.tsx';
import { useSaveMask } from '../calls/save-mask.ts';
import { useWorkspace } from '../workspace-context.ts';
import { type MaskKind, type MaskSource, useMaskBase } from './use-mask-base.ts';

type MaskAnswerProps = {
  photo: MediaAsset;
  kind: MaskKind;
  from?: MaskSource;
  isPending: boolean;
  action?: string;
  note?: ReactNode;
  onAnswer: (said: Record<string, unknown>) => void;
  /** Whether something was painted that is not sent yet. */
  onTouched?: (isTouched: boolean) => void;
};

const NOTHING: MaskSource = {};
const looking = { clear: 'Looking for furniture...', sky: 'Looking for the sky...' } as const;

/** What was painted is stored with the photo first; the run then finds it there. */
export function MaskAnswer({
  photo,
  kind,
  from = NOTHING,
  isPending,
  action = 'Start again with this area',
  note,
  onAnswer,
  onTouched,
}: MaskAnswerProps) {
  const { id } = useWorkspace();
  const brush = useRef<MaskBrushHandle>(null);
  const save = useSaveMask(id);
  const { base, isBusy: isLooking } = useMaskBase(id, kind, from);
  const [isEmpty, setEmpty] = useState(true);
  const onChange = useCallback(
    (painted: { isEmpty: boolean; isTouched: boolean }) => {
      setEmpty(painted.isEmpty);
      onTouched?.(painted.isTouched);
    },
    [onTouched],
  );
  const say = async () => {
    const png = await brush.current?.toPng();
    if (!png) return;
    save.mutate(
      { assetId: photo.id, kind, png },
      {
        onSuccess: () => onAnswer({ mask: kind }),
        onError: (error) =>
          toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' }),
      },
    );
  };
  const isBusy = isPending || save.isPending;
  return (
    <>
      <div className="relative">
        <MaskBrush
          src={photo.mediumPath}
          alt={photo.fileName}
          width={photo.width}
          height={photo.height}
          base={base}
          tone={kind === 'sky' ? 'info' : 'danger'}
          handle={brush}
          onChange={onChange}
        />
        {isLooking ? (
          <p
            role="status"
            className="absolute top-4 left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full bg-black/70 px-4 py-1.5 text-sm font-medium whitespace-nowrap text-white"
          >
            <Spinner className="size-4! text-white!" />
            {looking[kind]}
          </p>
        ) : null}
      </div>
      {note}
      <DialogActions>
        {/* Sent before the engine's own find is in, a stroke would be the whole of the area. */}
        <Button disabled={isBusy || isLooking || isEmpty} onClick={() => void say()}>
          {isBusy ? 'Starting...' : action}
        </Button>
      </DialogActions>
    </>
  );
}
