import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

export function useSaveDraft(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draftId, content }: { draftId: string; content: string }) =>
      call(api.saveDraft, { params: { id, draftId }, body: { content } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: getProject(id).queryKey }),
  });
}
