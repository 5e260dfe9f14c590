import { useQuery } from '@tanstack/react-query';
import type { ProjectDetail } from '#contracts/entities/listing.ts';
import { getProject } from '#web/lib/calls/get-project.ts';

const POLL_MS = 3_000;

export const isWorking = (detail: ProjectDetail | undefined) =>
  detail?.serviceRuns.some((run) => run.status === 'pending' || run.status === 'processing') ?? false;

/** Asks again every 3 seconds while anything runs, also when the page is in the background. */
export const usePolledResults = (id: string) =>
  useQuery({
    ...getProject(id),
    refetchOnMount: 'always',
    refetchInterval: (query) => (isWorking(query.state.data) ? POLL_MS : false),
    refetchIntervalInBackground: true,
  });
