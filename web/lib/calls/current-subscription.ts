import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '../client.ts';

export const currentSubscription = queryOptions({
  queryKey: [api.currentSubscription.path],
  queryFn: ({ signal }) => call(api.currentSubscription, { signal }),
});

/** Made only when signed in. */
export const useCurrentSubscription = ({ enabled = true } = {}) => useQuery({ ...currentSubscription, enabled });
