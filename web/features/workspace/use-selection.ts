import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ProjectDetail } from '#contracts/entities/listing.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { useSaveSelection } from './calls/save-selection.ts';
import { asSelected, idsIn } from './workspace-url.ts';

type Change = (changes: { selected: string | undefined }) => void;

/** The selection is in the address and saved at once; the stored one is restored once per listing. */
export function useSelection(
  id: string,
  detail: ProjectDetail | undefined,
  inAddress: string | undefined,
  change: Change,
) {
  const { mutate: save } = useSaveSelection(id);
  const restored = useRef<string | null>(null);
  useEffect(() => {
    if (!detail || restored.current === id) return;
    restored.current = id;
    const stored = asSelected(detail.selectionBasket.selectedAssetIds);
    if (inAddress === undefined && stored) change({ selected: stored });
  }, [id, detail, inAddress, change]);

  const selected = useMemo(() => {
    const here = new Set(detail?.mediaAssets.filter((asset) => !asset.isArchived).map((asset) => asset.id));
    return idsIn(inAddress).filter((assetId) => here.has(assetId));
  }, [detail, inAddress]);

  const select = useCallback(
    (ids: readonly string[]) => {
      const before = inAddress;
      change({ selected: asSelected(ids) });
      save([...ids], {
        onError: (error) => {
          change({ selected: before });
          toast({
            title: 'Failed to save selection',
            description: sentence(error, 'Please try again'),
            tone: 'destructive',
          });
        },
      });
    },
    [inAddress, change, save],
  );
  return { selected, select };
}
