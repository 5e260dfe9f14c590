import { useMutation } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';

/** A 401 here means wrong words, not an ended session. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof api.resetPassword>) => call(api.resetPassword, { body }),
    meta: { mayBeSignedOut: true },
  });
