import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#contracts/api.ts';
import type { RunStatus, ServiceRun } from '#contracts/entities/run.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { openLiveStream } from '#web/lib/live-stream.ts';
import { served } from '#web/lib/paths.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { dismissToast, toast } from '#web/lib/toasts.ts';
import { runNews } from './run-news.ts';

/** Twenty photos are looked at within seconds: the listing is read once for several of them. */
const PHOTOS_PAUSE_MS = 700;

/** Long enough to read it and to reach its button. */
const QUESTION_MS = 10_000;

/** Keeps the cached listing in step with the server, run by run. */
export function useLiveProject(id: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = getProject(id);
    const refresh = () => void queries.invalidateQueries({ queryKey });
    let reading: ReturnType<typeof setTimeout> | undefined;
    const stream = openLiveStream(served.events(id), {
      onReopened: refresh,
      onPoll: refresh,
      onPhotos: () => {
        reading ??= setTimeout(() => {
          reading = undefined;
          refresh();
        }, PHOTOS_PAUSE_MS);
      },
      onUpdate: ({ serviceRunId, status, error, progress }) => {
        if (status === 'completed' || status === 'failed') {
          // How a run ended (well, badly, with a question, called off) is in the listing, not in the event.
          refresh();
          void queries.invalidateQueries({ queryKey: [api.usage.path] });
          return;
        }
        queries.setQueryData(
          queryKey,
          (detail) =>
            detail && {
              ...detail,
              // What runs makes its listing active; what it is afterwards, the server says.
              project: { ...detail.project, status: 'active' as const },
              serviceRuns: detail.serviceRuns.map((run) =>
                run.id === serviceRunId ? { ...run, progress, status, error, errorMessage: error } : run,
              ),
            },
        );
      },
    });
    window.addEventListener('online', stream.retryNow);
    return () => {
      window.removeEventListener('online', stream.retryNow);
      clearTimeout(reading);
      stream.stop();
    };
  }, [id, queries]);
}

/** 'Service completed!', 'Service failed' or what is asked, once per run that ended while the page was open. */
export function useRunToasts(runs: readonly ServiceRun[], showQuestion: (runId: string) => void) {
  const seen = useRef(new Map<string, RunStatus>());
  const asking = useRef<string | null>(null);
  // The way to a question starts on this page.
  useEffect(() => () => void (asking.current && dismissToast(asking.current)), []);
  useEffect(() => {
    for (const { run, kind } of runNews(seen.current, runs)) {
      const name = serviceWords[run.serviceType].name;
      if (kind === 'completed') toast({ title: 'Service completed!', description: `${name} is ready.` });
      else if (run.errorCode === 'needs-input') {
        // Nothing failed and nothing was charged: the run waits for a word, which the Services tab takes.
        asking.current = toast({
          title: `${name} needs your help`,
          description: 'Its question waits for you under Services.',
          duration: QUESTION_MS,
          action: { label: 'Show question', run: () => showQuestion(run.id) },
        });
      } else if (run.errorCode !== 'cancelled') {
        toast({
          title: 'Service failed',
          description: run.errorMessage ?? run.error ?? `${name} could not be finished.`,
          tone: 'destructive',
        });
      }
    }
    seen.current = new Map(runs.map((run) => [run.id, run.status]));
  }, [runs, showQuestion]);
}
