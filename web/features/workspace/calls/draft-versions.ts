import { useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

/** All versions of a draft, newest first. A new one makes the list another one: its number is part of the key. */
export const useDraftVersions = (id: string, draft: { id: string; version: number }) =>
  useQuery({
    queryKey: ['draft-versions', id, draft.id, draft.version] as const,
    queryFn: ({ signal }) => call(api.draftVersions, { params: { id, draftId: draft.id }, signal }),
  });
