import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';

const listShares = (id: string) =>
  queryOptions({
    queryKey: ['shares', id] as const,
    queryFn: ({ signal }) => call(api.listShares, { params: { id }, signal }),
    refetchOnMount: 'always' as const,
  });

export const useShares = (id: string) => useQuery(listShares(id));

export function useCreateShare(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof api.createShare>) => call(api.createShare, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listShares(id).queryKey }),
  });
}

export function useRevokeShare(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) => call(api.revokeShare, { params: { shareId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listShares(id).queryKey }),
  });
}
