import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

export type StartRequest = BodyIn<typeof api.startService>;

/** The key makes a repeated call start the run once. */
export function useStartService(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: StartRequest; key: string }) =>
      call(api.startService, { params: { id }, body, headers: { 'idempotency-key': key } }),
    onSuccess: ({ serviceRun }) => {
      queries.setQueryData(getProject(id).queryKey, (detail) =>
        detail && !detail.serviceRuns.some((run) => run.id === serviceRun.id)
          ? { ...detail, serviceRuns: [serviceRun, ...detail.serviceRuns] }
          : detail,
      );
      void queries.invalidateQueries({ queryKey: [api.usage.path] });
    },
  });
}
