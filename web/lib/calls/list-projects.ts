import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { QueryOf } from '#contracts/route.ts';
import { callCounted } from '../client.ts';

export type ListingFilter = Partial<QueryOf<typeof api.listProjects>>;

export const listProjects = (filter: ListingFilter) =>
  queryOptions({
    queryKey: [api.listProjects.path, 'list', filter] as const,
    queryFn: ({ signal }) => callCounted(api.listProjects, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });

export const useListings = (filter: ListingFilter) => useQuery(listProjects(filter));
