import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { useCurrentUser } from '#web/lib/calls/current-user.ts';
import { sentence } from '#web/lib/http.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { FileName } from '#web/ui/file-name.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useCancelRun } from '../calls/cancel-run.ts';
import { isUnderWay, sayCancelled, sayTimeLeft, timeLeft } from '../run-news.ts';
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

/** The photo that a run works on; of a film, its first. */
const photoOf = (run: ServiceRun, photos: readonly MediaAsset[]): MediaAsset | undefined => {
  const [first] = Array.isArray(run.parameters.selectedAssetIds) ? run.parameters.selectedAssetIds : [];
  return photos.find((asset) => asset.id === (run.mediaAssetId ?? first));
};

function RunPicture({ run, photo }: { run: ServiceRun; photo: MediaAsset | undefined }) {
  const Icon = serviceIcons[run.serviceType];
  return (
    <div className="grid aspect-[4/3] place-items-center overflow-hidden rounded-lg bg-sunk text-accent">
      {photo ? (
        <img src={photo.thumbnailPath} alt="" className="size-full object-cover" />
      ) : (
        <Icon aria-hidden className="size-5" />
      )}
    </div>
  );
}

/** A run that asked does not run: it stands in the queue until it is answered. */
function AskingRow({ run }: { run: ServiceRun }) {
  const { detail, showQuestion } = useWorkspace();
  const { name } = serviceWords[run.serviceType];
  const photo = photoOf(run, detail.mediaAssets);
  return (
    <li className="grid grid-cols-[56px_1fr] items-center gap-x-4 border-b py-4 last:border-b-0">
      <RunPicture run={run} photo={photo} />
      <div className="min-w-0">
        <p className="truncate text-[15px] font-medium">{name}</p>
        {photo ? <FileName name={photo.fileName} className="text-sm text-ink-faint" /> : null}
        <p className="text-sm text-info">needs your help</p>
        <Button look="link" className="text-sm" onClick={() => showQuestion(run.id)}>
          Show question
        </Button>
      </div>
    </li>
  );
}

function RunningRow({ run, now }: { run: ServiceRun; now: number }) {
  const { id, detail } = useWorkspace();
  const { user } = useCurrentUser();
  const cancel = useCancelRun(id);
  const { name } = serviceWords[run.serviceType];
  const photo = photoOf(run, detail.mediaAssets);
  const left = sayTimeLeft(timeLeft(run, now));
  // By promise: the row, and with it what waits on the mutation itself, is gone when the run is.
  const onCancel = () =>
    cancel.mutateAsync(run.id).then(
      () => toast(sayCancelled(run.serviceType, user?.isAdmin ? 0 : run.creditCost)),
      (error) => toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' }),
    );
  return (
    <li className="grid grid-cols-[56px_1fr_auto] items-center gap-x-4 border-b py-4 last:border-b-0">
      <RunPicture run={run} photo={photo} />
      <div className="min-w-0">
        <p className="truncate text-[15px] font-medium">{name}</p>
        {photo ? <FileName name={photo.fileName} className="text-sm text-ink-faint" /> : null}
        <p className="text-sm text-ink-faint">
          <span>{run.status}</span>
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
        onClick={() => void onCancel()}
        className="grid size-9 place-items-center rounded-full text-ink-faint hover:bg-sunk hover:text-ink disabled:opacity-50"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

/** What is being worked on, and what waits for an answer. */
export function RunRows({ runs }: { runs: readonly ServiceRun[] }) {
  const now = useNow(runs.some(isUnderWay));
  return (
    <ul>
      {runs.map((run) =>
        isUnderWay(run) ? <RunningRow key={run.id} run={run} now={now} /> : <AskingRow key={run.id} run={run} />,
      )}
    </ul>
  );
}
