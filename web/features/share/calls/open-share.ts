import { useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

export const useShare = (token: string) =>
  useQuery({ queryKey: ['share', token], queryFn: ({ signal }) => call(api.openShare, { params: { token }, signal }) });
