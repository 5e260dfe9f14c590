import { useEffect, useState } from 'react';
import { api } from '#contracts/api.ts';
import { addressOf } from '#web/lib/client.ts';
import { readLayer } from '#web/ui/mask-layer.ts';
import { proposedRuns } from './open-questions.ts';

export type MaskKind = 'clear' | 'sky';
/** A proposal that came with a question, or the photo whose mask the server knows or finds. */
export type MaskSource = { readonly proposal?: unknown; readonly assetId?: string | undefined };

/** What is marked from the start. `isBusy` while the server still looks at the photo. */
export function useMaskBase(id: string, kind: MaskKind, { proposal, assetId }: MaskSource) {
  const [base, setBase] = useState<HTMLCanvasElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isOpen = true;
    const show = async (source: CanvasImageSource & { width: number; height: number }) => {
      const layer = await readLayer(source);
      if (isOpen) setBase(layer);
    };
    const runs = proposedRuns(proposal);
    if (runs) void createImageBitmap(runs).then(show);
    else if (assetId) {
      setBusy(true);
      fetch(addressOf(api.getMask.path, { id, assetId, kind }), { credentials: 'include' })
        .then(async (reply) => {
          if (!reply.ok) throw new Error(String(reply.status));
          await show(await createImageBitmap(await reply.blob()));
        })
        .catch(() => isOpen && setMissing(true))
        .finally(() => isOpen && setBusy(false));
    }
    return () => {
      isOpen = false;
    };
  }, [id, kind, proposal, assetId]);
  return { base, isBusy, isMissing };
}
