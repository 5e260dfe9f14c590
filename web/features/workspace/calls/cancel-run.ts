import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

/** The run is marked at once, so that its end is not announced as a failure. */
export function useCancelRun(id: string) {
  const queries = useQueryClient();
  const { queryKey } = getProject(id);
  return useMutation({
    mutationFn: (runId: string) => call(api.cancelRun, { params: { id, runId } }),
    onMutate: (runId) =>
      queries.setQueryData(
        queryKey,
        (detail) =>
          detail && {
            ...detail,
            serviceRuns: detail.serviceRuns.map((run) =>
              run.id === runId ? { ...run, errorCode: 'cancelled' as const } : run,
            ),
          },
      ),
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: [api.usage.path] })]),
  });
}
