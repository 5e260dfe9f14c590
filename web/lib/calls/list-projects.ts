import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { QueryOf } from '#contracts/route.ts';
import { callCounted } from '../client.ts';

type ListingFilter = Partial<QueryOf<typeof api.listProjects>>;

const listProjects = (filter: ListingFilter) =>
  queryOptions({
    queryKey: [api.listProjects.path, 'list', filter] as const,
    queryFn: ({ signal }) => callCounted(api.listProjects, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });

/** A list of several listings has no live stream; where one is at work, it may be asked for again. */
export const useListings = (filter: ListingFilter, { pollWhileActiveMs = 0 } = {}) =>
  useQuery({
    ...listProjects(filter),
    // Lists change by what is done elsewhere, so that each visit asks anew.
    refetchOnMount: 'always',
    refetchInterval: (query) =>
      pollWhileActiveMs > 0 && query.state.data?.rows.some((row) => row.status === 'active')
        ? pollWhileActiveMs
        : false,
  });
