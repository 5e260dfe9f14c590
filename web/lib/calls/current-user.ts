import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '../client.ts';

export const currentUser = queryOptions({
  queryKey: [api.currentUser.path],
  queryFn: ({ signal }) => call(api.currentUser, { signal }),
});

/** Signed in means that data came back; while the call runs, nobody knows. */
export function useCurrentUser() {
  const query = useQuery(currentUser);
  return {
    user: query.data ?? null,
    isLoading: query.isPending,
    isSignedIn: query.data !== undefined && !query.isError,
  };
}
