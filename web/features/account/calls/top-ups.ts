import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { PackName } from '#contracts/entities/checkout.ts';
import { call } from '#web/lib/client.ts';
import { leaveTo } from '#web/lib/paths.ts';

const topUpPacks = queryOptions({
  queryKey: [api.topUpPacks.path],
  queryFn: ({ signal }) => call(api.topUpPacks, { signal }),
});

export const useTopUpPacks = () => useQuery(topUpPacks);

export const useBuyTopUp = () =>
  useMutation({
    mutationFn: (pack: PackName) => call(api.buyTopUp, { body: { pack } }),
    onSuccess: ({ url }) => leaveTo(url),
  });
