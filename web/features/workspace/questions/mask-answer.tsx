import { useCallback, useRef, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { MaskBrush, type MaskBrushHandle } from '#web/ui/mask-brush.tsx';
import { useSaveMask } from '../calls/save-mask.ts';
import { useWorkspace } from '../workspace-context.ts';

type MaskAnswerProps = {
  photo: MediaAsset;
  kind: 'clear' | 'sky' | 'windows';
  isPending: boolean;
  action?: string;
  onAnswer: (said: Record<string, unknown>) => void;
};

/** What was painted is stored with the photo first; the run then finds it there. */
export function MaskAnswer({
  photo,
  kind,
  isPending,
  action = 'Start again with this area',
  onAnswer,
}: MaskAnswerProps) {
  const { id } = useWorkspace();
  const brush = useRef<MaskBrushHandle>(null);
  const save = useSaveMask(id);
  const [isEmpty, setEmpty] = useState(true);
  const onChange = useCallback((empty: boolean) => setEmpty(empty), []);
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
      <MaskBrush
        src={photo.mediumPath}
        alt={photo.fileName}
        width={photo.width}
        height={photo.height}
        handle={brush}
        onChange={onChange}
      />
      <DialogActions>
        <Button disabled={isBusy || isEmpty} onClick={() => void say()}>
          {isBusy ? 'Starting...' : action}
        </Button>
      </DialogActions>
    </>
  );
}
