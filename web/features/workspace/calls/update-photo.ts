import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { PhotoSubject } from '#contracts/services.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

export function useUpdatePhoto(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ assetId, ...body }: { assetId: string; fileName?: string; roomType?: PhotoSubject }) =>
      call(api.updatePhoto, { params: { id, assetId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: getProject(id).queryKey }),
  });
}
