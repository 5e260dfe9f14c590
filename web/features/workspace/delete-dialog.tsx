import type { MediaAsset } from '#contracts/entities/photo.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { useArchivePhoto } from './calls/archive-photo.ts';
import { useRestorePhoto } from './calls/restore-photo.ts';
import { useWorkspace } from './workspace-context.ts';

/** For so long a deleted photo can be called back. */
const UNDO_MS = 10_000;

export function DeleteDialog({ asset, onClose }: { asset: MediaAsset; onClose: () => void }) {
  const { id, select } = useWorkspace();
  const archive = useArchivePhoto(id);
  const restore = useRestorePhoto(id);
  const remove = () =>
    archive.mutate(asset.id, {
      onSuccess: () => {
        select([]);
        onClose();
        toast({
          title: 'Photo deleted',
          description: asset.fileName,
          duration: UNDO_MS,
          action: { label: 'Undo', run: () => restore.mutate(asset.id) },
        });
      },
      onError: (error) =>
        toast({
          title: 'Failed to delete photo',
          description: sentence(error, 'Please try again'),
          tone: 'destructive',
        }),
    });
  return (
    <DialogRoot open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title="Delete Photo"
        description={`Delete ${asset.fileName}? You can undo this for a few seconds; after that it cannot be undone.`}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button look="quiet">Cancel</Button>
          </DialogClose>
          <Button look="danger" disabled={archive.isPending} onClick={remove}>
            {archive.isPending ? 'Deleting...' : 'Delete'}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
