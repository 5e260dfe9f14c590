import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './http.ts';
import { loginAgain } from './login-again.ts';

/** Whether a query may fail with 401 without meaning that the session ended in the middle: only the user call itself. */
const asksWho = (key: readonly unknown[]) => key[0] === '/api/auth/user';

/** No refetch by itself, never stale, no retries: what is shown changes when something happened, not when time passed. */
export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isUnauthorized(error) && !asksWho(query.queryKey)) loginAgain();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (isUnauthorized(error) && !mutation.meta?.mayBeSignedOut) loginAgain();
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
