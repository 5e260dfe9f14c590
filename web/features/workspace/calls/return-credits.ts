import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

export function useReturnCredits(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (assetId: string) => call(api.returnCredits, { params: { id, assetId } }),
    // Not waited for: the dialog goes with its photo, and with it whoever would say that it worked.
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: getProject(id).queryKey });
      void queries.invalidateQueries({ queryKey: [api.usage.path] });
    },
  });
}
