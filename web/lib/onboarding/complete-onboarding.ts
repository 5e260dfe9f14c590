import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { currentUser } from '../calls/current-user.ts';
import { call } from '../client.ts';
import { toast } from '../toasts.ts';

export function useCompleteOnboarding() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.completeOnboarding, {}),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: currentUser.queryKey });
      toast({ title: 'Welcome aboard!' });
    },
    onError: (error) => console.warn('Onboarding could not be completed', error),
  });
}
