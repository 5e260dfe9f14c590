import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';

type Kind = BodyIn<typeof api.checkCopy>['kind'];

const checkCopy = (text: string, kind: Kind, mlsId: string | null) =>
  queryOptions({
    queryKey: [api.checkCopy.path, kind, mlsId, text] as const,
    queryFn: ({ signal }) => call(api.checkCopy, { body: { text, kind, mlsId }, signal }),
    enabled: text.trim() !== '',
  });

/** Fair Housing and MLS findings for a text, while it is being written. */
export const useCopyCheck = (text: string, kind: Kind, mlsId: string | null) =>
  useQuery({ ...checkCopy(text, kind, mlsId), placeholderData: keepPreviousData });

/** The same for several texts that stand still; findings in the order of the texts. */
export const useCopyChecks = (texts: readonly { text: string; kind: Kind }[], mlsId: string | null) =>
  useQueries({
    queries: texts.map(({ text, kind }) => checkCopy(text, kind, mlsId)),
    combine: (results) => results.map((result) => result.data?.findings ?? []),
  });
