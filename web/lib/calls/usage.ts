import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '../client.ts';

const usage = queryOptions({
  queryKey: [api.usage.path],
  queryFn: ({ signal }) => call(api.usage, { signal }),
});

export const useUsage = () => useQuery(usage);
