import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { currentSubscription } from '#web/lib/calls/current-subscription.ts';
import { call } from '#web/lib/client.ts';

export function useCancelSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cancelAtPeriodEnd: boolean) => call(api.cancelSubscription, { body: { cancelAtPeriodEnd } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: currentSubscription.queryKey }),
  });
}
