import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

const getChat = (id: string, assetId: string) =>
  queryOptions({
    queryKey: ['chat', id, assetId] as const,
    queryFn: ({ signal }) => call(api.getChat, { params: { id, assetId }, signal }),
  });

/** The next version's conversation goes on from the last one's, which stays in view until it is there. */
export const useChat = (id: string, assetId: string) =>
  useQuery({ ...getChat(id, assetId), placeholderData: keepPreviousData });

/** A message that edits starts a revision; its run joins the listing's. */
export function usePostChat(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ assetId, ...body }: { assetId: string; message: string; after?: string }) =>
      call(api.postChat, { params: { id, assetId }, body }),
    onSuccess: ({ messages, serviceRun }, { assetId }) => {
      const { queryKey } = getChat(id, assetId);
      queries.setQueryData(queryKey, { messages });
      // Versions made from this one show its conversation, too.
      void queries.invalidateQueries({
        queryKey: ['chat', id],
        predicate: (query) => query.queryKey[2] !== assetId,
      });
      if (!serviceRun) return;
      queries.setQueryData(
        getProject(id).queryKey,
        (detail) =>
          detail && {
            ...detail,
            serviceRuns: [serviceRun, ...detail.serviceRuns.filter((run) => run.id !== serviceRun.id)],
          },
      );
    },
  });
}
