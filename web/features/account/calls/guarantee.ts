import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

const guarantee = queryOptions({
  queryKey: [api.guarantee.path],
  queryFn: ({ signal }) => call(api.guarantee, { signal }),
});

export const useGuarantee = () => useQuery(guarantee);

export function useRequestRefund() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.requestRefund, {}),
    onSuccess: () => queries.invalidateQueries(),
  });
}
