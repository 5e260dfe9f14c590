import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

export function useUpdateListing(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof api.updateProject>) => call(api.updateProject, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: getProject(id).queryKey }),
  });
}
