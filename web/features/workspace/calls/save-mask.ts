import { useMutation } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { ParamsOf } from '#contracts/route.ts';
import { addressOf } from '#web/lib/client.ts';
import { HttpError } from '#web/lib/http.ts';

type MaskKind = ParamsOf<typeof api.saveMask>['kind'];

export const useSaveMask = (id: string) =>
  useMutation({
    mutationFn: async ({ assetId, kind, png }: { assetId: string; kind: MaskKind; png: Blob }) => {
      const response = await fetch(addressOf(api.saveMask.path, { id, assetId, kind }), {
        method: api.saveMask.method,
        credentials: 'include',
        headers: { 'content-type': 'image/png' },
        body: png,
      });
      if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
    },
  });
