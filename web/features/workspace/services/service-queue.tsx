import { Card } from '#web/ui/card.tsx';
import { openQuestions } from '../questions/open-questions.ts';
import { isUnderWay } from '../run-news.ts';
import { useWorkspace } from '../workspace-context.ts';
import { RunRows } from './run-rows.tsx';

/** Runs that are neither completed nor failed, and those that wait for an answer. */
export function ServiceQueue() {
  const { detail } = useWorkspace();
  // In the order in which they are taken: what is being worked on stands first.
  const running = detail.serviceRuns
    .filter((run) => isUnderWay(run))
    .toSorted((a, b) => b.status.localeCompare(a.status) || a.createdAt.localeCompare(b.createdAt));
  const runs = [...openQuestions(detail.serviceRuns), ...running];
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
        <div className="mt-2">
          <RunRows runs={runs} />
        </div>
      )}
    </Card>
  );
}
