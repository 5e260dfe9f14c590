import type { ServiceRun } from '#contracts/entities/run.ts';
import { quoteRun } from '#domain/runs/prices.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { useStartService } from '../calls/start-service.ts';
import { wantsUpgrade } from '../services/use-start.ts';
import { useWorkspace } from '../workspace-context.ts';

/** Starts the run again with what the person said. */
export function useAnswer(run: ServiceRun, onDone: () => void) {
  const { id, askToUpgrade } = useWorkspace();
  const start = useStartService(id);
  const answer = (said: Record<string, unknown>) => {
    // An order of two services may ask twice: what was answered before still counts.
    const before = (run.parameters.answer ?? {}) as Record<string, unknown>;
    const parameters = { ...run.parameters, answer: { ...before, ...said } };
    start.mutate(
      {
        body: {
          serviceType: run.serviceType,
          creditCost: quoteRun(run.serviceType, parameters),
          parameters,
          mediaAssetId: run.mediaAssetId,
        },
        key: crypto.randomUUID(),
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (wantsUpgrade(error)) askToUpgrade('Upgrade to use AI services');
          else
            toast({
              title: 'Failed to start service',
              description: sentence(error, 'Please try again'),
              tone: 'destructive',
            });
        },
      },
    );
  };
  return { answer, isPending: start.isPending };
}
