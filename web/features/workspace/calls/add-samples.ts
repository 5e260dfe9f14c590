import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

export function useAddSamples(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.addSamplePhotos, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: getProject(id).queryKey }),
  });
}
