import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

const signInOptions = queryOptions({
  queryKey: [api.signInOptions.path],
  queryFn: ({ signal }) => call(api.signInOptions, { signal }),
});

export const useSignInOptions = () => useQuery(signInOptions);
