import { useMutation } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

/** Saves follow one another: a quick second click never overtakes the first. */
export const useSaveSelection = (id: string) =>
  useMutation({
    mutationFn: (selectedAssetIds: string[]) => call(api.saveSelection, { params: { id }, body: { selectedAssetIds } }),
    scope: { id: `selection-${id}` },
  });
