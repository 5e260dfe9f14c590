import { useMutation } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';
import { leaveTo, paths } from '#web/lib/paths.ts';

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: () => call(api.deleteAccount, { body: { confirm: 'DELETE' } }),
    onSuccess: () => leaveTo(paths.home),
  });
