import type { ProjectStatus } from '#contracts/entities/listing.ts';
import type { RunFailure, RunStatus } from '#contracts/entities/run.ts';

export type RunSummary = { readonly status: RunStatus; readonly errorCode: RunFailure | null };

const running = (run: RunSummary): boolean => run.status === 'pending' || run.status === 'processing';
/** A run that asked, was refused or was cancelled says nothing about the listing. */
const silent = (run: RunSummary): boolean =>
  run.errorCode === 'needs-input' || run.errorCode === 'refused' || run.errorCode === 'cancelled';

/**
 * What a listing's status becomes when one of its runs has ended: active while another runs, completed if any ever completed,
 * what it was before when its runs only asked or were refused, else archived ('Processing Failed').
 */
export const statusAfterRun = (
  runs: readonly RunSummary[],
  current: ProjectStatus,
  before: ProjectStatus | null,
): ProjectStatus => {
  if (runs.some(running)) return 'active';
  if (runs.some((run) => run.status === 'completed')) return 'completed';
  if (runs.every(silent)) return before ?? (current === 'active' ? 'draft' : current);
  return 'archived';
};
