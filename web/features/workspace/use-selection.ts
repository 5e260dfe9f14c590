import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  const [saved, setSaved] = useState(detail?.selectionBasket.selectedAssetIds ?? []);
  const restored = useRef<string | null>(null);
  useEffect(() => {
    if (!detail || restored.current === id) return;
    restored.current = id;
    const stored = asSelected(detail.selectionBasket.selectedAssetIds);
    if (inAddress === undefined && stored) change({ selected: stored });
  }, [id, detail, inAddress, change]);

  const selected = useMemo(() => {
    const here = new Set(detail?.mediaAssets.filter((asset) => !asset.isArchived).map((asset) => asset.id));
    return idsIn(inAddress, saved).filter((assetId) => here.has(assetId));
  }, [detail, inAddress, saved]);

  // What was chosen last, before the address has caught up: a second quick click builds on the first, and the tiles
  // of a long list keep the same functions whatever is selected.
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  }, [selected]);

  const select = useCallback(
    (ids: readonly string[]) => {
      const before = latest.current;
      latest.current = [...ids];
      setSaved([...ids]);
      change({ selected: asSelected(ids) });
      save([...ids], {
        onError: (error) => {
          latest.current = before;
          setSaved(before);
          change({ selected: asSelected(before) });
          toast({
            title: 'Failed to save selection',
            description: sentence(error, 'Please try again'),
            tone: 'destructive',
          });
        },
      });
    },
    [change, save],
  );
  const toggle = useCallback(
    (assetId: string) => {
      const { current } = latest;
      select(current.includes(assetId) ? current.filter((other) => other !== assetId) : [...current, assetId]);
    },
    [select],
  );
  const deselect = useCallback(
    (ids: readonly string[]) => select(latest.current.filter((assetId) => !ids.includes(assetId))),
    [select],
  );
  return { selected, select, toggle, deselect };
}
