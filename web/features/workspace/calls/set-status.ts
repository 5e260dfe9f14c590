import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

export type ChosenStatus = BodyIn<typeof api.setProjectStatus>['status'];

/** Shown at once, taken back when the server refuses. */
export function useSetStatus(id: string) {
  const queries = useQueryClient();
  const { queryKey } = getProject(id);
  return useMutation({
    mutationFn: (status: ChosenStatus) => call(api.setProjectStatus, { params: { id }, body: { status } }),
    onMutate: (status) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (detail) => detail && { ...detail, project: { ...detail.project, status } });
      return { before };
    },
    onError: (_error, _status, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
