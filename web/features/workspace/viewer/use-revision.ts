import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { useRegenerate } from '../calls/regenerate.ts';
import { useWorkspace } from '../workspace-context.ts';

/** Makes a result again with something changed, free; `onStarted` learns which run will bring it. */
export function useRevision(assetId: string, onStarted: (runId: string) => void) {
  const { id } = useWorkspace();
  const again = useRegenerate(id);
  const revise = (parameters: Record<string, unknown>) =>
    again.mutate(
      { assetId, parameters },
      {
        onSuccess: ({ serviceRun }) => serviceRun && onStarted(serviceRun.id),
        onError: (error) =>
          toast({
            title: 'Regeneration failed',
            description: sentence(error, 'Failed to regenerate photo'),
            tone: 'destructive',
          }),
      },
    );
  return { revise, isPending: again.isPending };
}
