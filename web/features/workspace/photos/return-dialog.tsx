import type { MediaAsset } from '#contracts/entities/photo.ts';
import { counted } from '#web/lib/counting.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { useReturnCredits } from '../calls/return-credits.ts';
import { useWorkspace } from '../workspace-context.ts';

type ReturnDialogProps = { asset: MediaAsset; onRestage: () => void; onClose: () => void };

/** Restage or no pay: another version first, which is free; if that is not right either, the credits come back. */
export function ReturnDialog({ asset, onRestage, onClose }: ReturnDialogProps) {
  const { id, detail } = useWorkspace();
  const giveBack = useReturnCredits(id);
  // The server decides; this only chooses the words.
  const restaged = detail.serviceRuns.some(
    (run) => run.isRevision && run.status === 'completed' && run.mediaAssetId === asset.sourceMediaAssetId,
  );
  const restage = () => {
    onRestage();
    onClose();
  };
  const confirm = () =>
    giveBack.mutate(asset.id, {
      onSuccess: ({ creditsReturned }) => {
        onClose();
        toast({
          title: 'Credits returned',
          description: `${counted(creditsReturned, 'credit')} can be spent again.`,
        });
      },
      onError: (error) =>
        toast({
          title: 'The credits did not come back',
          description: sentence(error, 'Please try again'),
          tone: 'destructive',
        }),
    });
  return (
    <DialogRoot open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={restaged ? 'Still not right?' : 'Not right?'}
        description={
          restaged
            ? 'What this photo cost comes back, and it leaves the listing with all its versions. You can also restage it once more, free.'
            : 'Restage it: that is free. If the new version is not right either, give the photo back here and pay nothing for it.'
        }
      >
        <DialogActions>
          <DialogClose asChild>
            <Button look="quiet">Keep it</Button>
          </DialogClose>
          {restaged ? (
            <Button look="danger" disabled={giveBack.isPending} onClick={confirm}>
              {giveBack.isPending ? 'Returning...' : 'Give my credits back'}
            </Button>
          ) : null}
          <Button onClick={restage}>Restage free</Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
