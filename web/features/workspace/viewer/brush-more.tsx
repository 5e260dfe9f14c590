import { Paintbrush } from 'lucide-react';
import { useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { sentence } from '#web/lib/http.ts';
import { sourceOf } from '#web/lib/listing/group-results.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '#web/ui/dialog.tsx';
import { useRegenerate } from '../calls/regenerate.ts';
import { MaskAnswer } from '../questions/mask-answer.tsx';
import { useWorkspace } from '../workspace-context.ts';

/** Adjusts what was removed: painted on the source photo, done again as a free revision. */
export function BrushMore({ asset }: { asset: MediaAsset }) {
  const { id, detail } = useWorkspace();
  const [open, setOpen] = useState(false);
  const again = useRegenerate(id);
  const source = sourceOf(asset, detail.mediaAssets);
  if (!source) return null;
  const onAnswer = (answer: Record<string, unknown>) =>
    again.mutate(
      { assetId: asset.id, parameters: { answer } },
      {
        onSuccess: () => setOpen(false),
        onError: (error) =>
          toast({
            title: 'Regeneration failed',
            description: sentence(error, 'Failed to regenerate photo'),
            tone: 'destructive',
          }),
      },
    );
  return (
    <DialogRoot open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button look="outline" size="sm" className="mt-3 self-start">
          <Paintbrush aria-hidden />
          Adjust what was removed
        </Button>
      </DialogTrigger>
      <DialogContent
        wide
        className="max-w-3xl!"
        title="Adjust what was removed"
        description="Paint over everything that should go. It is done again, free."
      >
        <div className="mt-6">
          <MaskAnswer
            photo={source}
            kind="clear"
            isPending={again.isPending}
            action="Clear this area"
            onAnswer={onAnswer}
          />
        </div>
      </DialogContent>
    </DialogRoot>
  );
}
