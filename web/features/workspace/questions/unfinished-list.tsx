import { TriangleAlert } from 'lucide-react';
import { counted } from '#web/lib/counting.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { type Unfinished, unfinishedRuns, useDismissedRuns } from './unfinished.ts';

/** Which photos a service could not do, and why: a toast tells of one and is gone. */
export function UnfinishedList() {
  const { detail } = useWorkspace();
  const { dismissed, dismiss } = useDismissedRuns();
  const groups = unfinishedRuns(detail.serviceRuns, dismissed);
  if (groups.length === 0) return null;
  return (
    <section aria-label="Not finished" className="grid gap-3">
      {groups.map((group) => (
        <UnfinishedGroup key={group.runIds[0]} group={group} onDismiss={() => dismiss(group.runIds)} />
      ))}
    </section>
  );
}

function UnfinishedGroup({ group, onDismiss }: { group: Unfinished; onDismiss: () => void }) {
  const { photos, select } = useWorkspace();
  const concerned = photos.filter((photo) => group.assetIds.includes(photo.id));
  const { name } = serviceWords[group.serviceType];
  return (
    <Notice role="status" icon={<TriangleAlert aria-hidden />}>
      <p className="font-semibold">
        {name}{' '}
        {group.assetIds.length > 0
          ? `could not do ${counted(group.assetIds.length, 'photo')}.`
          : 'could not be finished.'}{' '}
        No credits were used.
      </p>
      <p className="mt-1">{group.reason}</p>
      {concerned.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label={`Photos that ${name} could not do`}>
          {concerned.map((photo) => (
            <li
              key={photo.id}
              className="flex max-w-full items-center gap-2 rounded-lg bg-surface/70 p-1 pr-2.5 text-sm text-ink-soft"
            >
              <img src={photo.thumbnailPath} alt="" className="h-8 w-11 rounded-md object-cover" />
              <span className="truncate">{photo.fileName}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {concerned.length > 0 ? (
          <Button look="link" className="text-brass!" onClick={() => select(concerned.map((photo) => photo.id))}>
            Select {concerned.length === 1 ? 'it' : 'them'} again
          </Button>
        ) : null}
        <Button look="link" className="text-brass!" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}
