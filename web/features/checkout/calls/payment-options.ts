import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

const paymentOptions = queryOptions({
  queryKey: [api.paymentOptions.path],
  queryFn: ({ signal }) => call(api.paymentOptions, { signal }),
});

export const usePaymentOptions = () => useQuery(paymentOptions);
