import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

type Again = { assetId: string; parameters?: Record<string, unknown> };

export function useRegenerate(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ assetId, parameters }: Again): Promise<{ serviceRun?: ServiceRun }> =>
      call(api.regenerate, { params: { id, assetId }, body: parameters ? { parameters } : {} }),
    onSuccess: ({ serviceRun }) => {
      if (!serviceRun) return;
      queries.setQueryData(getProject(id).queryKey, (detail) =>
        detail && !detail.serviceRuns.some((run) => run.id === serviceRun.id)
          ? { ...detail, serviceRuns: [serviceRun, ...detail.serviceRuns] }
          : detail,
      );
    },
  });
}
