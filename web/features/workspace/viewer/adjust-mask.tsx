import { CloudSun, Paintbrush } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { sourceOf } from '#web/lib/listing/group-results.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogContent, DialogTrigger } from '#web/ui/dialog.tsx';
import { GuardedRoot } from '#web/ui/guarded-root.tsx';
import { MaskAnswer } from '../questions/mask-answer.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { useRevision } from './use-revision.ts';

const words = {
  clear: {
    title: 'Adjust what was removed',
    lead: 'Red was taken out. Paint over what should go too, erase what should come back, or tap a thing to switch it.',
    action: 'Clear this area',
    Icon: Paintbrush,
  },
  sky: {
    title: 'Adjust the sky',
    lead: 'Blue is taken for sky. Add to it or take away; a tap takes a whole surface.',
    action: 'Make dusk with this sky',
    Icon: CloudSun,
  },
} as const;

type AdjustMaskProps = { asset: MediaAsset; kind: 'clear' | 'sky'; onStarted: (runId: string) => void };

/** The mask behind a result, corrected on the source photo and done again as a free revision. */
export function AdjustMask({ asset, kind, onStarted }: AdjustMaskProps) {
  const { detail } = useWorkspace();
  const [open, setOpen] = useState(false);
  const [isPainted, setPainted] = useState(false);
  const { revise, isPending } = useRevision(asset.id, (runId) => {
    setOpen(false);
    onStarted(runId);
  });
  const source = sourceOf(asset, detail.mediaAssets);
  // A cleared photo keeps its own mask; the sky is found again on the source.
  const assetId = kind === 'clear' ? asset.id : source?.id;
  const from = useMemo(() => ({ assetId }), [assetId]);
  if (!source) return null;
  const { title, lead, action, Icon } = words[kind];
  return (
    <GuardedRoot open={open} onOpenChange={setOpen} isChanged={isPainted}>
      <DialogTrigger asChild>
        <Button look="outline" size="sm">
          <Icon aria-hidden />
          {title}
        </Button>
      </DialogTrigger>
      <DialogContent wide className="max-w-3xl!" title={title} description={`${lead} It is done again, free.`}>
        <div className="mt-6">
          <MaskAnswer
            photo={source}
            kind={kind}
            from={from}
            isPending={isPending}
            action={action}
            onTouched={setPainted}
            onAnswer={(answer) => revise({ answer })}
          />
        </div>
      </DialogContent>
    </GuardedRoot>
  );
}
