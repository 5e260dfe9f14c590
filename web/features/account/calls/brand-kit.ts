import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn, ReplyOf } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';
import { request } from '#web/lib/http.ts';

export type BrandKit = ReplyOf<typeof api.brandKit>;

const brandKit = queryOptions({
  queryKey: [api.brandKit.path],
  queryFn: ({ signal }) => call(api.brandKit, { signal }),
});

export const useBrandKit = () => useQuery(brandKit);

function useBrandChange<T>(change: (input: T) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: brandKit.queryKey }),
  });
}

export const useSaveBrandKit = () =>
  useBrandChange((body: BodyIn<typeof api.saveBrandKit>) => call(api.saveBrandKit, { body }));

export const useSaveLogo = () =>
  useBrandChange((logo: File) => request(api.saveBrandLogo.method, api.saveBrandLogo.path, { body: logo }));

export const useRemoveLogo = () => useBrandChange(() => call(api.removeBrandLogo, {}));
