import { Paintbrush, ScanSearch } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { quoteRun } from '#domain/runs/prices.ts';
import { counted } from '#web/lib/counting.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogContent, DialogTrigger } from '#web/ui/dialog.tsx';
import { GuardedRoot } from '#web/ui/guarded-root.tsx';
import { useStartService } from '../calls/start-service.ts';
import { MaskAnswer } from '../questions/mask-answer.tsx';
import { wantsUpgrade } from '../services/use-start.ts';
import { useWorkspace } from '../workspace-context.ts';

const COST = quoteRun('room_clearing', {});

/** Clears what the person marks, on any photo: an order of the clearing service with a mask of its own. */
export function ClearArea({ asset, onStarted }: { asset: MediaAsset; onStarted: (runId: string) => void }) {
  const { id, askToUpgrade } = useWorkspace();
  const [open, setOpen] = useState(false);
  const [isPainted, setPainted] = useState(false);
  const [isSought, setSought] = useState(false);
  const start = useStartService(id);
  const from = useMemo(() => (isSought ? { assetId: asset.id } : {}), [isSought, asset.id]);
  const order = (answer: Record<string, unknown>) =>
    start.mutate(
      {
        body: { serviceType: 'room_clearing', creditCost: COST, parameters: { answer }, mediaAssetId: asset.id },
        key: crypto.randomUUID(),
      },
      {
        onSuccess: ({ serviceRun }) => {
          setOpen(false);
          onStarted(serviceRun.id);
        },
        onError: (error) =>
          wantsUpgrade(error)
            ? askToUpgrade('Upgrade to use AI services')
            : toast({
                title: 'Failed to start service',
                description: sentence(error, 'Please try again'),
                tone: 'destructive',
              }),
      },
    );
  return (
    <GuardedRoot open={open} onOpenChange={setOpen} isChanged={isPainted}>
      <DialogTrigger asChild>
        <Button look="outline" size="sm">
          <Paintbrush aria-hidden />
          Clear an area
        </Button>
      </DialogTrigger>
      <DialogContent
        wide
        className="max-w-3xl!"
        title="Clear an area"
        description={`Paint over what should go. It costs ${counted(COST, 'credit')}; later corrections are free.`}
      >
        <div className="mt-6">
          <MaskAnswer
            photo={asset}
            kind="clear"
            from={from}
            isPending={start.isPending}
            action={`Clear this area · ${counted(COST, 'credit')}`}
            note={
              <Button look="link" className="mt-3" disabled={isSought} onClick={() => setSought(true)}>
                <ScanSearch aria-hidden />
                Mark all furniture for me
              </Button>
            }
            onTouched={setPainted}
            onAnswer={order}
          />
        </div>
      </DialogContent>
    </GuardedRoot>
  );
}
