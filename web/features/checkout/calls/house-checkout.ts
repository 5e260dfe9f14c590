import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#contracts/api.ts';
import type { CardForm, Checkout } from '#contracts/entities/checkout.ts';
import { call } from '#web/lib/client.ts';

const checkout = (session: string) =>
  queryOptions({
    queryKey: ['/api/checkout', session] as const,
    queryFn: ({ signal }) => call(api.checkout, { params: { session }, signal }),
  });

export const useCheckout = (session: string) => useQuery(checkout(session));

/** Every answer is the checkout as it now stands. */
const useKeep = (session: string) => {
  const queries = useQueryClient();
  return (now: Checkout) => void queries.setQueryData(checkout(session).queryKey, now);
};

export const usePay = (session: string) =>
  useMutation({
    mutationFn: (body: z.input<typeof CardForm>) => call(api.payCheckout, { params: { session }, body }),
    onSuccess: useKeep(session),
  });

/** Whoever says no to their bank gets the card form back: the checkout is open again. */
export const useAuthenticate = (session: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (approve: boolean) => call(api.authenticateCheckout, { params: { session }, body: { approve } }),
    onSuccess: useKeep(session),
    onError: () => queries.invalidateQueries({ queryKey: checkout(session).queryKey }),
  });
};
