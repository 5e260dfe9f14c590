import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

export function useCancelSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cancelAtPeriodEnd: boolean) => call(api.cancelSubscription, { body: { cancelAtPeriodEnd } }),
    // Limits and credits follow the plan. Not waited for: the button that asked goes away with the answer, and its own words with it.
    onSuccess: () => void queries.invalidateQueries(),
  });
}
