import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { sentence } from '#web/lib/http.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { toast } from '#web/lib/toasts.ts';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useCancelRun } from '../calls/cancel-run.ts';
import { isUnderWay, sayTimeLeft, timeLeft } from '../run-news.ts';
import { useWorkspace } from '../workspace-context.ts';
import { serviceIcons } from './service-icons.ts';

const TICK_MS = 1_000;

function useNow(isTicking: boolean) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}

function QueuedRun({ run, now }: { run: ServiceRun; now: number }) {
  const { id, detail } = useWorkspace();
  const cancel = useCancelRun(id);
  const { name } = serviceWords[run.serviceType];
  const Icon = serviceIcons[run.serviceType];
  const [first] = Array.isArray(run.parameters.selectedAssetIds) ? run.parameters.selectedAssetIds : [];
  const photo = detail.mediaAssets.find((asset) => asset.id === (run.mediaAssetId ?? first));
  const left = sayTimeLeft(timeLeft(run, now));
  const onCancel = () =>
    cancel.mutate(run.id, {
      onSuccess: () => toast({ title: 'Service cancelled', description: 'Its credits are back.' }),
      onError: (error) =>
        toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' }),
    });
  return (
    <li className="grid grid-cols-[56px_1fr_auto] items-center gap-x-4 border-b py-4 last:border-b-0">
      <div className="grid aspect-[4/3] place-items-center overflow-hidden rounded-lg bg-sunk text-accent">
        {photo ? (
          <img src={photo.thumbnailPath} alt="" className="size-full object-cover" />
        ) : (
          <Icon aria-hidden className="size-5" />
        )}
      </div>
      <div className="min-w-0">
        <p className="truncate text-[15px] font-medium">{name}</p>
        <p className="truncate text-sm text-ink-faint">
          <span>{run.status}</span>
          {photo ? ` · ${photo.fileName}` : ''}
          {left ? ` · ${left}` : ''}
        </p>
        <Progress
          label={`Progress of ${name}`}
          value={run.status === 'pending' ? 0 : run.progress * 100}
          className="mt-2"
        />
      </div>
      <button
        type="button"
        aria-label={`Cancel ${name}${photo ? ` of ${photo.fileName}` : ''}`}
        disabled={cancel.isPending}
        onClick={onCancel}
        className="grid size-9 place-items-center rounded-full text-ink-faint hover:bg-sunk hover:text-ink disabled:opacity-50"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

/** Runs that are neither completed nor failed. */
export function ServiceQueue() {
  const { detail } = useWorkspace();
  // In the order in which they are taken: what is being worked on stands first.
  const runs = detail.serviceRuns
    .filter((run) => isUnderWay(run))
    .toSorted((a, b) => b.status.localeCompare(a.status) || a.createdAt.localeCompare(b.createdAt));
  const now = useNow(runs.length > 0);
  return (
    <Card aria-labelledby="queue-title">
      <h2 id="queue-title" className="text-2xl">
        Service Queue
      </h2>
      {runs.length === 0 ? (
        <p className="mt-3 text-[15px] text-ink-faint">
          Nothing is running. What you start appears here with its progress.
        </p>
      ) : (
        <ul className="mt-2">
          {runs.map((run) => (
            <QueuedRun key={run.id} run={run} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}
