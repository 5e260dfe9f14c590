import { useState } from 'react';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { isRepeated } from './open-questions.ts';

export type Unfinished = {
  serviceType: ServiceRun['serviceType'];
  reason: string;
  runIds: string[];
  assetIds: string[];
};

/** Runs that ended without a result and were not begun again since, those with one reason together. What the person cancelled is no news to them. */
export function unfinishedRuns(runs: readonly ServiceRun[], dismissed: ReadonlySet<string> = new Set()): Unfinished[] {
  const groups = new Map<string, Unfinished>();
  for (const run of runs) {
    const isOpen = run.status === 'failed' && run.errorCode !== 'cancelled' && run.errorCode !== 'needs-input';
    if (!isOpen || dismissed.has(run.id) || isRepeated(run, runs)) continue;
    const reason = run.errorMessage ?? run.error ?? 'It could not be finished.';
    const key = `${run.serviceType} ${reason}`;
    const group = groups.get(key) ?? { serviceType: run.serviceType, reason, runIds: [], assetIds: [] };
    group.runIds.push(run.id);
    if (run.mediaAssetId) group.assetIds.push(run.mediaAssetId);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const KEY = 'dismissedRuns';
/** Older ones have long left the listings that somebody works on. */
const KEPT = 500;

const stored = (): string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** What was read once does not come back with the next visit. */
export function useDismissedRuns() {
  const [dismissed, setDismissed] = useState(() => new Set(stored()));
  const dismiss = (ids: readonly string[]) => {
    const next = [...dismissed, ...ids].slice(-KEPT);
    setDismissed(new Set(next));
    localStorage.setItem(KEY, JSON.stringify(next));
  };
  return { dismissed, dismiss };
}
