import type { RunStatus, ServiceRun } from '#contracts/entities/run.ts';
import type { ServiceType } from '#contracts/services.ts';
import { counted } from '#web/lib/counting.ts';
import { serviceWords } from '#web/lib/service-words.ts';

export type RunNews = { run: ServiceRun; kind: 'completed' | 'failed' };

export const isUnderWay = (run: Pick<ServiceRun, 'status'>) => run.status === 'pending' || run.status === 'processing';

/** Runs that ended since they were last seen under way. What was over before the page opened is no news. */
export function runNews(seen: ReadonlyMap<string, RunStatus>, runs: readonly ServiceRun[]): RunNews[] {
  return runs.flatMap((run) => {
    const before = seen.get(run.id);
    if (before === undefined || !isUnderWay({ status: before })) return [];
    return run.status === 'completed' || run.status === 'failed' ? [{ run, kind: run.status }] : [];
  });
}

/** Milliseconds that a run still needs, judged by its pace so far; null while nothing can be said. */
export function timeLeft(run: Pick<ServiceRun, 'progress' | 'startedAt'>, now: number): number | null {
  if (!run.startedAt || run.progress < 0.05 || run.progress >= 1) return null;
  const elapsed = now - new Date(run.startedAt).getTime();
  return elapsed <= 0 ? null : (elapsed * (1 - run.progress)) / run.progress;
}

export function sayTimeLeft(ms: number | null): string | null {
  if (ms === null) return null;
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** What a person is told who called a run off; `credits` is what it had cost them. */
export const sayCancelled = (service: ServiceType, credits: number) => ({
  title: `${serviceWords[service].name} cancelled`,
  ...(credits > 0 ? { description: `${counted(credits, 'credit')} ${credits === 1 ? 'is' : 'are'} back.` } : {}),
});
