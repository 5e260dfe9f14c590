import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

export function useSetAddress(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => call(api.setAddress, { params: { id }, body: { address } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: getProject(id).queryKey }),
  });
}
