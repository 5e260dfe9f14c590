import { useEffect, useState } from 'react';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { useUnsentWork } from '#web/ui/guarded-root.tsx';
import { isUnderWay } from '../run-news.ts';
import { useWorkspace } from '../workspace-context.ts';

/** The run that was started here. When it is done its result comes into view, but not over work that was not sent; when it fails, the toast says why. */
export function useFollow(): { following: ServiceRun | null; follow: (runId: string) => void } {
  const { detail, openPhoto } = useWorkspace();
  const [runId, follow] = useState<string | null>(null);
  const isBusy = useUnsentWork();
  const run = detail.serviceRuns.find((one) => one.id === runId) ?? null;
  const result = detail.mediaAssets.find((asset) => runId !== null && asset.sourceServiceRunId === runId);
  useEffect(() => {
    if (run?.status === 'failed') follow(null);
    if (!result || isBusy) return;
    follow(null);
    openPhoto(result.id);
  }, [run?.status, result, isBusy, openPhoto]);
  return { following: run && isUnderWay(run) ? run : null, follow };
}
