import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';

type Kind = BodyIn<typeof api.checkCopy>['kind'];

/** Fair Housing and MLS findings for a text, while it is being written. */
export const useCopyCheck = (text: string, kind: Kind, isOn: boolean) =>
  useQuery({
    queryKey: [api.checkCopy.path, kind, text] as const,
    queryFn: ({ signal }) => call(api.checkCopy, { body: { text, kind }, signal }),
    enabled: isOn && text.trim() !== '',
    placeholderData: keepPreviousData,
  });
