import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '../client.ts';

export const getProject = (id: string) =>
  queryOptions({
    queryKey: [api.listProjects.path, id] as const,
    queryFn: ({ signal }) => call(api.getProject, { params: { id }, signal }),
  });

export const useProject = (id: string) => useQuery(getProject(id));
