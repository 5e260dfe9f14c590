import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { CurrentSubscription } from '#contracts/entities/money.ts';
import { call } from '#web/lib/client.ts';
import { leaveTo, paths } from '#web/lib/paths.ts';

/** Choosing the own plan takes back a cancellation or a change to come; an unpaid month leads to its page. */
export function useKeepPlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ plan }: CurrentSubscription) => call(api.createCheckoutSession, { body: { planId: plan.id } }),
    onSuccess: ({ url }) => {
      // Not waited for: the button that asked goes away with the answer.
      if (url === paths.account) void queries.invalidateQueries();
      else leaveTo(url);
    },
  });
}
