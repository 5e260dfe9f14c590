import { useMutation } from '@tanstack/react-query';
import { readJson } from '#web/lib/http.ts';
import { leaveTo, paths } from '#web/lib/paths.ts';

/** Google and OIDC are begun by the accounts library, which answers with the provider's address. */
export const useSignInElsewhere = () =>
  useMutation({
    mutationFn: (provider: 'google' | 'oidc') => {
      const back = { callbackURL: paths.authCallback };
      return provider === 'google'
        ? readJson<{ url: string }>('POST', '/api/auth/sign-in/social', { body: { provider: 'google', ...back } })
        : readJson<{ url: string }>('POST', '/api/auth/sign-in/oauth2', { body: { providerId: 'oidc', ...back } });
    },
    onSuccess: ({ url }) => leaveTo(url),
    meta: { mayBeSignedOut: true },
  });
