import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';

const getFacts = (id: string) =>
  queryOptions({
    queryKey: ['facts', id] as const,
    queryFn: ({ signal }) => call(api.getFacts, { params: { id }, signal }),
    refetchOnMount: 'always' as const,
  });

/** What the copy of a listing may rest on. */
export const useFacts = (id: string) => useQuery(getFacts(id));

export function useSaveFacts(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof api.saveFacts>) => call(api.saveFacts, { params: { id }, body }),
    scope: { id: `facts-${id}` },
    onSuccess: (sheet) => queries.setQueryData(getFacts(id).queryKey, sheet),
  });
}
