import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';

const listOverrides = (id: string, draftId: string) =>
  queryOptions({
    queryKey: ['overrides', id, draftId] as const,
    queryFn: ({ signal }) => call(api.listOverrides, { params: { id, draftId }, signal }),
  });

/** The receipts of a draft: which blocked words were kept, and why. */
export const useOverrides = (id: string, draftId: string) => useQuery(listOverrides(id, draftId));

export function useOverride(id: string, draftId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof api.overrideFinding>) =>
      call(api.overrideFinding, { params: { id, draftId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listOverrides(id, draftId).queryKey }),
  });
}
