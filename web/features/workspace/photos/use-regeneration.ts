import { useCallback, useEffect, useState } from 'react';
import { HttpError, sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { useRegenerate } from '../calls/regenerate.ts';
import { isUnderWay } from '../run-news.ts';
import { useWorkspace } from '../workspace-context.ts';

const DEFAULT_COOLDOWN_S = 60;

/** How long to wait, when the refusal was a rate limit; null for any other error. */
export function cooldownOf(error: unknown): number | null {
  if (!(error instanceof HttpError) || error.status !== 429) return null;
  const { retryAfter } = error.data;
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : DEFAULT_COOLDOWN_S;
}

/** Regenerating, photo by photo: what is being made, and what must wait. */
export function useRegeneration() {
  const { id, detail } = useWorkspace();
  const { mutate } = useRegenerate(id);
  const [runOf, setRunOf] = useState<Readonly<Record<string, string>>>({});
  const [until, setUntil] = useState<Readonly<Record<string, number>>>({});
  const [now, setNow] = useState(Date.now);
  const isCooling = Object.values(until).some((end) => end > now);
  useEffect(() => {
    if (!isCooling) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isCooling]);

  const regenerate = useCallback(
    (assetId: string) => {
      setRunOf((all) => ({ ...all, [assetId]: 'asked' }));
      mutate(
        { assetId },
        {
          onSuccess: ({ serviceRun }) => {
            setRunOf((all) => ({ ...all, [assetId]: serviceRun?.id ?? '' }));
            if (!serviceRun) toast({ title: 'Regeneration started' });
          },
          onError: (error) => {
            setRunOf((all) => ({ ...all, [assetId]: '' }));
            const seconds = cooldownOf(error);
            if (seconds === null) {
              toast({
                title: 'Regeneration failed',
                description: sentence(error, 'Failed to regenerate photo'),
                tone: 'destructive',
              });
              return;
            }
            setNow(Date.now());
            setUntil((all) => ({ ...all, [assetId]: Date.now() + seconds * 1000 }));
            toast({
              title: 'Rate limit reached',
              description: `Please wait ${seconds} seconds before trying again`,
              tone: 'destructive',
            });
          },
        },
      );
    },
    [mutate],
  );

  const isRegenerating = (assetId: string) => {
    const runId = runOf[assetId];
    if (!runId) return false;
    if (runId === 'asked') return true;
    const run = detail.serviceRuns.find((one) => one.id === runId);
    return run !== undefined && isUnderWay(run);
  };
  const secondsToWait = (assetId: string) => Math.max(0, Math.ceil(((until[assetId] ?? 0) - now) / 1000));
  return { regenerate, isRegenerating, secondsToWait };
}
